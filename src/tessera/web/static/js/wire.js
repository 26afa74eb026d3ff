// The line to the server: reconnects, notices half-open sockets, resends what was not answered, with the same request id.

const BEAT = 5000;

export class Wire {
  constructor(path) {
    Object.assign(this, { path, tries: 0, waiting: new Map(), number: 0, last: 0 });
    this.run = Math.random().toString(36).slice(2, 10);
  }

  /** `hello()` is said first; `heard(message)` gets everything that comes; `state("open" | "lost" | "gone")` is how the line is. */
  begin(hello, heard, state) {
    Object.assign(this, { hello, heard, state });
    this.open();
    setInterval(() => this.beat(), BEAT);
    addEventListener("online", () => this.again(0));
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.beat(); });
  }

  open() {
    this.socket?.close();
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.last = Date.now();
    socket.onopen = () => {
      this.tries = 0;
      this.last = Date.now();
      this.push(this.hello());
      for (const message of this.waiting.values()) this.push(message);
      this.state("open");
    };
    socket.onmessage = (event) => {
      this.last = Date.now();
      const message = JSON.parse(event.data);
      if (message.id) this.waiting.delete(message.id);
      this.heard(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.state(event.code === 4404 ? "gone" : "lost");
      if (event.code !== 4404) this.again();
    };
  }

  again(delay = Math.min(8000, 300 * 2 ** this.tries) * (0.6 + Math.random() * 0.8)) {
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), delay);
  }

  beat() {
    if (this.socket.readyState === WebSocket.OPEN) {
      if (Date.now() - this.last > 2.2 * BEAT) {
        this.state("lost");
        this.again(0);
      } else this.push({ t: "ping" });
    }
  }

  push(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Something that must arrive: gets an id and is sent again after a break until it is answered. */
  send(message) {
    this.number += 1;
    const whole = { ...message, id: `${this.run}-${this.number}` };
    this.waiting.set(whole.id, whole);
    this.push(whole);
    return whole.id;
  }
}
