import { describe, expect, it, vi } from 'vitest';
import { login, logout, validateToken } from '../../src/api/calls/auth';
import { startImpersonation } from '../../src/api/calls/impersonation';
import { deleteRole, listRoleMembers, listRoles } from '../../src/api/calls/roles';
import { getCurrentUser, getUser, inviteUser, listUsers } from '../../src/api/calls/users';
import type { DeclaredEndpoint } from '../../src/api/endpoints';
import { toApiError } from '../../src/api/errors';
import { NOTIFICATIONS_HUB } from '../../src/api/realtime';
import { CALL_NAMES, CALLS } from './every-call';
import { type Answer, cutBody, failure, finished, json, never, setUp, turn } from './support';

const EMAIL = 'a@example.com';

describe('CSRF token', () => {
  it('goes with every POST, PATCH and DELETE to the API and with no GET', async () => {
    const { client, seen } = setUp(() => json({}));
    for (const name of CALL_NAMES) {
      client.setCsrfToken('token');
      // Those that begin a session forget the token of the last one before they are sent.
      await CALLS[name].run(client).catch(() => {});
    }
    const beginners = [
      '/app/login',
      '/app/login/passkey',
      '/app/login/external-login-res?provider=microsoft',
    ];
    for (const { method, url, headers } of seen) {
      const isExpected = method !== 'GET' && !beginners.includes(url.slice(19));
      expect(headers.get('X-Csrf-Token'), `${method} ${url}`).toBe(isExpected ? 'token' : null);
    }
  });

  it('comes from login, validate-token and the external answer, and goes at logout', async () => {
    const { client, seen } = setUp(({ url }) =>
      json(url.includes('/login') ? { csrfToken: `of ${url.slice(19)}`, expires: null } : {}),
    );
    const lastToken = async () => {
      await inviteUser(client, { email: EMAIL });
      return seen.at(-1)?.headers.get('X-Csrf-Token');
    };
    expect(await lastToken()).toBeNull();
    await login(client, { email: EMAIL, password: 'x' });
    expect(await lastToken()).toBe('of /app/login');
    await validateToken(client);
    expect(await lastToken()).toBe('of /app/login/validate-token');
    await CALLS.completeExternalLogin.run(client);
    expect(await lastToken()).toBe('of /app/login/external-login-res?provider=microsoft');
    await logout(client);
    expect(await lastToken()).toBeNull();
  });

  it('is forgotten although logout fails', async () => {
    const { client } = setUp(() => new Response(null, { status: 500 }));
    client.setCsrfToken('token');
    await failure(logout(client));
    expect(client.sessionHeaders('POST')).toEqual({});
  });

  it('is not taken from an answer that comes after the session has ended', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { client } = setUp(() => new Promise((resolve) => answers.push(resolve)));
    const late = validateToken(client);
    client.setCsrfToken(null);
    await turn();
    answers[0]?.(json({ csrfToken: 'late', expires: null }));
    await late;
    expect(client.sessionHeaders('POST')).toEqual({});
  });

  it('stays at home when an override leads elsewhere, as do cookies', async () => {
    const targets = [
      'https://other.example/users',
      '//other.example/users',
      '/\\other.example/users',
      'http://api.example/users',
      'https://api.example:8443/users',
      'https://api.example.evil.example/users',
      'https://api.example@evil.example/users',
    ];
    for (const path of targets) {
      const { client, seen } = setUp(() => json({}), {
        endpoints: { inviteUser: { method: 'POST', path } },
        impersonationSessionId: 'i1',
      });
      client.setCsrfToken('token');
      await inviteUser(client, { email: EMAIL });
      expect(seen[0]?.url).toBe(path);
      expect(seen[0]?.headers.has('X-Csrf-Token'), path).toBe(false);
      expect(seen[0]?.headers.has('X-Impersonation-Session'), path).toBe(false);
      expect(seen[0]?.init.credentials, path).toBe('omit');
    }
  });

  it('goes to an absolute address of the API itself', async () => {
    const path = 'https://API.example:443/v2/invite';
    const { client, seen } = setUp(() => json({}), {
      endpoints: { inviteUser: { method: 'POST', path } },
    });
    client.setCsrfToken('token');
    await inviteUser(client, { email: EMAIL });
    expect(seen[0]?.headers.get('X-Csrf-Token')).toBe('token');
  });

  it('never follows a redirect', async () => {
    const { client, seen } = setUp(() => Response.redirect('https://other.example/', 307));
    client.setCsrfToken('token');
    const error = await failure(inviteUser(client, { email: EMAIL }));
    expect(error).toMatchObject({ kind: 'unexpected', status: 307 });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.init.redirect).toBe('manual');
  });
});

