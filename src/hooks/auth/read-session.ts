import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import type { InitialSession } from '../../domain/auth/session-machine-types';
import { loadUser } from './load-user';

/**
 * Reads on a server whose session it is, for `SessionProvider initialSession`: what the page shows first
 * is then the user's own, columns and actions included. Undefined where the server could not find out; the
 * browser then does.
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
    // A first sign-in has a page of its own, to which the browser leads.
    return loaded.isProfileIncomplete ? undefined : { user: await loaded.complete() };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status === 401 ? null : undefined;
  }
}
