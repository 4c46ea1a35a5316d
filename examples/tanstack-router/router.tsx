import { isApiError } from '@plinth/console/api';
import {
  permissionCatalogueQuery,
  queryIn,
  type ReadQuery,
  rolesQuery,
  roleUsersQuery,
  USERS_LIST,
  userQuery,
  usersQuery,
} from '@plinth/console/hooks';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { parseSearch, searchParams, stringifySearch } from './address';
import { parts, queryClient } from './console';
import { Root, SignedIn } from './Frame';
import { SignIn } from './SignIn';

const { client } = parts;

/**
 * Reads before the page is shown, once: the hooks find the answers in the cache. Who is not signed in
 * is led to the sign-in; what else goes wrong is said by the screen, which asks again.
 */
async function read(...queries: readonly ReadQuery<unknown>[]): Promise<void> {
  try {
    await Promise.all(queries.map((query) => queryClient.ensureQueryData(query)));
  } catch (error) {
    if (isApiError(error) && error.status === 401) throw redirect({ to: '/sign-in' });
  }
}

/** The screens come while their loaders ask; the sign-in carries none of them. */
const page = (name: keyof typeof import('./pages')) =>
  lazyRouteComponent(() => import('./pages'), name);

const rootRoute = createRootRoute({ component: Root });
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/users' });
  },
});
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  component: SignIn,
});
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: SignedIn,
});
const usersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users',
  loaderDeps: ({ search }) => ({ query: queryIn(searchParams(search), USERS_LIST) }),
  loader: ({ deps }) => read(usersQuery(client, deps.query)),
  component: page('Users'),
});
const userRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/$email',
  loader: ({ params }) => read(userQuery(client, params.email)),
  component: page('User'),
});
const rolesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/roles',
  loader: () => read(rolesQuery(client), permissionCatalogueQuery(client)),
  component: page('Roles'),
});
const roleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/roles/$name',
  loader: ({ params }) => read(rolesQuery(client), roleUsersQuery(client, params.name)),
  component: page('Role'),
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    indexRoute,
    signInRoute,
    signedInRoute.addChildren([usersRoute, userRoute, rolesRoute, roleRoute]),
  ]),
  parseSearch,
  stringifySearch,
  // The cache of the hooks says what is fresh.
  defaultPreloadStaleTime: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
