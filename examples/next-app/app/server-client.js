import { createServerClient, readSession } from '@plinth/console/hooks';
import { headers } from 'next/headers';

/** A client of the API that asks in the name of whoever asks for the page. */
export async function serverClient() {
  const asked = await headers();
  return createServerClient({
    apiBaseUrl: process.env.API ?? `http://${asked.get('host')}`,
    cookie: asked.get('cookie'),
  });
}

/** Whose session it is, for the first picture of the page. */
export async function sessionOnServer() {
  return await readSession(await serverClient());
}
