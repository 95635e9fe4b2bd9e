import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { Refusal, type RefusalCode } from '../../shared/failures.ts';
import { MethodRefusal } from './answers.ts';
import { Gone } from './open-requests.ts';

/** A router that takes addresses exactly as written: `/Look/a` and `/look/a/` are not `/look/a`. */
export function exactRouter(): Router {
  return Router({ strict: true, caseSensitive: true });
}

/** Which methods an address takes; by itself Express would answer HEAD wherever it answers GET. */
type Methods = 'GET' | 'GET, HEAD' | 'POST';

/** `handler` answers at this address; every other method is refused. */
export function answerAt(
  router: Router,
  pattern: string,
  methods: Methods,
  handler: RequestHandler,
): void {
  const refuse: RequestHandler = () => {
    throw new MethodRefusal(methods);
  };
  const route = router.route(pattern);
  if (methods === 'POST') route.post(handler);
  else if (methods === 'GET') route.head(refuse).get(handler);
  else route.get(handler);
  route.all(refuse);
}

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
