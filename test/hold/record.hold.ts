import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { RawConnection } from '../support/raw.ts';
import { AttackProgram, measureBeside } from './beside.ts';
import { figure } from './figure.ts';
import { MeasuredHost, squareBoard } from './measured-host.ts';

/** Asks again and again on each of some connections, one request after the other; `next` is a target. */
function asking(connections: number, next: string): string {
  return `
    const counts = { answers: 0, bytes: 0 };
    let sockets = [];
    ${next}
    const start = async () => {
      sockets = Array.from({ length: ${connections} }, () => net.connect(port, '127.0.0.1'));
      for (const socket of sockets) {
        let length = -1;
        let head = '';
        const ask = () => { length = -1; head = ''; socket.write(get(next())); };
        socket.on('error', () => undefined);
        socket.on('connect', ask);
        socket.on('data', (chunk) => {
          counts.bytes += chunk.length;
          if (length < 0) {
            head += chunk.toString('latin1');
            const end = head.indexOf('\\r\\n\\r\\n');
            if (end < 0) return;
            length = Number(/content-length: (\\d+)/i.exec(head)[1]) - (head.length - end - 4);
          } else {
            length -= chunk.length;
          }
          if (length > 0) return;
          counts.answers++;
          ask();
        });
      }
      const before = counts.answers;
      while (counts.answers === before) await new Promise((done) => setTimeout(done, 5));
    };
    const stop = async () => { for (const socket of sockets) socket.destroy(); };
  `;
}

interface Counts {
  readonly answers: number;
  readonly bytes: number;
}

/** Plays so many steps of a game, many at once. */
async function play(host: { readonly port: number }, steps: number, player: string): Promise<void> {
  const line = await RawConnection.connect(host);
  for (let step = 0; step < steps; step++) {
    const { status } = await line.get(`/flip/${player}/1,${step % 2}`);
    expect(status).toBe(200);
  }
  line.cut();
}

test('steps that are asked for at random slow others down at most three times', async () => {
  const host = await MeasuredHost.start(squareBoard(20));
  const steps = 6_000;
  await play(host, steps, 'ben');
  const next = `const next = () => '/steps/eve?since=' + Math.floor(Math.random() * ${steps});`;
  const attack = new AttackProgram<Counts>(asking(2, next), host.port);
  await measureBeside('steps at random', host, attack);
  const { answers, bytes } = await attack.counts();
  figure(`it had ${answers} answers of ${Math.round(bytes / answers)} bytes`);
});

test('the same, with cards of full length', async () => {
  const long = (name: string) => name.padEnd(limits.cardUnitsMax, '_');
  const cards = ['one', 'two', ...Array.from('ABCDEFABCDEF', long)];
  const host = await MeasuredHost.start(`7x2\n${cards.join('\n')}\n`);
  const steps = 2_000;
  await play(host, steps, 'ben');
  const next = `const next = () => '/steps/eve?since=' + Math.floor(Math.random() * ${steps});`;
  const attack = new AttackProgram<Counts>(asking(2, next), host.port);
  await measureBeside('steps at random, with long cards', host, attack);
});

test('replacements of every card slow others down at most three times', async () => {
  const cards = ['one', 'two', ...Array.from({ length: 9_998 }, () => 'A0')];
  const host = await MeasuredHost.start(`100x100\n${cards.join('\n')}\n`);
  const before = await host.memory();
  const next = `
    let at = 0;
    const card = (number) => number === 0 ? 'A0' : 'A' + number + '_'.repeat(4000);
    const next = () => '/replace/eve/' + card(at) + '/' + card(++at);
  `;
  const attack = new AttackProgram<Counts>(asking(1, next), host.port);
  await measureBeside('replacements of 9,998 cards', host, attack);
  const { answers } = await attack.counts();
  const after = await host.memory();
  figure(
    `${answers} replacements; ${Math.round(after.held)} MiB held, ${Math.round(before.held)} before`,
  );
  expect(after.held - before.held).toBeLessThan(128);
});
