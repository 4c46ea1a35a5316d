import { Hono } from 'hono';
import { authRoutes } from '../auth/routes';
import { customersRoutes } from '../customers/routes';
import { deskRoutes } from '../desk/routes';
import { impersonationRoutes } from '../impersonation/routes';
import { liveRoutes } from '../live/routes';
import { notificationsRoutes } from '../notifications/routes';
import { rolesRoutes } from '../roles/routes';
import { usersRoutes } from '../users/routes';
import type { World } from '../world';
import { json } from './answers';
import { checkCsrf, type Env, identify } from './caller';
import { Problem } from './problem';

/** The answer to an address that no call has, a 404. */
export const NOTHING_HERE = 'There is nothing at this address.';

/** All calls, under `/app`. */
export function createRouter(world: World): Hono<Env> {
  const router = new Hono<Env>();
  router.use('/app/*', identify(world));
  router.use('/app/*', checkCsrf());
  router.route('/app/login', authRoutes(world));
  router.route('/app/users', usersRoutes(world));
  router.route('/app/roles', rolesRoutes(world));
  router.route('/app/customers', customersRoutes());
  router.route('/app/impersonation', impersonationRoutes(world));
  router.route('/app/hubs/notifications', liveRoutes(world));
  router.route('/app/sandbox', deskRoutes(world));
  router.route('/app', notificationsRoutes(world));
  router.notFound(() => json({ message: NOTHING_HERE }, 404));
  router.onError((error) => {
    if (error instanceof Problem) {
      return json({ message: error.message, ...error.extra }, error.status);
    }
    // A mistake of the sandbox itself: the test or server that mounts it must see it.
    throw error;
  });
  return router;
}
