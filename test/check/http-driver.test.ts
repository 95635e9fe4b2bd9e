/** The driver over HTTP: what a server of any kind answers is told in a sentence, and nothing hangs. */
import { type Server, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Operation } from '../../main/check/driver.ts';
import { grammarProblem, readAnswer } from '../../main/check/http-answer.ts';
import { HttpDriver, type Remark } from '../../main/check/http-driver.ts';
import { Patience } from '../../main/check/patience.ts';

const BOARD = '1x2\nmy A\ndown\n';

describe('a board state follows the grammar to the byte', () => {
  test.each([BOARD, '2x1\nnone\nup none\n', '1x1\nup 🦄\n', `1x1\nup ${'x'.repeat(4096)}\n`])(
    '%j does',
    (text) => {
      expect(grammarProblem(text)).toBeUndefined();
    },
  );

  test.each([
    ['', 'the body is empty'],
    ['\ufeff1x1\ndown\n', 'the body begins with a byte-order mark'],
    ['1x2\nmy A\ndown', 'there is no newline after the last spot'],
    ['1x2\r\nmy A\r\ndown\r\n', 'lines end in CR LF; they end in LF alone'],
    ['1x2\nmy A\r\ndown\n', 'line 2 is "my A\\u{d}", no SPOT'],
    ['1 x 2\nmy A\ndown\n', 'the first line is "1 x 2", not ROWxCOLUMN'],
    ['1x2\nmy  A\ndown\n', 'line 2 is "my  A", no SPOT'],
    ['1x2\nmy A B\ndown\n', 'line 2 is "my A B", no SPOT'],
    ['1x2\nmine A\ndown\n', 'line 2 is "mine A", no SPOT'],
    ['1x2\ndown\nup \n', 'line 3 is "up ", no SPOT'],
    ['1x2\ndown\n\n', 'line 3 is "", no SPOT'],
    ['1x2\ndown\n', '1 spots follow "1x2", not 2'],
    ['1x2\ndown\ndown\ndown\n', '3 spots follow "1x2", not 2'],
    [`1x1\nup ${'x'.repeat(4097)}\n`, 'a card is longer than 4096 characters'],
    ['<!doctype html>\n', 'the first line is "<!doctype html>", not ROWxCOLUMN'],
  ])('%j does not', (text, problem) => {
    expect(grammarProblem(text)).toBe(problem);
  });
});

function answer(status: number, body: string | Buffer, headers = {}) {
  const bytes = Buffer.from(body as string);
  return readAnswer({ kind: 'answer', status, headers, httpVersion: '1.1', body: bytes });
}

test('an answer is a board, a failure, a refusal, or wrong', () => {
  expect(answer(200, BOARD)).toEqual({ kind: 'board', board: BOARD });
  expect(answer(200, BOARD.replace('1x2', '01x002'))).toEqual({ kind: 'board', board: BOARD });
  const sentence = 'cannot flip this card: gone (1-A)';
  expect(answer(409, `${sentence}\n`)).toEqual({ kind: 'failed', sentence, rule: '1-A' });
  expect(answer(409, '')).toEqual({ kind: 'failed', sentence: '', rule: undefined });
  expect(answer(404, 'no\n')).toEqual({ kind: 'refused', status: 404, body: 'no\n' });
  const wrong = (what: string) => ({ kind: 'wrong', what });
  expect(answer(500, 'Error: x\n  at y')).toEqual(wrong('status 500: "Error: x"'));
  expect(answer(204, '')).toEqual(wrong('status 204'));
  expect(answer(200, Buffer.from([0xff]))).toEqual(wrong('the answer (200) is not UTF-8'));
  expect(answer(200, 'ok\n')).toEqual(wrong('200, but the first line is "ok", not ROWxCOLUMN'));
  expect(answer(200, BOARD, { 'content-encoding': 'gzip' })).toEqual(
    wrong('the answer is compressed (gzip), though plain text was asked for'),
  );
});

