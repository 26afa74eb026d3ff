// Telling somebody that it is their turn: a sound made here, the title of the tab, a notification on request.

let context = null;

export function chime() {
  try {
    context ??= new AudioContext();
    for (const [number, tone] of [523.25, 659.25, 783.99].entries()) {
      const when = context.currentTime + number * 0.11;
      const sound = context.createOscillator();
      const volume = context.createGain();
      sound.type = "triangle";
      sound.frequency.value = tone;
      volume.gain.setValueAtTime(0.0001, when);
      volume.gain.exponentialRampToValueAtTime(0.12, when + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, when + 0.5);
      sound.connect(volume).connect(context.destination);
      sound.start(when);
      sound.stop(when + 0.55);
    }
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
