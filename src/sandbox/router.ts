import { Hono } from 'hono';
import { json } from './http/answers';
import { checkCsrf, identify } from './http/caller';
import type { Env } from './http/context';
import { readBody } from './http/input';
import { refuseForeignPages } from './http/own-host';
import { Problem } from './http/problem';
import { viewAs } from './roles/view-as';
import { rooms } from './rooms';
import type { World } from './world/world';

/** The message of a 404 for an unknown address. */
export const NOTHING_HERE = 'There is nothing at this address.';

/** All calls, below `/app`. */
export function createRouter(world: World): Hono<Env> {
  const router = new Hono<Env>();
  router.use('/app/*', refuseForeignPages(world), readBody(), identify(world));
  router.use('/app/*', checkCsrf(), viewAs(world));
  for (const { base, routes } of rooms) router.route(base, routes(world));
  router.notFound(() => json({ message: NOTHING_HERE }, 404));
  router.onError((error) => {
    if (error instanceof Problem) {
      return json({ message: error.message, ...error.extra }, error.status);
    }
    // A bug of the sandbox itself must reach the test or server that mounts it.
    throw error;
  });
  return router;
}
