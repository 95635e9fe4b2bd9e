import { type RequestHandler, Router } from 'express';
import { MethodRefusal } from './answers.ts';

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
