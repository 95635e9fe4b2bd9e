import express, { type Request, type Response } from 'express';
import { Refusal, type RefusalCode } from '../../shared/failures.ts';
import { Gone } from './open-requests.ts';

/**
 * The JSON body of a request. JSON only: another web site's form cannot send it without a preflight,
 * and that is not granted.
 * @throws Refusal if it is no JSON, or larger than `bytesMax`
 */
export async function readJson(
  request: Request,
  response: Response,
  bytesMax: number,
  malformed: RefusalCode,
): Promise<unknown> {
  if (typeof request.is('application/json') !== 'string') throw new Refusal('not-json');
  if (request.headers.expect !== undefined) response.writeContinue();
  const parse = express.json({ limit: bytesMax, inflate: false, type: () => true });
  return new Promise((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error === undefined) resolve(request.body);
      else reject(refusalFor(error, malformed));
    });
  });
}

/** The errors of Express's parser, as refusals of ours. */
function refusalFor(error: unknown, malformed: RefusalCode): Error {
  const { type, status } = error as { readonly type?: string; readonly status?: number };
  if (type === 'request.aborted') return new Gone();
  if (type === 'entity.too.large') return new Refusal('too-large');
  return new Refusal(status === 415 ? 'not-json' : malformed);
}
