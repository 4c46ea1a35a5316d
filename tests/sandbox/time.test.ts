import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { SESSION_HEADER } from '../../src/sandbox/http/headers';
import { createSessionJar } from '../../src/sandbox/msw/session-jar';
import type { SandboxOptions } from '../../src/sandbox/sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { Browser, lastMail } from './contract/browser';

const MINUTE_MS = 60_000;

function open(options: Omit<SandboxOptions, 'clock'> = {}) {
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ ...options, clock });
  const jar = createSessionJar(sandbox);
  const browser = new Browser({
    origin: 'http://portal.test',
    now: () => clock.now(),
    async fetch(path, init) {
      const request = new Request(`http://portal.test${path}`, init);
      const session = jar.session();
      if (session) request.headers.set(SESSION_HEADER, session);
      return jar.take(await sandbox.fetch(request), sandbox.generation);
    },
    async reset() {},
    async close() {},
  });
  return { clock, sandbox, browser };
}

describe('time', () => {
  it('ends a session after eight hours', async () => {
    const { clock, browser } = open();
    await browser.login(ADMIN_EMAIL);
    clock.advance(8 * 60 * MINUTE_MS - 1);
    expect((await browser.get('/app/users/me')).status).toBe(200);
    clock.advance(1);
    expect((await browser.get('/app/users/me')).status).toBe(401);
    expect((await browser.post('/app/login/validate-token')).status).toBe(401);
  });

  it('ends an impersonation by its absolute expiry, and no extension brings it back', async () => {
    const { clock, browser } = open();
    await browser.login(ADMIN_EMAIL);
    const { sessionId } = (
      await browser.post<{ sessionId: string }>('/app/impersonation', { email: CUSTOMER_EMAIL })
    ).body;
    const extend = () => browser.post(`/app/impersonation/${sessionId}/extend`);
    clock.advance(29 * MINUTE_MS);
    expect((await extend()).body).toEqual({ expires: '2026-03-02T10:00:00.000Z' });
    clock.advance(31 * MINUTE_MS - 1);
    browser.impersonation = sessionId;
    expect((await browser.get('/app/users/me')).status).toBe(200);
    clock.advance(1);
    const late = await browser.get('/app/users/me');
    expect([late.status, late.body]).toEqual([401, { message: 'The impersonation has ended.' }]);
    browser.impersonation = '';
    expect((await extend()).status).toBe(404);
    expect((await browser.get('/app/users/me')).status).toBe(200);
  });

  it('ends a reset link after an hour', async () => {
    const { clock, browser } = open();
    const reset = async () => {
      await browser.get(
        `/app/login/generate-password-reset-token?email=${ADMIN_EMAIL}&host=portal.test`,
      );
      const { token } = await lastMail(browser);
      return () =>
        browser.post('/app/login/reset-password', {
          email: ADMIN_EMAIL,
          token,
          newPassword: 'Fresh-2027!',
        });
    };
    const late = await reset();
    clock.advance(60 * MINUTE_MS);
    expect((await late()).status).toBe(400);
    const inTime = await reset();
    clock.advance(60 * MINUTE_MS - 1);
    expect((await inTime()).status).toBe(200);
  });

  it('ends an invitation after a day', async () => {
    const { clock, browser } = open();
    await browser.login(ADMIN_EMAIL);
    await browser.post('/app/users', { email: 'new@nordlys.example' });
    const { token } = await lastMail(browser);
    clock.advance(24 * 60 * MINUTE_MS);
    const answer = await browser.get(
      `/app/login/confirm-email?confirmationToken=${token}&email=new@nordlys.example`,
    );
    expect([answer.status, answer.body]).toEqual([
      400,
      { message: 'This confirmation link has expired.' },
    ]);
  });

  it('is sent to clients in every response', async () => {
    const { clock, browser } = open();
    clock.advance(1_000);
    expect((await browser.get('/app/users/me')).headers.get('Date')).toBe(
      'Mon, 02 Mar 2026 09:00:01 GMT',
    );
  });

  it('may come from a function', async () => {
    let now = 5_000_000;
    const sandbox = createSandbox({ scenario: 'signedIn', clock: () => now });
    const jar = createSessionJar(sandbox);
    const me = () =>
      sandbox.fetch(
        new Request('http://portal.test/app/users/me', {
          headers: { [SESSION_HEADER]: jar.session() ?? '' },
        }),
      );
    expect((await me()).status).toBe(200);
    sandbox.faults.add({ match: {}, latencyMs: 60_000 });
    expect((await me()).status).toBe(200);
    now += 8 * 60 * MINUTE_MS;
    expect((await me()).status).toBe(401);
  });
});

describe('other hosts of a portal', () => {
  it('are good for reset links when they are named', async () => {
    const { browser } = open({ portalHosts: ['https://portal.partner.example'] });
    for (const host of ['portal.partner.example', 'https://portal.partner.example']) {
      const answer = await browser.get(
        `/app/login/generate-password-reset-token?${new URLSearchParams({ email: ADMIN_EMAIL, host })}`,
      );
      expect(answer.status).toBe(200);
      expect(new URL((await lastMail(browser)).link).host).toBe('portal.partner.example');
    }
  });
});
