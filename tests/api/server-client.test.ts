import { expect, it } from 'vitest';
import { getUser } from '../../src/api/calls/users';
import { createServerClient } from '../../src/hooks/console/createServerClient';

interface Sent {
  readonly url: string;
  readonly cookie: string | null;
}

/** What is sent in the name of a request: one call to the API, and one that goes elsewhere. */
async function sent(cookie: string | null): Promise<readonly Sent[]> {
  const calls: Sent[] = [];
  const client = createServerClient({
    apiBaseUrl: 'https://api.example',
    cookie,
    endpoints: {
      getUser: ({ params }) => ({
        method: 'GET',
        path: params.email === 'else@where' ? 'https://other.example/user' : '/app/user',
      }),
    },
    fetch: async (url, init) => {
      calls.push({ url, cookie: new Headers(init.headers).get('cookie') });
      return new Response(null, { status: 404 });
    },
  });
  for (const email of ['ada@plinth.example', 'else@where']) {
    await getUser(client, { email }).catch(() => {});
  }
  return calls;
}

it('asks the API with the cookie of the request, and nobody else', async () => {
  expect(await sent('session=1')).toEqual([
    { url: 'https://api.example/app/user', cookie: 'session=1' },
    { url: 'https://other.example/user', cookie: null },
  ]);
});

it('asks without one where the request had none', async () => {
  expect((await sent(null)).map(({ cookie }) => cookie)).toEqual([null, null]);
});
