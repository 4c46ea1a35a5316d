import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { exportCustomers } from '../../src/api/calls/customers';
import { listRoles } from '../../src/api/calls/roles';
import { getCurrentUser, inviteUser } from '../../src/api/calls/users';
import { createApiClient } from '../../src/api/create-client';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { cutBody, failure, finished, json, setUp } from './support';

/** A body that comes in these pieces. */
function inPieces(...pieces: readonly Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

describe('the text of an answer', () => {
  it('is whole, also where a letter comes in two pieces', async () => {
    const bytes = new TextEncoder().encode('{"email": "zoë@plinth.example"}');
    const middle = bytes.indexOf(0xc3) + 1;
    const { client } = setUp(() => inPieces(bytes.slice(0, middle), bytes.slice(middle)));
    expect(await getCurrentUser(client)).toMatchObject({ email: 'zoë@plinth.example' });
  });

  it('of a refusal is read up to 4 MB, from its beginning', async () => {
    const max = 4 * 1024 * 1024;
    const { client } = setUp(() => new Response(`a${'x'.repeat(max)}`, { status: 400 }));
    const { body } = await failure(listRoles(client));
    expect(String(body).length).toBe(max);
    expect(String(body).slice(0, 2)).toBe('ax');
  });

  it('of a refusal says nothing when it breaks off', async () => {
    const { client } = setUp(() => cutBody('Not', { status: 403 }));
    const error = await failure(listRoles(client));
    expect(error).toMatchObject({ status: 403, serverMessage: '', details: '' });
  });
});

describe('a redirect', () => {
  it('that a browser hides is not taken for a missing network', async () => {
    const hidden = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    const { client, seen } = setUp(() => hidden);
    expect(await failure(listRoles(client))).toMatchObject({ kind: 'unexpected', status: null });
    expect(seen).toHaveLength(1);
  });

  it.each([300, 399])('is any status like %i', async (status) => {
    const { client } = setUp(() => new Response(null, { status }));
    expect(await failure(listRoles(client))).toMatchObject({ kind: 'unexpected', status });
  });
});

it('lets go of the signal of a call that is over', async () => {
  const { signal } = new AbortController();
  const { client } = setUp(() => json({ A: {} }));
  await listRoles(client, { signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('asks the page’s own origin when nobody says where the API is', async () => {
  const urls: string[] = [];
  const client = createApiClient({
    clock: createManualClock(0),
    fetch: async (url) => {
      urls.push(url);
      return json({ A: {} });
    },
  });
  await listRoles(client);
  expect(urls).toEqual(['/app/roles/roles']);
});

it('sends no body with a write that is turned into a GET', async () => {
  const { client, seen } = setUp(() => json({}), {
    endpoints: { inviteUser: { method: 'GET', path: '/invite' } },
  });
  await inviteUser(client, { email: 'a@b.example' });
  expect(seen[0]?.body).toBeNull();
  expect(seen[0]?.headers.get('Content-Type')).toBeNull();
});

it('never takes for a parameter what every object has', async () => {
  const { client, seen } = setUp(() => json({ A: {} }), {
    endpoints: { listRoles: { method: 'GET', path: '/roles/{constructor}' } },
  });
  expect((await failure(listRoles(client))).kind).toBe('unexpected');
  expect(seen).toEqual([]);
});

describe('Retry-After', () => {
  const refused = (headers: HeadersInit) =>
    failure(listRoles(setUp(() => new Response(null, { status: 429, headers })).client));

  it('that is missing or empty asks for no wait', async () => {
    expect((await refused({})).retryAfterMs).toBeNull();
    expect((await refused({ 'Retry-After': '' })).retryAfterMs).toBeNull();
    expect((await refused({ 'Retry-After': '0' })).retryAfterMs).toBe(0);
  });

  it('of 30 s is waited for', async () => {
    const headers = { 'Retry-After': '30' };
    const answers = [new Response(null, { status: 503, headers }), json({ A: {} })];
    const { client, clock } = setUp(() => answers.shift() ?? Response.error());
    expect(await finished(clock, listRoles(client))).toHaveLength(1);
  });
});

describe('a table as a file', () => {
  const fileOf = (text: string) => exportCustomers(setUp(() => new Response(text)).client, {});

  it('has one byte order mark, however many the server has sent', async () => {
    for (const marks of ['', '\uFEFF', '\uFEFF\uFEFF']) {
      expect(await fileOf(`${marks}Name,Country\r\nHalvorsen,NO`)).toBe(
        '\uFEFFName,Country\r\nHalvorsen,NO',
      );
    }
  });

  it('may be a line of headings alone', async () => {
    expect(await fileOf('Name,Country')).toBe('\uFEFFName,Country');
  });
});
