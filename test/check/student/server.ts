import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { readAnswer } from '../../../main/check/http-answer.ts';
import { targetOf } from '../../../main/check/http-driver.ts';
import { type Act, LocalDriver } from '../../support/local-driver.ts';
import { settled } from '../../support/promises.ts';
import { Fails, StudentBoard, type StudentOptions, moment } from './board.ts';

/** How late a late server is, in milliseconds. */
const LATE_MS = 15;

export interface StudentServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** A student's server with a fresh board, on a free port of the loopback address. */
export async function startStudent(file: string, options: StudentOptions): Promise<StudentServer> {
  const board = new StudentBoard(file, options);
  const server = http.createServer((request, response) => {
    void handle(board, request.url ?? '', options).then(({ status, body }) =>
      response.writeHead(status, TEXT).end(body),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, stop };
}

/** The same without HTTP: the answers go through the same judgement to the byte. */
export function studentHere(file: string, options: StudentOptions): LocalDriver {
  const board = new StudentBoard(file, options);
  const act: Act = async (operation) => {
    const { status, body: text } = await handle(board, targetOf(operation), options);
    const body = Buffer.from(text);
    return readAnswer({ kind: 'answer', httpVersion: '1.1', status, headers: {}, body });
  };
  const hasMoments = options.variant === 'waiters contend with newcomers';
  return new LocalDriver(act, hasMoments ? afterMoments : settled);
}

/** Those who contend look again a moment later. */
async function afterMoments(): Promise<void> {
  await settled();
  await moment();
  await settled();
}

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' } as const;

async function handle(board: StudentBoard, target: string, options: StudentOptions) {
  try {
    return { status: 200, body: await answer(board, target, options) };
  } catch (error) {
    if (error instanceof Fails) return { status: 409, body: 'cannot flip this card' };
    return { status: 404, body: 'no such address' }; // a student would not look any closer
  }
}

async function answer(
  board: StudentBoard,
  target: string,
  { variant }: StudentOptions,
): Promise<string> {
  const [, route, player = '', ...more] = target.split('/').map(decodeURIComponent);
  const [one = '', other = ''] = more;
  if (route === 'flip') {
    const [row = 0, column = 0] = one.split(',').map(Number);
    await board.flip(player, row, column);
  } else if (route === 'replace') {
    await board.replace(player, one, other);
  } else if (route === 'watch') {
    const seen = await board.watch();
    if (seen !== undefined) return seen;
    if (variant === 'a watch is answered late') await pass(LATE_MS);
  } else if (route !== 'look') {
    throw new Error('there is no such route');
  }
  if (variant === 'answers are late') await pass(LATE_MS);
  return board.look(player);
}
