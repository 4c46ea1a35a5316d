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
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { parts, queryClient } from './console';

const { client } = parts;

/**
 * Reads before the page is shown, once: the hooks find the answers in the cache. Who is not signed in
 * is led to the sign-in; what else goes wrong is said by the screen, which asks again.
 */
async function read(...queries: readonly ReadQuery<unknown>[]): Promise<null> {
  try {
    await Promise.all(queries.map((query) => queryClient.ensureQueryData(query)));
  } catch (error) {
    if (isApiError(error) && error.status === 401) throw redirect('/sign-in');
  }
  return null;
}

export const loadUsers = ({ request }: LoaderFunctionArgs) =>
  read(usersQuery(client, queryIn(new URL(request.url).searchParams, USERS_LIST)));

export const loadUser = ({ params }: LoaderFunctionArgs) =>
  read(userQuery(client, params.email ?? ''));

export const loadRoles = () => read(rolesQuery(client), permissionCatalogueQuery(client));

export const loadRole = ({ params }: LoaderFunctionArgs) =>
  read(rolesQuery(client), roleUsersQuery(client, params.name ?? ''));
