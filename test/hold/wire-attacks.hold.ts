/** Attacks on the wire, each from one address, and what another player notices of them. */
import { test } from 'vitest';
import { AttackProgram, measureBeside } from './beside.ts';
import { MeasuredHost, squareBoard } from './measured-host.ts';

/** Counts answers, so that it is seen that the attack is under way. */
const BEGIN = `
  const counts = { sent: 0 };
  const sockets = new Set();
  let timers = [];
  const connect = () => {
    const socket = net.connect({ host: '127.0.0.1', port, localAddress: '127.0.4.1' });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const stop = () => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    for (const socket of sockets) socket.destroy();
  };
`;

/** Sixty times the page's script, nothing read, and gone: a hundred times a second. */
const UNREAD = `${BEGIN}
  const script = await fetch('http://127.0.0.1:' + port + '/').then((answer) => answer.text());
  const path = /src="(\\/assets\\/[^"]+\\.js)"/.exec(script)[1];
  const start = () => {
    timers.push(setInterval(() => {
      const socket = connect().pause();
      socket.write(get(path).repeat(60));
      setTimeout(() => (counts.sent % 2 === 0 ? socket.destroy() : socket.resetAndDestroy()), 5);
      counts.sent++;
    }, 10));
  };
`;

/** As many looks as may wait on a connection, read and sent again at once. */
const BURSTS = `${BEGIN}
  const start = () => {
    const socket = connect();
    const many = get('/look/eve').repeat(1_000);
    let answers = 0;
    const send = () => {
      answers = 0;
      counts.sent++;
      socket.write(many);
    };
    socket.on('connect', send);
    socket.on('data', (piece) => {
      answers += piece.toString('latin1').split('HTTP/1.1 200').length - 1;
      if (answers >= 990) send();
    });
  };
`;

/** Headers as long as may be, that a proxy would have written. */
const FORWARDED = `${BEGIN}
  const long = 'for=' + 'for='.repeat(15_000);
  const text = 'GET /table/eve HTTP/1.1\\r\\nHost: localhost\\r\\nX-Forwarded-For: 10.0.0.9\\r\\n' +
    'Forwarded: ' + long + '\\r\\n\\r\\n';
  const start = () => {
    const socket = net.connect(port, '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.resume();
    timers.push(setInterval(() => {
      socket.write(text);
      counts.sent++;
    }, 20));
  };
`;

test.each([
  ['answers of which nothing is read', UNREAD, []],
  ['a thousand looks in one piece', BURSTS, []],
  ['long forwarding headers', FORWARDED, ['--proxy']],
] as const)('%s slow others down at most three times', async (name, program, options) => {
  const host = await MeasuredHost.start(squareBoard(20), ...options);
  await measureBeside(name, host, new AttackProgram(program, host.port));
});
