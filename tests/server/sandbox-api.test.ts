import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { ask, cookieOf, NAVIGATION, post, signIn, startPortal } from './fixture';

const [admin] = createSandbox().accounts;
if (!admin) throw new Error('The sandbox has no accounts.');

/** A sandbox whose answers are given by the test: for what only the mount itself decides. */
function sandboxThat(fetch: Sandbox['fetch']): Sandbox {
  return Object.create(createSandbox(), { fetch: { value: fetch } }) as Sandbox;
}

describe('an answer of the API', () => {
  it('carries exactly the headers of the policy', async () => {
    const { url } = await startPortal();
    const answer = await ask(url, '/app/users/me');
    const { date: _, connection: _c, 'transfer-encoding': _t, ...headers } = answer.headers;
    delete headers['content-length'];
    expect(answer.status).toBe(401);
    expect(headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('of what it answers is OpenAPI, for anybody and behind the same headers', async () => {
    const { url } = await startPortal();
    const { status, headers, text } = await ask(url, '/app/sandbox/openapi.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const { openapi, paths } = JSON.parse(text);
    expect(openapi).toBe('3.1.0');
    expect(paths['/app/orders/{id}'].get.operationId).toBe('getOrder');
  });

  it('that is a page for people may load its style and typeface, and nothing else', async () => {
    const { url } = await startPortal();
    const { headers, text } = await ask(url, '/app/sandbox', { headers: NAVIGATION });
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src ${url}/app/sandbox/desk.css; ` +
        `font-src ${url}/app/sandbox/inter.woff2; img-src data:; ` +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(text).toContain('href="/app/sandbox/desk.css"');
    const style = await ask(url, '/app/sandbox/desk.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.headers['content-security-policy']).toContain("default-src 'none'");
    expect(style.text).toContain("url('/app/sandbox/inter.woff2')");
    const font = await ask(url, '/app/sandbox/inter.woff2');
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(font.text.startsWith('wOF2')).toBe(true);
  });

  it('of the desk signs a demo account in, and nobody else', async () => {
    const { url } = await startPortal();
    const send = (email: string, headers = {}) =>
      ask(url, `/app/sandbox/sign-in?${new URLSearchParams({ email })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    const { status, headers } = await send('two-factor@plinth.example');
    expect([status, headers.location]).toEqual([303, '/']);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const me = await ask(url, '/app/users/me', { headers: { cookie } });
    expect(JSON.parse(me.text)).toMatchObject({ email: 'two-factor@plinth.example' });
    // Also in place of another user, whose page has no token for it.
    const again = await send('ada@plinth.example', { cookie });
    expect([again.status, again.headers['set-cookie']?.[0]?.startsWith(cookie)]).toEqual([
      303,
      false,
    ]);
    expect((await send('nobody@plinth.example')).status).toBe(400);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await send('ada@plinth.example', foreign)).status).toBe(403);
  });

  it('never becomes the page, whatever the browser accepts', async () => {
    const { url } = await startPortal();
    const answer = await ask(url, '/app/nothing/here', { headers: NAVIGATION });
    expect(answer.headers['content-type']).not.toContain('text/html');
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('is a 500 and not the end of the server when the sandbox throws', async () => {
    const errors: unknown[] = [];
    const sandbox = sandboxThat(() => Promise.reject(new TypeError('a bug')));
    const { url } = await startPortal({ sandbox, onError: (error) => errors.push(error) });
    expect((await ask(url, '/app/users/me')).status).toBe(500);
    expect((await ask(url, '/')).status).toBe(200);
    expect(errors).toEqual([new TypeError('a bug')]);
  });
});

describe('the session', () => {
  it('is a cookie that script cannot read', async () => {
    const { url } = await startPortal();
    const answer = await post(url, '/app/login', admin);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^plinth_session=[\w-]+\.\w{16,}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers).not.toHaveProperty('x-sandbox-session');
    const me = await ask(url, '/app/users/me', { headers: { cookie: cookieOf(answer) } });
    expect(JSON.parse(me.text)).toMatchObject({ email: admin.email });
    expect(me.headers).not.toHaveProperty('set-cookie');
  });

  it('is a Secure cookie behind a proxy that speaks https', async () => {
    const { url } = await startPortal({ trustProxy: true });
    const answer = await post(url, '/app/login', admin, { 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  it('ends with its cookie at sign-out', async () => {
    const { url } = await startPortal();
    const { cookie } = await signIn(url, admin);
    const out = await ask(url, '/app/login/logout', { headers: { cookie } });
    expect(out.headers['set-cookie']).toEqual([
      'plinth_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect((await ask(url, '/app/users/me', { headers: { cookie } })).status).toBe(401);
  });

  it('cannot be claimed by the header that the sandbox knows it by', async () => {
    const seen: (string | null)[] = [];
    const sandbox = sandboxThat(async (request) => {
      seen.push(request.headers.get('x-sandbox-session'), request.headers.get('cookie'));
      return new Response();
    });
    const { url } = await startPortal({ sandbox });
    await ask(url, '/app/users/me', {
      headers: { 'X-Sandbox-Session': 'stolen', cookie: 'plinth_session=forged; other=1' },
    });
    expect(seen).toEqual([null, null]);
  });

  it('is there from the first page on when the scenario starts signed in', async () => {
    const { url } = await startPortal({ sandbox: createSandbox({ scenario: 'signedIn' }) });
    const cookie = cookieOf(await ask(url, '/', { headers: NAVIGATION }));
    const me = await ask(url, '/app/users/me', { headers: { cookie } });
    expect(JSON.parse(me.text)).toMatchObject({ email: admin.email });
    const next = await ask(url, '/dashboard', { headers: { ...NAVIGATION, cookie } });
    expect(next.headers).not.toHaveProperty('set-cookie');
  });

  it('is not handed out again after the sign-out, but after a reset', async () => {
    const { url, sandbox } = await startPortal({
      sandbox: createSandbox({ scenario: 'signedIn' }),
    });
    const cookie = cookieOf(await ask(url, '/'));
    await ask(url, '/app/login/logout', { headers: { cookie } });
    expect((await ask(url, '/auth/login')).headers).not.toHaveProperty('set-cookie');
    sandbox.reset();
    const fresh = cookieOf(await ask(url, '/', { headers: { cookie } }));
    const me = await ask(url, '/app/users/me', { headers: { cookie: fresh } });
    expect(me.status).toBe(200);
  });

  it('that a reset has overtaken is not handed out', async () => {
    const { url, sandbox } = await startPortal();
    const fetch: Sandbox['fetch'] = async (request) => {
      const response = await sandbox.fetch(request);
      sandbox.reset();
      return response;
    };
    const slow = Object.create(sandbox, { fetch: { value: fetch } }) as Sandbox;
    const other = await startPortal({ sandbox: slow });
    expect((await post(url, '/app/login', admin)).headers).toHaveProperty('set-cookie');
    expect((await post(other.url, '/app/login', admin)).headers).not.toHaveProperty('set-cookie');
  });

  it('is not handed out when the scenario starts signed out', async () => {
    const { url } = await startPortal();
    expect((await ask(url, '/')).headers).not.toHaveProperty('set-cookie');
  });

  it('of an earlier start of the server counts as none', async () => {
    const first = await startPortal();
    const { cookie } = await signIn(first.url, admin);
    const sandbox = createSandbox({ scenario: 'signedIn' });
    const second = await startPortal({ sandbox });
    expect((await ask(second.url, '/app/users/me', { headers: { cookie } })).status).toBe(401);
    const page = await ask(second.url, '/', { headers: { cookie } });
    expect(page.headers).toHaveProperty('set-cookie');
  });
});

describe('a request', () => {
  it('reaches the sandbox complete', async () => {
    const seen: unknown[] = [];
    const sandbox = sandboxThat(async (request) => {
      const { method, url, headers } = request;
      seen.push({ method, url, csrf: headers.get('x-csrf-token'), text: await request.text() });
      return new Response();
    });
    const { url } = await startPortal({ sandbox });
    await ask(url, '/app/users/a%2Fb%40c?x=%20&y=+', {
      method: 'PATCH',
      headers: { 'x-csrf-token': 'token', connection: 'close' },
      body: '{"name":"Ärger 🎉"}',
    });
    expect(seen).toEqual([
      {
        method: 'PATCH',
        url: `${url}/app/users/a%2Fb%40c?x=%20&y=+`,
        csrf: 'token',
        text: '{"name":"Ärger 🎉"}',
      },
    ]);
  });

  it.each([false, true])(
    'with a body over the limit is refused (in pieces: %s)',
    async (chunked) => {
      const { url } = await startPortal();
      const login = (bytes: number) =>
        ask(url, '/app/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json', connection: 'keep-alive' },
          body: Buffer.alloc(bytes, 'x'),
          chunked,
        });
      const answer = await login(1_048_577);
      expect(answer.status).toBe(413);
      expect(answer.headers.connection).toBe('close');
      expect(JSON.parse(answer.text)).toEqual({ message: 'The request is too large.' });
      // One that is just not over it is read, and is no JSON.
      expect((await login(1_048_576)).status).toBe(400);
    },
  );

  it('that the browser gives up is given up in the sandbox too', async () => {
    const left = new Promise<void>((resolve) => {
      const sandbox = sandboxThat((request) => {
        request.signal.addEventListener('abort', () => resolve());
        return new Promise(() => {});
      });
      startPortal({ sandbox }).then(({ url }) => {
        const controller = new AbortController();
        fetch(`${url}/app/users/me`, { signal: controller.signal }).catch(() => {});
        // The call has to be under way before it can be given up.
        fetch(`${url}/`).then(() => controller.abort());
      });
    });
    await left;
  });
});

describe('a cut connection', () => {
  it.each(['before', 'lostAnswer'] as const)('has no answer (%s)', async (cut) => {
    const { url, sandbox } = await startPortal();
    sandbox.faults.add({ match: { path: '/app/users/me' }, cut });
    await expect(ask(url, '/app/users/me')).rejects.toThrow('socket hang up');
    await expect(fetch(`${url}/app/users/me`)).rejects.toThrow('fetch failed');
    sandbox.faults.clear();
    expect((await ask(url, '/app/users/me')).status).toBe(401);
  });

  it('has half an answer when it is cut in the body', async () => {
    const { url, sandbox } = await startPortal();
    sandbox.faults.add({ match: { path: '/app/users/me' }, cut: 'inBody' });
    const response = await fetch(`${url}/app/users/me`);
    expect(response.status).toBe(401);
    await expect(response.text()).rejects.toThrow('terminated');
  });
});
