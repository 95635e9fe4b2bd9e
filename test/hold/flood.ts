import { expect } from 'vitest';
import { AttackProgram } from './beside.ts';

/** What came back so far: how many answers of each status, and how much was asked of each kind. */
export interface FloodCounts {
  readonly statuses: Readonly<Record<string, number>>;
  readonly looks: number;
  readonly slow: number;
  readonly ids: number;
  readonly huge: number;
}

/**
 * All that one address can do to a host, in a process of its own so that it does not slow down what
 * is measured: 500 slow or half-sent requests, 5,000 looks a second, flips under 10,000 invented ids,
 * and targets, headers and bodies beyond every limit.
 */
const FLOOD = `
  const from = '127.0.3.1';
  const counts = { statuses: {}, looks: 0, slow: 0, ids: 0, huge: 0 };
  let sockets = new Set();
  let timers = [];
  let isOn = false;
  const count = (data) => {
    for (const [, status] of data.toString('latin1').matchAll(/HTTP\\/1\\.1 (\\d+) /g)) {
      counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
    }
  };
  const connect = (onClose) => {
    const socket = net.connect({ host: '127.0.0.1', port, localAddress: from });
    sockets.add(socket);
    socket.on('data', count);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (isOn) onClose?.();
    });
    return socket;
  };

  const slow = (index) => {
    const socket = connect(() => slow(index));
    counts.slow++;
    const text = get('/look/slow' + index);
    if (index % 2 === 0) return socket.write(text.slice(0, 20 + (index % 20)));
    let sent = 0;
    const timer = setInterval(() => {
      if (socket.destroyed || sent >= text.length - 4) return clearInterval(timer);
      socket.write(text[sent++]);
    }, 900);
    timers.push(timer);
  };

  const start = () => {
    isOn = true;
    for (let index = 0; index < 500; index++) slow(index);
    const lookers = Array.from({ length: 50 }, () => connect());
    const flippers = Array.from({ length: 20 }, () => connect());
    let began = performance.now();
    let looks = 0;
    let turn = 0;
    timers.push(setInterval(() => {
      const due = Math.floor((performance.now() - began) * 5);
      for (; looks < due; looks++) {
        lookers[looks % lookers.length].write(get('/look/looker' + (looks % 100)));
        counts.looks++;
      }
      // A thousand ids a second, each once; a flip that has to wait is given up with its connection.
      if (counts.ids < 10_000) {
        const at = (1 + (counts.ids % 19)) + ',' + (counts.ids % 20);
        flippers[turn % 20].write(get('/flip/invented' + counts.ids + '/' + at));
        counts.ids++;
      }
      turn++;
      if (turn % 40 === 0) {
        const next = (turn / 40) % 20;
        flippers[next].destroy();
        flippers[next] = connect();
      }
    }, 1));
    timers.push(setInterval(() => {
      counts.huge += 3;
      connect().write(get('/look/' + 'x'.repeat(90_000)));
      connect().write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\nX: ' + 'x'.repeat(300_000) + '\\r\\n\\r\\n');
      connect().write(
        'POST /join HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\n' +
        'Content-Length: 1000000\\r\\n\\r\\n' + 'x'.repeat(1_000_000)
      );
    }, 200));
  };
  const stop = () => {
    isOn = false;
    for (const timer of timers) clearInterval(timer);
    timers = [];
    for (const socket of sockets) socket.destroy();
  };
`;

export class Flood extends AttackProgram<FloodCounts> {
  constructor(port: number) {
    super(FLOOD, port);
  }

  /** Resolves once two thousand looks more have been asked for. */
  override async start(): Promise<FloodCounts> {
    const before = await super.start();
    await expect
      .poll(async () => (await this.counts()).looks - before.looks)
      .toBeGreaterThan(2_000);
    return before;
  }
}
