// Sounds, made here: dice, coin, card, piece, your turn, the end. Off until somebody wants them; one volume.
import { facts } from "./store.js";

let context = null;
const kept = new Map(); // made once, so that the table can go on while they sound

const noise = () => 2 * Math.random() - 1;
const bell = (tone, fade) => (s) => Math.exp(-fade * s) * Math.min(1, s / 0.01) * Math.sin(2 * Math.PI * tone * s);
// stone on stone: the click is over before the tone is
const knock = (tone, fade) => (s) => 0.8 * Math.exp(-fade * s) * Math.sin(2 * Math.PI * tone * s) + 0.4 * Math.exp(-6 * fade * s) * noise();
const after = (start, wave) => (s) => (s < start ? 0 : wave(s - start));
const mixed = (...waves) => (s) => waves.reduce((sum, wave) => sum + wave(s), 0);
let breath = 0; // noise without its sharpest part
const hush = (s) => 2 * (breath += 0.35 * (noise() - breath)) * Math.sin(Math.PI * Math.min(1, s / 0.14)) * (s < 0.14 ? 1 : 0);

const LOUDEST = 4; // the gain at full volume: no sound may be louder than a quarter
const FADE = 0.01; // seconds: none ends with a click
const TOGETHER = 0.08; // seconds: moves that come closer than this sound once
const CALLS = ["turn", "end"]; // these wait for what sounds, and call from a hidden tab too
let [latest, over] = [-1, 0]; // when the newest one began; when all is quiet again

/** Each sound: how loud, how long in seconds, and its wave. */
export const SOUNDS = {
  piece: [0.24, 0.12, knock(190, 45)],
  card: [0.1, 0.16, hush],
  coin: [0.12, 0.4, mixed(bell(2093, 16), after(0.05, bell(2637, 14)))],
  dice: [0.22, 0.5, mixed(...[0, 0.07, 0.16, 0.22, 0.34].map((start, n) => after(start, knock(420 - 40 * n, 60))))],
  turn: [0.14, 0.9, mixed(...[523.25, 659.25, 783.99].map((tone, n) => after(0.11 * n, bell(tone, 9))))],
  end: [0.12, 1.8, mixed(...[392, 523.25, 659.25, 783.99, 1046.5].map((tone, n) => after(0.14 * n, bell(tone, 4))))],
};

/** A sound as samples. */
export function buffer(name, deck = context) {
  if (!kept.has(name)) {
    const [loud, seconds, wave] = SOUNDS[name];
    const rate = deck.sampleRate;
    const made = deck.createBuffer(1, Math.round(seconds * rate), rate);
    made.getChannelData(0).forEach((_, n, all) => { all[n] = loud * wave(n / rate) * Math.min(1, (all.length - 1 - n) / rate / FADE); });
    kept.set(name, made);
  }
  return kept.get(name);
}

/** When a sound begins; null where it is left out. */
function start(name) {
  const calls = CALLS.includes(name);
  const now = context.currentTime;
  if (!calls && now - latest < TOGETHER) return null;
  latest = calls ? Math.max(now, over) : now;
  over = Math.max(over, latest + SOUNDS[name][1]);
  return latest;
}

/** Sound, if it is wanted. A browser that allows none is left in peace: everything is shown too. */
export function sound(name) {
  const { sound: wanted, volume } = facts.settings;
  if (!wanted || !volume || !(name in SOUNDS) || (document.hidden && !CALLS.includes(name))) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // not allowed yet: it would wait, and all sound at once at the first click
  setTimeout(() => {
    try {
      context ??= new AudioContext();
      const begin = start(name);
      if (begin === null) return;
      const [player, gain] = [context.createBufferSource(), context.createGain()];
      player.buffer = buffer(name);
      gain.gain.value = LOUDEST * (volume / 100) ** 2;
      player.connect(gain).connect(context.destination);
      player.start(begin);
      document.documentElement.dataset.sounded = name;
    } catch { /* no sound here */ }
  });
}

/** What a move sounds like: the loudest of what was to be seen. */
export const sounds = (kinds) => ["dice", "coin", "card", "piece"].filter((kind) => kinds.has(kind)).slice(0, 1).forEach(sound);
