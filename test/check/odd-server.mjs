/**
 * node odd-server.mjs WAYS PORT BOARD_FILE: a right server of the published protocol, on our own Board,
 * but for its ways, apart by commas, such as `late=20000,chunked`.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const { Board } = await import(join(dist, 'main', 'game', 'board.js'));
const { formatBoardState } = await import(join(dist, 'shared', 'board-state.js'));

const [names = '', port = '0', file = ''] = process.argv.slice(2);
const ways = new Map(names.split(',').map((way) => way.split('=')));
const has = (way) => ways.has(way);
const number = (way) => Number(ways.get(way));

/** Leaves its number where a test can see whether it still runs. */
const leavesNumber = (pid) => has('pids') && writeFileSync(join(ways.get('pids'), `${pid}`), '');
leavesNumber(process.pid);

if (has('late')) await pause(number('late'));
if (has('fails')) {
  console.error(`cannot read ${file}`);
  process.exit(3);
}
if (has('stubborn')) process.on('SIGTERM', () => undefined);
if (has('child')) {
  // It goes on when its parent is gone, like a server that npm started.
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(`child ${child.pid}`);
  leavesNumber(child.pid);
}
if (has('floods')) {
  const line = Buffer.alloc(1024 * 1024, 'so much to say\n');
  let bytes = 0;
  const flood = () => {
    while (bytes < number('floods')) {
      bytes += line.length;
      if (!process.stdout.write(line)) return process.stdout.once('drain', flood);
    }
  };
  flood();
}

const board = await Board.parseFromFile(file);

async function answerTo(path) {
  const [, verb, player = '', ...rest] = path.split('/').map(decodeURIComponent);
  if (verb === 'flip') {
    const [row = 0, column = 0] = rest[0].split(',').map(Number);
    await board.flip(player, { row, column });
  } else if (verb === 'replace') {
    const [from, to] = rest;
    await board.map(player, async (card) => (card === from ? to : card));
  } else if (verb === 'watch') {
    await board.watch();
  } else if (verb !== 'look') {
    return [404, 'there is nothing\n'];
  }
  return [200, formatBoardState(board.look(player))];
}

/** Leaves a word that it was heard, where it never answers: nothing new comes after that. */
const isHeard = () => has('heard') && writeFileSync(join(ways.get('heard'), `${process.pid}`), '');

let asked = 0;

async function serve(path, response) {
  asked++;
  if (asked > 1 || has('hangs')) isHeard();
  const isNow = (way) => has(way) && asked > number(way);
  if (isNow('dies')) process.exit(1);
  if (isNow('hangs')) return console.log(`it hangs at ${path}`);
  if (has('slow')) await pause(number('slow'));
  const [status, right] = await answerTo(path).catch((error) => [409, `no: ${error.message}\n`]);
  const text = has('crlf')
    ? right.replaceAll('\n', '\r\n')
    : has('html')
      ? '</script><b>\n'
      : right;
  if (isNow('resets')) return response.socket.resetAndDestroy();
  if (isNow('endless')) {
    response.writeHead(200);
    const more = () => {
      while (response.write(text.repeat(1000)));
      response.once('drain', more);
    };
    return more();
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  if (has('gzip')) {
    response.writeHead(status, { ...headers, 'Content-Encoding': 'gzip' });
    return response.end(gzipSync(text));
  }
  response.writeHead(status, headers);
  if (has('chunked')) for (const character of text) response.write(character);
  else if (isNow('unended')) return response.write(text);
  response.end(has('chunked') ? undefined : text);
}

/** HTTP/1.0, as the simplest servers speak it: no length, the end is the end of the connection. */
function oldServer() {
  return createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (head) => void serveOld(String(head).split(' ')[1], socket));
  });
}

async function serveOld(path, socket) {
  const [status, text] = await answerTo(path).catch(() => [409, 'no\n']);
  socket.end(`HTTP/1.0 ${status} X\r\nContent-Type: text/plain\r\n\r\n${text}`);
}

/** Something listens, but it is no web server. */
function otherServer() {
  return createTcpServer((socket) => {
    if (++asked > 1) isHeard();
    socket.on('error', () => undefined);
    socket.end('220 mail.example ESMTP\r\n');
  });
}

function usualServer() {
  return createServer((request, response) => void serve(request.url, response));
}

const server = has('old') ? oldServer() : has('mail') ? otherServer() : usualServer();
const listening = has('other-port') ? 0 : Number(port);
server.listen(listening, () => {
  console.log(`server now listening at http://localhost:${server.address().port}`);
  if (has('other-port')) isHeard();
});
