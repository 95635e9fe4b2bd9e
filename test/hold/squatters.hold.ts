/** Invented players who take every seat keep no friend out, and slow nobody down. */
import { expect, test } from 'vitest';
import { RawConnection } from '../support/raw.ts';
import { viewOf } from '../support/table-view.ts';
import { Wire, secretId } from '../support/wire.ts';
import { AttackProgram, measureBeside } from './beside.ts';
import { figure } from './figure.ts';
import { MeasuredHost, squareBoard } from './measured-host.ts';

/** Connections of each of the two addresses, and what each waits after an answer. */
const CONNECTIONS = 10;
const PAUSE_MS = 100;

/** Joins from two addresses, each with an id of its own: up to 200 a second, again and again. */
const SQUATTING = `
  const [connections, pauseMs] = args.map(Number);
  const counts = { joined: 0, refused: 0 };
  let lines = [];
  let number = 0;
  const join = (socket) => {
    if (socket.destroyed) return;
    const id = 'squatter' + String(number++).padStart(24, '0');
    const body = JSON.stringify({ player: id, name: 'S' + number });
    socket.write('POST /join HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\n' +
      'Content-Length: ' + body.length + '\\r\\n\\r\\n' + body);
  };
  const start = () => {
    lines = Array.from({ length: 2 * connections }, (_, index) => {
      const socket = net.connect({ port, host: '127.0.0.1', localAddress: '127.0.3.' + (1 + (index % 2)) });
      socket.on('error', () => undefined);
      socket.on('connect', () => join(socket));
      socket.on('data', (data) => {
        if (String(data).startsWith('HTTP/1.1 200')) counts.joined++;
        else counts.refused++;
        setTimeout(() => join(socket), pauseMs);
      });
      return socket;
    });
  };
  const stop = () => lines.forEach((socket) => socket.destroy());
`;

test('squatters from two addresses: others play on, and friends sit down', async () => {
  const host = await MeasuredHost.start(squareBoard(10));
  const attack = new AttackProgram<{ joined: number; refused: number }>(
    SQUATTING,
    host.port,
    String(CONNECTIONS),
    String(PAUSE_MS),
  );
  await measureBeside('squatters', host, attack, { samples: 150 });

  await attack.start();
  await expect
    .poll(async () => (await attack.counts()).joined, { timeout: 60_000 })
    .toBeGreaterThan(999);
  const wire = new Wire(host);
  await expect.poll(async () => (await viewOf(wire, 'ana')).players.length).toBe(1_000);
  const friends = await RawConnection.connect(host, { from: '127.0.4.1' });
  for (let friend = 0; friend < 30; friend++) {
    const player = { player: secretId(`friend${friend}`), name: `Friend ${friend}` };
    const { status, body } = await friends.post('/join', player);
    expect(status, body).toBe(200);
  }
  const { joined, refused } = await attack.stop();
  figure(
    `30 friends sat down at a table that ${joined} squatters had joined (${refused} were refused)`,
  );
});
