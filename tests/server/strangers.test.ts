import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { ask, NAVIGATION, post, signIn, startPortal } from './fixture';

const FOREIGN = { host: 'evil.example' };

describe('a name that is not ours', () => {
  it.each(['/', '/auth/login', '/app/sandbox', '/app/sandbox/mail', '/app/users/me', '/logo.svg'])(
    'gets nothing at %s',
    async (path) => {
      const { url } = await startPortal();
      const answer = await ask(url, path, { headers: { ...NAVIGATION, ...FOREIGN } });
      expect(answer.status).toBe(421);
      expect(answer.text).toContain('--allowed-host evil.example');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );

  it('is in no mail', async () => {
    const { url, sandbox } = await startPortal();
    const query = new URLSearchParams({ email: ADMIN_EMAIL, host: 'evil.example' });
    const path = `/app/login/generate-password-reset-token?${query}`;
    expect((await ask(url, path, { headers: FOREIGN })).status).toBe(421);
    expect((await ask(url, path)).status).toBe(400);
    expect(sandbox.outbox).toEqual([]);
  });

  it('opens no socket', async () => {
    const { url } = await startPortal();
    const { cookie } = await signIn(url, { email: ADMIN_EMAIL, password: 'Plinth-2026!' });
    const socket = new WebSocket(`${url.replace('http:', 'ws:')}/app/hubs/notifications`, {
      headers: { cookie, host: 'evil.example', origin: 'http://evil.example' },
    });
    socket.on('error', () => {});
    onTestFinished(() => socket.terminate());
    const [, answer] = await once(socket, 'unexpected-response');
    expect(answer.statusCode).toBe(421);
  });

  it('is one that the server was told to go by', async () => {
    const { url, sandbox } = await startPortal({ allowedHosts: ['portal.example'] });
    const host = 'portal.example';
    const query = new URLSearchParams({ email: ADMIN_EMAIL, host });
    await ask(url, `/app/login/generate-password-reset-token?${query}`, { headers: { host } });
    expect(sandbox.outbox[0]?.link).toContain('http://portal.example/auth/reset-password?');
  });
});

describe('a method that nothing answers', () => {
  it.each(['TRACE', 'PROPFIND', 'PURGE'])(
    '%s is refused and sends nothing back',
    async (method) => {
      const { url } = await startPortal();
      const headers = { cookie: 'plinth_session=secret' };
      for (const path of ['/', '/app/users/me', '/__csp-reports']) {
        const answer = await ask(url, path, { method, headers });
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        expect(answer.text).not.toContain('secret');
      }
    },
  );
});

describe('every refusal', () => {
  it.each([
    ['GET', '/gone.png', 404],
    ['POST', '/auth/login', 405],
    ['GET', '/__csp-reports', 405],
    ['GET', '/%', 400],
    ['GET', '/app/nothing', 404],
    ['GET', '/__sandbox/nothing', 404],
  ])('of %s %s carries the headers of the policy', async (method, path, status) => {
    const { url } = await startPortal({ control: true });
    const answer = await ask(url, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('gets HSTS behind a proxy that speaks https', async () => {
    const { url } = await startPortal({ trustProxy: true });
    const answer = await ask(url, '/gone.png', { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('a form of another site', () => {
  it('signs nobody in', async () => {
    const { url } = await startPortal();
    const form = {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: `{"email":"${ADMIN_EMAIL}","password":"Plinth-2026!","x":"="}`,
    };
    const answer = await ask(url, '/app/login', form);
    expect(answer.status).toBe(415);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const json = { email: ADMIN_EMAIL, password: 'Plinth-2026!' };
    const foreign = await post(url, '/app/login', json, {
      ...{ origin: 'https://evil.example', connection: 'keep-alive' },
    });
    // Nobody has read what it sent: it must not keep the connection.
    expect([foreign.status, foreign.headers.connection]).toEqual([403, 'close']);
    expect(foreign.headers).not.toHaveProperty('set-cookie');
  });
});
