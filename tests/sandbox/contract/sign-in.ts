import { describe, expect, it } from 'vitest';
import { totpCode } from '../../../src/sandbox/auth/totp';
import { ADMIN_EMAIL, DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../../src/sandbox/world/accounts';
import type { Browser } from './browser';

/** Signing in, staying in, signing out (specification §7.1). */
export function describeSignIn(browser: () => Browser): void {
  describe('signing in', () => {
    it('answers the end of the session and a CSRF token', async () => {
      const answer = await browser().login(ADMIN_EMAIL);
      expect(answer.status).toBe(200);
      expect(Date.parse(answer.body.expires)).toBeGreaterThan(browser().mount.now());
      expect(answer.body.expires).toMatch(/Z$/);
      expect(answer.body.csrfToken).toMatch(/^\S{16,}$/);
      expect(answer.headers.get('Content-Type')).toContain('application/json');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const me = await browser().get<{ email: string }>('/app/users/me');
      expect(me.status).toBe(200);
      expect(me.body.email).toBe(ADMIN_EMAIL);
    });

    it('never shows the session to the page', async () => {
      const { headers, text } = await browser().login(ADMIN_EMAIL);
      expect([...headers.keys()]).not.toContain('x-sandbox-session');
      expect(Object.keys(JSON.parse(text))).toEqual(['expires', 'csrfToken']);
    });

    it('refuses a wrong password and an unknown e-mail in the same words', async () => {
      const wrong = await browser().login(ADMIN_EMAIL, 'Wrong-2026!');
      const unknown = await browser().login('nobody@plinth.example', 'Wrong-2026!');
      expect(wrong.status).toBe(401);
      expect(wrong.body.message).not.toBe('');
      expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
      expect((await browser().get('/app/users/me')).status).toBe(401);
    });

    it.each(['', '; charset=utf-8', ';charset="UTF-8"', ' ;profile=x; charset=utf8'])(
      'takes a body of the type application/json%s',
      async (parameters) => {
        const body = new TextEncoder().encode(GOOD);
        const headers = { 'Content-Type': `application/json${parameters}` };
        const response = await browser().mount.fetch('/app/login', {
          ...{ method: 'POST', headers, body },
        });
        expect(response.status).toBe(200);
      },
    );

    it.each([
      ['no JSON', '{"email"'],
      ['an array', '[]'],
      ['an e-mail that is no text', '{"email":{"$ne":null},"password":"x"}'],
    ])('refuses a body that is %s', async (_, body) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await browser().mount.fetch('/app/login', { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: expect.any(String), code: 'bad_query' });
    });

    const GOOD = JSON.stringify({ email: ADMIN_EMAIL, password: DEMO_PASSWORD });

    it.each([
      ['text/plain', GOOD],
      ['text/plain;charset=UTF-8', GOOD],
      ['', GOOD],
      ['application/jsonp', GOOD],
      ...['utf-7', 'UTF-16', '"utf-7"', 'utf-8;charset=utf-7', 'utf-8, utf-7', ''].map(
        (charset) => [`application/json;charset=${charset}`, GOOD],
      ),
      ['application/x-www-form-urlencoded', `${GOOD.slice(0, -1)},"x":"="}`],
      ['multipart/form-data; boundary=x', GOOD],
    ])(
      'takes no body of the type %j, which a form of any site can send, or which reads otherwise',
      async (type, text) => {
        const body = new Blob([text], { type });
        const response = await browser().mount.fetch('/app/login', { method: 'POST', body });
        expect(response.status).toBe(415);
        expect(await response.json()).toEqual({ message: 'The body must be application/json.' });
        expect((await browser().get('/app/users/me')).status).toBe(401);
      },
    );

    it.each([
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['another site of the same owner', { 'Sec-Fetch-Site': 'same-site' }],
      ['another origin, in an old browser', { Origin: 'https://elsewhere.example' }],
      ['a page without an origin', { Origin: 'null' }],
    ])('does not let %s sign a user in', async (_, headers) => {
      const body = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };
      const answer = await browser().ask('POST', '/app/login', body, headers);
      expect(answer.status).toBe(403);
      expect((await browser().get('/app/users/me')).status).toBe(401);
    });

    it.each([
      ['a page of ours behind a proxy', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://a.b' }],
      ['an address that is typed', { 'Sec-Fetch-Site': 'none' }],
    ])('lets %s', async (_, headers) => {
      const body = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };
      expect((await browser().ask('POST', '/app/login', body, headers)).status).toBe(200);
    });

    it('lets our own origin', async () => {
      const body = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };
      const headers = { Origin: browser().mount.origin };
      expect((await browser().ask('POST', '/app/login', body, headers)).status).toBe(200);
    });

    it('refuses inactive users and unconfirmed e-mails', async () => {
      expect((await browser().login('thordis@nordlys.example')).status).toBe(403);
      expect((await browser().login('ileana.turcanu@plinth.example')).status).toBe(400);
    });

    it('asks for the second factor and takes a present code only', async () => {
      const email = 'two-factor@plinth.example';
      const asked = await browser().login(email);
      expect([asked.status, asked.body.message]).toEqual([400, 'Two Factor Auth is required']);
      const now = browser().mount.now();
      const old = await totpCode(DEMO_TOTP_SECRET, now - 5 * 60_000);
      expect((await browser().login(email, DEMO_PASSWORD, old)).status).toBe(400);
      expect((await browser().login(email, 'Wrong-2026!', old)).status).toBe(401);
      const code = await totpCode(DEMO_TOTP_SECRET, now);
      expect((await browser().login(email, DEMO_PASSWORD, code)).status).toBe(200);
    });

    it('asks the administrator for a code in the scenario twoFactor', async () => {
      await browser().reset('twoFactor');
      expect((await browser().login(ADMIN_EMAIL)).status).toBe(400);
    });
  });

  describe('validate-token', () => {
    it('answers 401 while nobody is signed in', async () => {
      const answer = await browser().post('/app/login/validate-token');
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ message: expect.any(String) });
    });

    it('gives a new CSRF token without the old one, and both are good', async () => {
      const { expires } = (await browser().login(ADMIN_EMAIL)).body;
      const first = browser().csrfToken;
      browser().csrfToken = '';
      const answer = await browser().post<{ expires: string; csrfToken: string }>(
        '/app/login/validate-token',
      );
      expect(answer.status).toBe(200);
      expect(answer.body.expires).toBe(expires);
      expect(answer.body.csrfToken).not.toBe(first);
      for (const token of [answer.body.csrfToken, first]) {
        browser().csrfToken = token;
        const write = await browser().post('/app/notifications/mark-all-read');
        expect(write.status).toBe(200);
      }
    });
  });

  describe('signing out', () => {
    it('ends the session', async () => {
      await browser().login(ADMIN_EMAIL);
      expect((await browser().get('/app/login/logout')).status).toBe(200);
      expect((await browser().get('/app/users/me')).status).toBe(401);
      expect((await browser().get('/app/login/logout')).status).toBe(200);
    });

    it.each([
      ['a picture', { 'Sec-Fetch-Dest': 'image' }],
      ['a frame', { 'Sec-Fetch-Dest': 'iframe' }],
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
    ])('is not brought about by %s', async (_, headers) => {
      await browser().login(ADMIN_EMAIL);
      const answer = await browser().get('/app/login/logout', headers);
      expect(answer.status).toBe(403);
      expect((await browser().get('/app/users/me')).status).toBe(200);
    });
  });

  describe('the CSRF token', () => {
    it.each([
      ['POST', '/app/notifications/mark-all-read'],
      ['POST', '/app/users'],
      ['PATCH', `/app/users/${ADMIN_EMAIL}`],
      ['PATCH', `/app/users/${ADMIN_EMAIL}/change-password`],
      ['DELETE', '/app/users/jd@short.example'],
      ['POST', '/app/users/setup2fa?email=a&code=1'],
      ['POST', `/app/users/disable2fa/${ADMIN_EMAIL}`],
      ['POST', '/app/roles/create-role?roleName=X'],
      ['PATCH', '/app/roles/Auditor/permissions'],
      ['DELETE', '/app/roles/Auditor'],
      ['POST', '/app/roles/assign-role?roleName=Guest'],
      ['DELETE', '/app/notifications/notification-1'],
      ['POST', '/app/impersonation'],
      ['POST', '/app/impersonation/x/extend'],
      ['DELETE', '/app/impersonation/x'],
    ])('is asked for by %s %s', async (method, path) => {
      await browser().login(ADMIN_EMAIL);
      for (const token of ['', 'stale']) {
        browser().csrfToken = token;
        const answer = await browser().ask<{ message: string }>(method, path);
        expect(answer.status).toBe(403);
        expect(answer.body.message).toContain('CSRF');
      }
      browser().csrfToken = '';
      await browser().get('/app/login/logout');
      expect((await browser().ask(method, path)).status).toBe(401);
    });
  });
}
