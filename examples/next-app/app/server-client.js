import { createServerClient } from '@plinth/console/hooks';
import { headers } from 'next/headers';

/** A client of the API that asks in the name of whoever asks for the page. */
export async function serverClient() {
  const asked = await headers();
  return createServerClient({
    apiBaseUrl: process.env.API ?? `http://${asked.get('host')}`,
    cookie: asked.get('cookie'),
  });
}
