import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import type { InitialSession } from '../../domain/auth/session-machine-types';
import { loadUser } from './load-user';

/**
 * Reads the session on a server, for `SessionProvider initialSession`, so that the first render
 * already has the user's columns and actions. Undefined if the server could not tell; the browser
 * then requests it.
 *
 * @param client - of `createServerClient`, with the cookie of the request
 *
 * @example
 * const load = (cookie: string | null) =>
 *   readSession(createServerClient({ apiBaseUrl: 'https://api.example', cookie }));
 */
export async function readSession(client: ApiClient): Promise<InitialSession | undefined> {
  try {
    const loaded = await loadUser(client, new AbortController().signal);
    // After a first sign-in the browser redirects to the profile page.
    return loaded.isProfileIncomplete ? undefined : { user: await loaded.complete() };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status === 401 ? null : undefined;
  }
}
