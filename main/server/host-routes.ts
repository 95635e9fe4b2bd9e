import { timingSafeEqual } from 'node:crypto';
import type { Router } from 'express';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { part, patterns } from '../../shared/routes.ts';
import { sendJson } from './answers.ts';
import type { ServerParts } from './app.ts';
import { readJson, answerAt, exactRouter } from './router.ts';

/** The host's powers: from this computer, and with the secret of this start. */
export function hostRoutes({ powers, isOwn }: ServerParts, secret: string): Router {
  const router = exactRouter();

  // To everybody else there is no such address.
  router.use(patterns.power, (request, _response, next) => {
    if (!isOwn(request)) throw new Refusal('not-found');
    next();
  });

  answerAt(router, patterns.power, 'POST', async (request, response) => {
    const given = request.headers.authorization ?? '';
    if (!isEqual(given, `Bearer ${secret}`)) throw new Refusal('no-secret');
    const argument = await readJson(request, response, limits.powerBytesMax, 'bad-power');
    sendJson(response, await powers.use(part(request, 'power'), argument));
  });

  return router;
}

/** Compares in a time that does not tell how much was right. */
function isEqual(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
