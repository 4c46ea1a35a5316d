import type { ApiClient } from '../../api/client';
import { type ApiClientOptions, createApiClient } from '../../api/create-client';
import { withCookie } from '../../api/with-cookie';
import { systemClock } from '../../platform/clock';

/** Settings of {@link createServerClient}. */
export interface ServerClientOptions
  extends Pick<ApiClientOptions, 'endpoints' | 'fetch' | 'timeoutMs'> {
  /** Where the API is, as your server reaches it. */
  readonly apiBaseUrl: string;
  /** The header `Cookie` of the request that is answered. @default a signed-out visitor */
  readonly cookie?: string | null | undefined;
}

/**
 * An API client on behalf of one request to your server, to prefetch the queries of its page. The
 * cookie is sent only to the API, not to other hosts in `endpoints`. Create one for each request.
 *
 * @example
 * const load = async (request: Request) => {
 *   const cookie = request.headers.get('cookie');
 *   const client = createServerClient({ apiBaseUrl: 'https://api.example', cookie });
 *   const queryClient = createQueryClient();
 *   await queryClient.prefetchQuery(rolesQuery(client));
 *   return queryClient;
 * };
 */
export function createServerClient({
  apiBaseUrl,
  cookie,
  fetch,
  ...options
}: ServerClientOptions): ApiClient {
  return createApiClient({
    ...options,
    baseUrl: apiBaseUrl,
    clock: systemClock,
    fetch: withCookie(cookie, fetch),
  });
}