/** A server that answers each connection by writing this, and what a driver makes of it. */
async function heard(reply: (target: string) => readonly (string | Buffer)[] | 'reset' | 'close') {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (head) => {
      const answers = reply(String(head).split(' ')[1] ?? '');
      if (answers === 'reset') socket.resetAndDestroy();
      else if (answers === 'close') socket.destroy();
      else for (const piece of answers) socket.write(piece);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as { port: number };
  const remarks = new Set<Remark>();
  const driver = new HttpDriver({
    address: { host: '127.0.0.1', port },
    patience: new Patience({ ms: 300, factor: 1 }),
    stopped: async () => undefined,
    end: async () => undefined,
    remark: (remark) => void remarks.add(remark),
  });
  onTestFinished(() => driver.close());
  return { driver, remarks };
}

const http = (body: string, head = `Content-Length: ${Buffer.byteLength(body)}\r\n`) =>
  `HTTP/1.1 200 OK\r\n${head}\r\n${body}`;

const LOOK: Operation = { kind: 'look', player: 'alice' };

describe('whatever a server does', () => {
  test('a board that comes byte by byte, and in chunks, is a board', async () => {
    const chunked = http('', 'Transfer-Encoding: chunked\r\n');
    const chunks = Array.from(BOARD, (byte) => `1\r\n${byte}\r\n`);
    const { driver } = await heard(() => [chunked, ...chunks, '0\r\n\r\n']);
    driver.send(LOOK);
    const arrival = await driver.next('must come');
    expect(arrival?.answer).toEqual({ kind: 'board', board: BOARD });
  });

  test('HTTP/1.0 is heard, and worth a remark', async () => {
    const { driver, remarks } = await heard(() => [http(BOARD).replace('1.1', '1.0')]);
    driver.send(LOOK);
    expect((await driver.next('must come'))?.answer.kind).toBe('board');
    expect([...remarks]).toEqual(['http-1.0']);
  });

  test.each([
    ['a reset', 'reset', 'the server hung up without a whole answer (ECONNRESET)'],
    ['an end without an answer', 'close', 'the server hung up without a whole answer (ECONNRESET)'],
    ['no HTTP', ['220 mail.example ESMTP\r\n'], 'the server sent something that is not HTTP'],
    [
      'headers without end',
      [http('', `X: ${'x'.repeat(100_000)}\r\n`)],
      'the server sent something that is not HTTP (HPE_HEADER_OVERFLOW)',
    ],
    [
      'a body without end',
      [http('', ''), Buffer.alloc(5_000_000, 'x')],
      'the answer did not end after 4 MiB',
    ],
  ] as const)('%s is told in a sentence', async (_, reply, sentence) => {
    const { driver } = await heard(() => reply);
    driver.send(LOOK);
    const found = await driver.next('must come');
    expect(found?.answer.kind).toBe('wrong');
    expect(found?.answer).toHaveProperty('what', expect.stringContaining(sentence));
  });

  test('nothing at all is nothing, after the patience', async () => {
    const { driver } = await heard(() => []);
    driver.send(LOOK);
    expect(await driver.next('may wait')).toBeUndefined();
  });

  test('answers come in the order of arrival, and those of a client that hung up do not', async () => {
    const { driver } = await heard((target) => (target === '/look/slow' ? [] : [http(BOARD)]));
    const slow = driver.send({ kind: 'look', player: 'slow' });
    const quick = driver.send(LOOK);
    expect((await driver.next('must come'))?.request).toBe(quick);
    driver.hangUp(slow);
    expect(await driver.next('may wait')).toBeUndefined();
  });

  test('requests are made as the protocol says', async () => {
    const targets: string[] = [];
    const { driver } = await heard((target) => {
      targets.push(target);
      return [http(BOARD)];
    });
    const operations: readonly Operation[] = [
      LOOK,
      { kind: 'watch', player: 'bob' },
      { kind: 'flip', player: 'bob', at: { row: 1, column: 12 } },
      { kind: 'replace', player: 'bob', from: '🦄', to: 'a/b%+' },
      { kind: 'get', target: '/flip/bob/0,0junk' },
    ];
    for (const operation of operations) {
      driver.send(operation);
      await driver.next('must come');
    }
    expect(targets).toEqual([
      '/look/alice',
      '/watch/bob',
      '/flip/bob/1,12',
      '/replace/bob/%F0%9F%A6%84/a%2Fb%25%2B',
      '/flip/bob/0,0junk',
    ]);
  });
});

test('patience grows with the slowest look, and is longer where an answer must come', () => {
  const usual = new Patience({ ms: undefined, factor: 1 });
  expect([usual.ms('may wait'), usual.ms('must come')]).toEqual([100, 1_000]);
  usual.looked(50);
  usual.looked(3);
  expect([usual.ms('may wait'), usual.ms('must come')]).toEqual([400, 4_000]);
  const again = new Patience({ ms: undefined, factor: 4 });
  expect([again.ms('may wait'), again.ms('must come')]).toEqual([400, 4_000]);
  expect(new Patience({ ms: 20, factor: 1 }).ms('may wait')).toBe(20);
});