const refusal = () => json({ message: 'Invalid CSRF token' }, { status: 403 });

describe('a 403 with a stale CSRF token', () => {
  /** A client whose session is known to be still the same user's. */
  function setUpSame(answer: Answer) {
    const parts = setUp(answer);
    parts.client.setUserCheck(async () => true);
    return parts;
  }
  function staleServer(options: { renewed: () => Response | Promise<Response> }) {
    return setUpSame(({ url, headers }) => {
      if (url.endsWith('/validate-token')) return options.renewed();
      return headers.get('X-Csrf-Token') === 'fresh' ? json({ message: 'Done' }) : refusal();
    });
  }
  const renewed = () => json({ csrfToken: 'fresh', expires: null });
  const count = (seen: readonly { url: string }[], end: string) =>
    seen.filter(({ url }) => url.endsWith(end)).length;

  it('renews the token once and sends the write once more', async () => {
    const { client, seen } = staleServer({ renewed });
    client.setCsrfToken('stale');
    expect(await inviteUser(client, { email: EMAIL })).toEqual({ message: 'Done' });
    expect(seen.map(({ url }) => url.slice(19))).toEqual([
      '/app/users',
      '/app/login/validate-token',
      '/app/users',
    ]);
    expect(seen[2]?.body).toBe(seen[0]?.body);
  });

  it('shares one renewal among 20 parallel writes', async () => {
    const { client, seen } = staleServer({ renewed });
    client.setCsrfToken('stale');
    await Promise.all(Array.from({ length: 20 }, () => inviteUser(client, { email: EMAIL })));
    expect(count(seen, '/validate-token')).toBe(1);
    expect(count(seen, '/app/users')).toBe(40);
  });

  it('does not renew for a refusal that comes after the renewal', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { client, seen } = setUpSame(({ url, headers }) => {
      if (url.endsWith('/validate-token')) return renewed();
      if (headers.get('X-Csrf-Token') === 'fresh') return json({});
      return new Promise((resolve) => answers.push(resolve));
    });
    client.setCsrfToken('stale');
    const writes = [inviteUser(client, { email: EMAIL }), inviteUser(client, { email: EMAIL })];
    await turn();
    answers[0]?.(refusal());
    await writes[0];
    answers[1]?.(refusal());
    await writes[1];
    expect(count(seen, '/validate-token')).toBe(1);
  });

  it('gives up after one replay', async () => {
    const { client, seen } = setUpSame(({ url }) =>
      url.endsWith('/validate-token') ? renewed() : refusal(),
    );
    client.setCsrfToken('stale');
    const error = await failure(inviteUser(client, { email: EMAIL }));
    expect(error).toMatchObject({ status: 403, serverMessage: 'Invalid CSRF token' });
    expect(seen).toHaveLength(3);
  });

  it.each([
    ['fails', () => new Response(null, { status: 500 })],
    ['answers the same token', () => json({ csrfToken: 'stale' })],
    ['answers an HTML page', () => new Response('<html>')],
    ['is refused in the same way', refusal],
  ])('gives up when the renewal %s', async (_, answer) => {
    const { client, seen } = staleServer({ renewed: answer });
    client.setCsrfToken('stale');
    expect((await failure(inviteUser(client, { email: EMAIL }))).status).toBe(403);
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['the renewal fails', () => new Response(null, { status: 500 }), async () => true],
    ['the renewal is refused in the same way', refusal, async () => true],
    ['the user of the session is unknown', renewed, () => Promise.reject(new Error('no'))],
  ])('signs nobody out when %s', async (_, answer, check) => {
    const onUnauthorized = vi.fn();
    const { client, seen } = setUp(
      ({ url }) => (url.endsWith('/validate-token') ? answer() : refusal()),
      { onUnauthorized },
    );
    client.setUserCheck(check);
    client.setCsrfToken('stale');
    expect((await failure(inviteUser(client, { email: EMAIL }))).status).toBe(403);
    expect(count(seen, '/validate-token')).toBe(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('renews again for a later stale token', async () => {
    let valid = 'b';
    const { client, seen } = setUpSame(({ url, headers }) => {
      if (url.endsWith('/validate-token')) return json({ csrfToken: valid });
      return headers.get('X-Csrf-Token') === valid ? json({}) : refusal();
    });
    client.setCsrfToken('a');
    await inviteUser(client, { email: EMAIL });
    valid = 'c';
    await inviteUser(client, { email: EMAIL });
    expect(count(seen, '/validate-token')).toBe(2);
  });

  it('never sends the write in a session that began meanwhile', async () => {
    let renew: (response: Response) => void = () => {};
    const { client, seen } = setUpSame(({ url }) =>
      url.endsWith('/validate-token') ? new Promise((resolve) => (renew = resolve)) : refusal(),
    );
    client.setCsrfToken('stale');
    const write = failure(inviteUser(client, { email: EMAIL }));
    await turn();
    client.setCsrfToken(null);
    client.setCsrfToken('of somebody else');
    renew(renewed());
    expect((await write).status).toBe(403);
    expect(count(seen, '/app/users')).toBe(1);
    expect(client.sessionHeaders('POST')).toEqual({ 'X-Csrf-Token': 'of somebody else' });
  });

  it.each([
    ['the server answers as another user', async () => false],
    ['nobody can tell', null],
    ['telling fails', () => Promise.reject(toApiError({ kind: 'network' }))],
  ])('never sends the write again when %s, and keeps no token', async (_, check) => {
    const { client, seen } = staleServer({ renewed });
    client.setUserCheck(check);
    client.setCsrfToken('stale');
    expect((await failure(inviteUser(client, { email: EMAIL }))).status).toBe(403);
    expect(count(seen, '/app/users')).toBe(1);
    expect(client.sessionHeaders('POST')).toEqual({ 'X-Csrf-Token': 'stale' });
  });

  it('asks whose session it is after the new token has come, and uses it only then', async () => {
    const order: string[] = [];
    let say: (isSame: boolean) => void = () => {};
    const { client } = setUp(({ url, headers }) => {
      order.push(`${url.slice(19)} ${headers.get('X-Csrf-Token')}`);
      if (url.endsWith('/validate-token')) return renewed();
      return headers.get('X-Csrf-Token') === 'fresh' ? json({}) : refusal();
    });
    client.setUserCheck(() => {
      order.push('whose?');
      return new Promise((resolve) => (say = resolve));
    });
    client.setCsrfToken('stale');
    const write = inviteUser(client, { email: EMAIL });
    await turn();
    // Another write does not get the token of a session that nobody has looked at.
    const other = inviteUser(client, { email: EMAIL });
    await turn();
    say(true);
    await Promise.all([write, other]);
    expect(order).toEqual([
      '/app/users stale',
      '/app/login/validate-token stale',
      'whose?',
      '/app/users stale',
      '/app/users fresh',
      '/app/users fresh',
    ]);
  });

  it('never sends the write again in another impersonation', async () => {
    const { client, seen } = staleServer({ renewed });
    client.setUserCheck(async () => {
      client.setImpersonationSession('i2');
      return true;
    });
    client.setCsrfToken('stale');
    expect((await failure(inviteUser(client, { email: EMAIL }))).status).toBe(403);
    expect(count(seen, '/app/users')).toBe(1);
  });

  it('leaves a 403 about permissions alone', async () => {
    const { client, seen } = setUp(() => json({ message: 'Forbidden' }, { status: 403 }));
    client.setCsrfToken('token');
    await failure(inviteUser(client, { email: EMAIL }));
    expect(seen).toHaveLength(1);
  });

  it('can be aborted while the token is renewed', async () => {
    const { client, seen } = staleServer({ renewed: never });
    client.setCsrfToken('stale');
    const controller = new AbortController();
    const write = failure(inviteUser(client, { email: EMAIL }, { signal: controller.signal }));
    await turn();
    controller.abort();
    expect((await write).kind).toBe('aborted');
    expect(count(seen, '/app/users')).toBe(1);
  });
});

describe('401', () => {
  const refused = () => new Response(null, { status: 401 });

  it('is reported once for 50 parallel calls, however the session reacts', async () => {
    for (const doesSignOut of [true, false]) {
      const onUnauthorized = vi.fn(() => {
        if (doesSignOut) client.setCsrfToken(null);
      });
      const { client } = setUp(refused, { onUnauthorized });
      client.setCsrfToken('token');
      await Promise.allSettled(Array.from({ length: 50 }, () => getCurrentUser(client)));
      expect(onUnauthorized).toHaveBeenCalledTimes(1);
    }
  });

  it('ends a session, but for the calls that make or end one, or do without', async () => {
    const without: string[] = [];
    for (const name of CALL_NAMES) {
      const onUnauthorized = vi.fn();
      const { client } = setUp(refused, { onUnauthorized });
      await failure(CALLS[name].run(client));
      if (onUnauthorized.mock.calls.length === 0) without.push(name);
    }
    expect(without).toEqual([
      'login',
      'logout',
      'validateToken',
      'resetPassword',
      'requestPasswordReset',
      'confirmEmail',
      'getExternalLoginUrl',
      'completeExternalLogin',
      'getPasskeyLoginOptions',
      'loginWithPasskey',
    ]);
  });

  it('is reported again in the next session', async () => {
    const onUnauthorized = vi.fn();
    const { client } = setUp(refused, { onUnauthorized });
    for (const token of ['one', 'two']) {
      client.setCsrfToken(token);
      await failure(getCurrentUser(client));
    }
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('of an earlier session does not end the present one', async () => {
    const onUnauthorized = vi.fn();
    const answers: ((response: Response) => void)[] = [];
    const { client } = setUp(() => new Promise((resolve) => answers.push(resolve)), {
      onUnauthorized,
    });
    client.setCsrfToken('old');
    const late = failure(getCurrentUser(client));
    await turn();
    client.setCsrfToken(null);
    client.setCsrfToken('new');
    answers[0]?.(refused());
    await late;
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('of calls that make or end a session is their answer', async () => {
    const onUnauthorized = vi.fn();
    const { client } = setUp(refused, { onUnauthorized });
    await failure(login(client, { email: EMAIL, password: 'x' }));
    await failure(validateToken(client));
    await failure(logout(client));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('of a token renewal ends the session', async () => {
    const onUnauthorized = vi.fn();
    const { client } = setUp(
      ({ url }) =>
        url.endsWith('/validate-token')
          ? refused()
          : json({ message: 'CSRF token missing' }, { status: 403 }),
      { onUnauthorized },
    );
    client.setCsrfToken('stale');
    await failure(inviteUser(client, { email: EMAIL }));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('trying again', () => {
  it.each([500, 502, 503, 504])('reads twice more after %i, with jitter', async (status) => {
    const { client, clock, seen } = setUp(() => new Response(null, { status }));
    const times: number[] = [];
    const start = clock.now();
    const call = failure(listRoles(client));
    for (let step = 0; step < 60; step += 1) {
      await turn();
      while (times.length < seen.length) times.push(clock.now() - start);
      clock.advance(100);
    }
    expect((await call).status).toBe(status);
    // Half of the ceilings 1 s and 2 s, as the random number is a half.
    expect(times).toEqual([0, 500, 1_500]);
  });

  it('answers with what a later try brings', async () => {
    let tries = 0;
    const { client, clock } = setUp(() => {
      tries += 1;
      if (tries === 1) return Promise.reject(new TypeError('Failed to fetch'));
      return tries === 2 ? cutBody('{"A":') : json({ A: { owner: 'System' } });
    });
    expect(await finished(clock, listRoles(client))).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 408, 409, 422, 429])('never repeats after %i', async (status) => {
    const headers = { 'Retry-After': '1' };
    const { client, clock, seen } = setUp(() => new Response(null, { status, headers }));
    await failure(finished(clock, listRoles(client)));
    expect(seen).toHaveLength(1);
  });

  it.each(CALL_NAMES.filter((name) => !['GET'].includes(CALLS[name].request.split(' ')[0] ?? '')))(
    'never repeats the write %s',
    async (name) => {
      for (const answer of [
        () => new Response(null, { status: 503 }),
        () => Promise.reject(new TypeError('Failed to fetch')),
        () => cutBody('{'),
      ]) {
        const { client, clock, seen } = setUp(answer);
        await failure(finished(clock, CALLS[name].run(client)));
        expect(seen).toHaveLength(1);
      }
    },
  );

  it('waits as long as Retry-After says, in seconds or as a date', async () => {
    for (const value of ['20', new Date(Date.UTC(2026, 0, 15, 12, 0, 20)).toUTCString()]) {
      const { client, clock, seen } = setUp(
        () => new Response(null, { status: 503, headers: { 'Retry-After': value } }),
      );
      const call = failure(listRoles(client));
      await turn();
      clock.advance(20_000);
      await turn();
      expect(seen).toHaveLength(1);
      clock.advance(1_000);
      await turn();
      expect(seen).toHaveLength(2);
      const error = await finished(clock, call);
      expect(error.retryAfterMs).toBe(value === '20' ? 20_000 : 0);
    }
  });

  it('gives up when it would have to wait for more than 30 s', async () => {
    const headers = { 'Retry-After': '31' };
    const { client, seen } = setUp(() => new Response(null, { status: 503, headers }));
    expect((await failure(listRoles(client))).retryAfterMs).toBe(31_000);
    expect(seen).toHaveLength(1);
  });

  it('does not wait for nonsense in Retry-After', async () => {
    const headers = { 'Retry-After': 'soon' };
    const { client, clock, seen } = setUp(() => new Response(null, { status: 503, headers }));
    expect((await failure(finished(clock, listRoles(client)))).retryAfterMs).toBeNull();
    expect(seen).toHaveLength(3);
  });

  it('stops at once when it is aborted while waiting', async () => {
    const { client, clock, seen } = setUp(() => new Response(null, { status: 503 }));
    const controller = new AbortController();
    const call = failure(listRoles(client, { signal: controller.signal }));
    await turn();
    controller.abort();
    expect((await call).kind).toBe('aborted');
    clock.advance(60_000);
    await turn();
    expect(seen).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });
});

describe('time-out', () => {
  it('comes after 30 s, also in the middle of the body, and is not repeated', async () => {
    const endless = () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }));
    for (const answer of [never, endless]) {
      const { client, clock, seen } = setUp(answer);
      const call = failure(listRoles(client));
      await turn();
      clock.advance(29_999);
      await turn();
      expect(seen[0]?.init.signal?.aborted).toBe(false);
      clock.advance(1);
      expect(await call).toMatchObject({ kind: 'timeout', status: null });
      expect(seen[0]?.init.signal?.aborted).toBe(true);
      expect(seen).toHaveLength(1);
    }
  });

  it('leaves no timer behind', async () => {
    const { client, clock } = setUp(() => json({}));
    await listRoles(client);
    await turn();
    expect(clock.pending).toBe(0);
  });
});

describe('bodies', () => {
  it('reads no more than needed of a long refusal', async () => {
    let pulled = 0;
    let isCancelled = false;
    const { client } = setUp(
      () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              pulled += 1;
              controller.enqueue(new TextEncoder().encode('x'.repeat(65_536)));
            },
            cancel() {
              isCancelled = true;
            },
          }),
          { status: 400 },
        ),
    );
    expect(await failure(listRoles(client))).toMatchObject({ status: 400, serverMessage: '' });
    expect(pulled).toBeLessThan(80);
    expect(isCancelled).toBe(true);
  });

  it('keeps the status of a refusal whose body breaks off', async () => {
    const { client } = setUp(() => cutBody('{"message": "x', { status: 403 }));
    expect(await failure(listRoles(client))).toMatchObject({ kind: 'http', status: 403 });
  });

  it('reads JSON with a byte order mark', async () => {
    const { client } = setUp(() => new Response('\uFEFF{"email": "a@b.example"}'));
    expect(await getCurrentUser(client)).toMatchObject({ email: 'a@b.example' });
  });
});

describe('impersonation header', () => {
  it('goes with every call while the tab impersonates', async () => {
    const { client, seen } = setUp(() => json({}), { impersonationSessionId: 'i1' });
    await listRoles(client);
    client.setImpersonationSession('i2');
    await deleteRole(client, { role: 'A' });
    client.setImpersonationSession(null);
    await listRoles(client);
    expect(seen.map(({ headers }) => headers.get('X-Impersonation-Session'))).toEqual([
      'i1',
      'i2',
      null,
    ]);
  });
});

it('sends the headers of the moment of the call', async () => {
  const { client, seen } = setUp(() => json({}), { impersonationSessionId: 'i1' });
  const ended = logout(client);
  client.setImpersonationSession(null);
  await ended;
  expect(seen[0]?.headers.get('X-Impersonation-Session')).toBe('i1');
});

describe('endpoint table', () => {
  it('takes another path and method', async () => {
    const { client, seen } = setUp(() => json({ data: [] }), {
      baseUrl: 'https://api.example/root/',
      endpoints: { listUsers: { method: 'POST', path: 'v2/people?tenant=7' } },
    });
    client.setCsrfToken('token');
    await listUsers(client, { pageNumber: 1, pageSize: 5 });
    expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(
      'POST https://api.example/root/v2/people?tenant=7&pageNumber=1&pageSize=5',
    );
    expect(seen[0]?.headers.get('X-Csrf-Token')).toBe('token');
  });

  it('takes a function that sees the call and may change query and body', async () => {
    const { client, seen } = setUp(() => json({}), {
      endpoints: {
        inviteUser: ({ body }) => ({
          method: 'POST',
          path: '/invitations',
          query: { source: 'portal' },
          body: { invitation: body },
        }),
        getUser: ({ params }) => ({
          method: 'GET',
          path: `/by/${params.email?.split('@')[1]}/{email}`,
        }),
      },
    });
    await inviteUser(client, { email: EMAIL });
    await failure(getUser(client, { email: EMAIL }));
    expect(seen[0]?.url).toBe('https://api.example/invitations?source=portal');
    expect(seen[0]?.body).toBe('{"invitation":{"email":"a@example.com"}}');
    expect(seen[1]?.url).toBe('https://api.example/by/example.com/a%40example.com');
  });

  it('turns a throwing function into an ApiError', async () => {
    const { client } = setUp(() => json({}), {
      endpoints: {
        inviteUser: () => {
          throw new Error('no');
        },
      },
    });
    expect((await failure(inviteUser(client, { email: EMAIL }))).kind).toBe('unexpected');
  });

  it.each(['', '.', '..', '\uD800'])('never sends %j as a part of a path', async (role) => {
    const { client, seen } = setUp(() => json({}));
    expect((await failure(deleteRole(client, { role }))).kind).toBe('unexpected');
    expect(seen).toHaveLength(0);
  });

  it('uses the page itself without a base URL', async () => {
    const { client, seen } = setUp(() => json({}), { baseUrl: '' });
    client.setCsrfToken('token');
    await deleteRole(client, { role: 'a b' });
    expect(seen[0]?.url).toBe('/app/roles/a%20b');
    expect(seen[0]?.headers.get('X-Csrf-Token')).toBe('token');
    expect(client.urlOf(NOTIFICATIONS_HUB)).toBe('/app/hubs/notifications');
  });
});

it('sends the reason of an impersonation, if there is one', async () => {
  const { client, seen } = setUp(() => json({ sessionId: 's1', email: EMAIL, expires: null }));
  await startImpersonation(client, { email: EMAIL, reason: 'Ticket 12' });
  await startImpersonation(client, { email: EMAIL, reason: '' });
  expect(seen.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { email: EMAIL, reason: 'Ticket 12' },
    { email: EMAIL },
  ]);
});

describe('the people of a role', () => {
  it.each([
    ['nothing', {}, {}],
    ['spaces', { searchString: '  ' }, {}],
    ['a text', { searchString: ' anna ' }, { searchString: 'anna' }],
    ['an order', { sort: '-lastname' }, { sort: '-lastname' }],
    ['no order', { sort: '' }, {}],
  ])('are asked for with %s in the filter', async (_, asked, sent) => {
    const { client, seen } = setUp(() => json({ data: [] }));
    await listRoleMembers(client, { role: 'Admin', pageNumber: 1, pageSize: 5, ...asked });
    const filter = new URL(seen[0]?.url ?? '').searchParams.get('filter');
    const { columns: _columns, ...rest } = JSON.parse(filter ?? '');
    expect(rest).toEqual({ ...sent, pageNumber: 1, pageSize: 5 });
  });
});

describe('searching users', () => {
  it.each([
    ['abc', null],
    ['   abc   ', null],
    ['', null],
    ['abcd', 'abcd'],
    [' a&b=c ', 'a&b=c'],
  ])('%j is sent as %j', async (searchString, sent) => {
    const { client, seen } = setUp(() => json({ data: [] }));
    await listUsers(client, { pageNumber: 1, pageSize: 5, searchString });
    expect(new URL(seen[0]?.url ?? '').searchParams.get('searchString')).toBe(sent);
  });
});

it('uses the global fetch of the moment without one of its own', async () => {
  const { clock } = setUp(never);
  const { createApiClient } = await import('../../src/api/create-client');
  const client = createApiClient({ clock, baseUrl: 'https://api.example' });
  const fake = vi.fn(async () => json({ A: {} }));
  vi.stubGlobal('fetch', fake);
  try {
    expect(await listRoles(client)).toHaveLength(1);
    expect(fake).toHaveBeenCalledTimes(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('calls an endpoint of a partner with session and token, and does not repeat its effects', async () => {
  const invoices: DeclaredEndpoint = { name: 'acmeInvoices', method: 'GET', path: '/acme/{id}' };
  const call = { endpoint: invoices, params: { id: 'a/1' }, read: (json: unknown) => json };
  const { client, seen } = setUp(() => json({ total: 7 }));
  expect(await client.send(call)).toEqual({ total: 7 });
  expect(seen[0]?.url).toBe('https://api.example/acme/a%2F1');

  const down = setUp(() => new Response('', { status: 503 }));
  const mailing = { ...call, endpoint: { ...invoices, hasEffects: true } };
  expect((await failure(finished(down.clock, down.client.send(mailing)))).status).toBe(503);
  expect(down.seen).toHaveLength(1);
});
