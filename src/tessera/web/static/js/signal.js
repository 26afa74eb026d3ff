// Telling somebody that it is their turn: a sound made here, the title of the tab, a notification on request.

const TONES = [523.25, 659.25, 783.99];
let context = null;
let sound = null;

/** Three tones after one another, each struck and fading; made once, so that the table can go on while they sound. */
function strike() {
  const made = context.createBuffer(1, Math.round(0.8 * context.sampleRate), context.sampleRate);
  const wave = made.getChannelData(0);
  for (const [number, tone] of TONES.entries()) {
    const start = Math.round(number * 0.11 * context.sampleRate);
    const step = (2 * Math.PI * tone) / context.sampleRate;
    for (let n = 0; n < 0.55 * context.sampleRate; n += 1) {
      const seconds = n / context.sampleRate;
      wave[start + n] += 0.12 * Math.min(1, seconds / 0.02) * Math.exp(-14 * seconds) * Math.sin(step * n);
    }
  }
  return made;
}

export function chime() {
  try {
    context ??= new AudioContext();
    sound ??= strike();
    const player = context.createBufferSource();
    player.buffer = sound;
    player.connect(context.destination);
    player.start();
  } catch { /* no sound here: the title tells it too */ }
}

export async function permit() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function notify(title, body) {
  if (document.hidden && "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notify") === "1") {
    const shown = new Notification(title, { body, tag: location.pathname });
    shown.onclick = () => { window.focus(); shown.close(); };
  }
}
