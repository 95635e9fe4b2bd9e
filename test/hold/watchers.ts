import { FarProgram } from './far-program.ts';

/** Many who watch on and on from the last version they saw, in a process that does nothing else. */
const WATCHERS = `
  import net from 'node:net';
  const [port, count] = process.argv.slice(1).map(Number);
  const versions = Array.from({ length: count }, () => '');
  let answers = 0;
  const watch = (index) => {
    const socket = net.connect(port, '127.0.0.1');
    let received = '';
    const ask = () => socket.write('GET /watch/watcher' + index +
      '?wait=20&since=' + versions[index] + ' HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n');
    socket.on('connect', ask);
    socket.setEncoding('latin1').on('data', (piece) => {
      received += piece;
      const end = received.indexOf('\\r\\n\\r\\n');
      if (end < 0) return;
      const head = received.slice(0, end);
      const length = Number(/content-length: (\\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < end + 4 + length) return;
      received = '';
      if (!/^HTTP\\/1.1 (200|304) /.test(head)) throw new Error(head);
      if (versions[index] === '') startNext();
      versions[index] = /board-version: (\\S+)/i.exec(head)[1];
      answers++;
      ask();
    });
  };
  // A listening socket queues a few hundred connections, no more.
  let started = 0;
  const startNext = () => {
    if (started < count) watch(started++);
  };
  for (let index = 0; index < 200; index++) startNext();
  process.on('message', () => process.send({ versions: [...new Set(versions)], answers }));
`;

/** Which versions they saw last, each once, and how often they were answered in all. */
interface Seen {
  readonly versions: readonly string[];
  readonly answers: number;
}

export class Watchers extends FarProgram<'seen', Seen> {
  constructor(port: number, count: number) {
    super(WATCHERS, String(port), String(count));
  }

  seen(): Promise<Seen> {
    return this.say('seen');
  }
}
