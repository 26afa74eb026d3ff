// Telling somebody that it is their turn: the title of the tab, a notification on request; sound.js makes the sounds.

export async function permit() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function notify(title, body) {
  if (document.hidden && "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notify") === "1") {
    const shown = new Notification(title, { body, tag: location.pathname });
    shown.onclick = () => { window.focus(); shown.close(); };
  }
}
