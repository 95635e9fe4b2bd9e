import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../../shared/limits.ts';

/** Connections to which the rest of an answer is still to be sent. */
const midAnswer = new WeakSet<Socket>();

/** Whether what is written to this connection now would stand in the middle of an answer. */
export function isMidAnswer(socket: Socket): boolean {
  return midAnswer.has(socket);
}

/**
 * Sends the body of an answer and ends it. A long one is sent slice by slice, each once the
 * system has taken the one before: so nothing is copied for slow readers, and one can see that they
 * read.
 */
export function sendSlices(response: ServerResponse, pieces: readonly Buffer[]): void {
  const slices = pieces.flatMap(slicesOf);
  const { socket } = response.req;
  let next = 0;
  const sendMore = () => {
    response.cork();
    let isTaken = true;
    while (isTaken && next < slices.length) isTaken = response.write(slices[next++]);
    if (next === slices.length) {
      midAnswer.delete(socket);
      response.end();
    } else {
      midAnswer.add(socket);
      response.once('drain', sendMore);
    }
    response.uncork();
  };
  sendMore();
}

function slicesOf(piece: Buffer): readonly Buffer[] {
  const size = limits.unsentBytesPerConnectionMax;
  if (piece.length <= size) return [piece];
  const count = Math.ceil(piece.length / size);
  return Array.from({ length: count }, (_, index) =>
    piece.subarray(index * size, (index + 1) * size),
  );
}
