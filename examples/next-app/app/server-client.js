import { createApiClient } from '@plinth/console/api';
import { createBrowserPlatform } from '@plinth/console/hooks';
import { headers } from 'next/headers';

const { clock } = createBrowserPlatform();

/** A client of the API that asks with the cookie of the request that is being answered. */
export async function serverClient() {
  const asked = await headers();
  const cookie = asked.get('cookie') ?? '';
  return createApiClient({
    baseUrl: process.env.API ?? `http://${asked.get('host')}`,
    clock,
    fetch: (url, { headers: own, ...rest }) =>
      fetch(url, { ...rest, headers: { ...Object.fromEntries(new Headers(own)), cookie } }),
  });
}
