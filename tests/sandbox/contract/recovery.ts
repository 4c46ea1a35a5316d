import { describe, expect, it } from 'vitest';
import { totpCode } from '../../../src/sandbox/auth/totp';
import { ADMIN_EMAIL, DEMO_TOTP_SECRET } from '../../../src/sandbox/world/accounts';
import { type Browser, lastMail } from './browser';

const RESET = '/app/login/generate-password-reset-token';
const NEW_PASSWORD = 'Fresh-2027!';

/** Reset links, invitations, external sign-in (specification §7.1, contract §2). */
export function describeRecovery(browser: () => Browser): void {
  const askForLink = (email: string, host = browser().host) =>
    browser().get(`${RESET}?${new URLSearchParams({ email, host })}`);

  describe('a forgotten password', () => {
    it('answers the same for known and unknown e-mails, and mails the known one only', async () => {
      const known = await askForLink(ADMIN_EMAIL);
      const unknown = await askForLink('nobody@plinth.example');
      expect(known.status).toBe(200);
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
      const mails = await browser().mails();
      expect(mails.map(({ to }) => to)).toEqual([ADMIN_EMAIL]);
      const link = new URL(mails[0]?.link ?? '');
      expect(link.origin).toBe(browser().mount.origin);
      expect(link.pathname).toBe('/auth/reset-password');
      expect(link.searchParams.get('email')).toBe(ADMIN_EMAIL);
    });

    it('refuses a foreign host and mails nothing', async () => {
      const { host } = browser();
      for (const foreign of [
        'evil.example',
        `https://evil.example/${host}`,
        `${host}.evil.example`,
        `evil.example@${host}`,
      ]) {
        expect((await askForLink(ADMIN_EMAIL, foreign)).status, foreign).toBe(400);
        expect((await askForLink('nobody@plinth.example', foreign)).status, foreign).toBe(400);
      }
      expect((await browser().get(`${RESET}?email=${ADMIN_EMAIL}`)).status).toBe(400);
      expect(await browser().mails()).toEqual([]);
      expect((await askForLink(ADMIN_EMAIL, browser().mount.origin)).status).toBe(200);
    });

    it('sets a new password once, and ends what was signed in', async () => {
      await browser().login(ADMIN_EMAIL);
      await askForLink(ADMIN_EMAIL);
      const { token } = await lastMail(browser());
      const body = { email: ADMIN_EMAIL, token, newPassword: NEW_PASSWORD };
      const weak = await browser().post('/app/login/reset-password', { ...body, newPassword: 'a' });
      expect(weak.status).toBe(400);
      expect((await browser().post('/app/login/reset-password', body)).status).toBe(200);
      expect((await browser().get('/app/users/me')).status).toBe(401);
      const again = await browser().post<{ message: string }>('/app/login/reset-password', body);
      expect([again.status, again.body.message]).toEqual([
        400,
        'Your Link Is Broken, Please Try Again',
      ]);
      expect((await browser().login(ADMIN_EMAIL)).status).toBe(401);
      expect((await browser().login(ADMIN_EMAIL, NEW_PASSWORD)).status).toBe(200);
    });

    it('refuses a token of somebody else and one that was never given', async () => {
      await askForLink('reseller@plinth.example');
      const { token } = await lastMail(browser());
      for (const wrong of [token, 'made-up', '']) {
        const body = { email: ADMIN_EMAIL, token: wrong, newPassword: NEW_PASSWORD };
        expect((await browser().post('/app/login/reset-password', body)).status).toBe(400);
      }
    });
  });

  describe('an invitation', () => {
    const email = 'new.person+tag@nordlys.example';

    it('is confirmed once, then the first password signs in', async () => {
      await browser().login(ADMIN_EMAIL);
      const invited = await browser().post<{ message: string }>('/app/users', { email });
      expect([invited.status, invited.body.message]).toEqual([
        200,
        'user was created ,we sent him an email',
      ]);
      expect((await browser().post('/app/users', { email })).status).toBe(400);
      const mail = await lastMail(browser());
      expect(mail).toMatchObject({ kind: 'invitation', to: email });
      await browser().get('/app/login/logout');
      browser().csrfToken = '';
      expect((await browser().login(email, mail.password)).status).toBe(400);

      const confirm = (query: Record<string, string>) =>
        browser().get<{ message: string }>(
          `/app/login/confirm-email?${new URLSearchParams(query)}`,
        );
      const confirmationToken = mail.token;
      expect((await confirm({ confirmationToken, email: ADMIN_EMAIL })).status).toBe(400);
      expect((await confirm({ confirmationToken: 'made-up', email })).status).toBe(400);
      expect((await confirm({ email })).status).toBe(400);
      expect((await confirm({ confirmationToken, email })).status).toBe(200);
      const again = await confirm({ confirmationToken, email });
      expect([again.status, again.body.message]).toEqual([
        400,
        'Email is already confirmed, Try to login',
      ]);
      expect((await browser().login(email, mail.password)).status).toBe(200);
      const me = await browser().get<{ firstname: null; roles: { name: string }[] }>(
        '/app/users/me',
      );
      expect(me.body).toMatchObject({ email, firstname: null, roles: [{ name: 'Guest' }] });
    });

    it.each([
      '',
      'ab',
      `${'a'.repeat(45)}@b.example`,
      'a@b',
      'a@b.c,d@e.f',
      'a@b.example\nBcc: c@d.example',
    ])('refuses %j', async (wrong) => {
      await browser().login(ADMIN_EMAIL);
      expect((await browser().post('/app/users', { email: wrong })).status).toBe(400);
      expect(await browser().mails()).toEqual([]);
    });
  });

  describe('external sign-in', () => {
    /** Goes to the provider's page and comes back with what its link for the e-mail holds. */
    async function visitProvider(email: string, provider = 'google') {
      const start = await browser().get<string>(`/app/login/external-login?provider=${provider}`);
      expect(start.status).toBe(200);
      const url = new URL(start.body);
      expect(url.origin).toBe(browser().mount.origin);
      const page = await browser().get(`${url.pathname}${url.search}`);
      expect(page.headers.get('Content-Type')).toContain('text/html');
      expect(page.text).not.toContain('<script');
      const row = page.text.split('<li>').find((item) => item.includes(email)) ?? '';
      const href = /href="([^"]+)"/.exec(row)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const back = new URL(href, url.origin);
      expect(back.pathname).toBe(`/external-login/${provider}`);
      return {
        state: back.searchParams.get('state') ?? '',
        code: back.searchParams.get('code') ?? '',
      };
    }

    const exchange = (state: string, code: string, provider = 'google', host = browser().host) =>
      browser().post<{ csrfToken: string; email: string }>(
        `/app/login/external-login-res?provider=${provider}`,
        { token: state, code, host },
      );

    it('exchanges state and code for a session, once', async () => {
      const { state, code } = await visitProvider(ADMIN_EMAIL);
      const answer = await exchange(state, code);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ email: ADMIN_EMAIL, csrfToken: expect.any(String) });
      expect((await browser().get('/app/users/me')).status).toBe(200);
      expect((await exchange(state, code)).status).toBe(400);
    });

    it('refuses another provider, a state of somebody else, a foreign host', async () => {
      const first = await visitProvider(ADMIN_EMAIL);
      const second = await visitProvider(ADMIN_EMAIL);
      expect((await exchange(first.state, second.code)).status).toBe(400);
      expect((await exchange(first.state, first.code, 'microsoft')).status).toBe(400);
      expect((await exchange(first.state, first.code, 'google', 'evil.example')).status).toBe(400);
      expect((await exchange('', '')).status).toBe(400);
      expect((await browser().get('/app/login/external-login?provider=GOOGLE')).status).toBe(400);
      expect((await browser().get('/app/users/me')).status).toBe(401);
      expect((await exchange(first.state, first.code)).status).toBe(200);
    });

    it('shows no way back to an address from the query', async () => {
      const start = await browser().get<string>('/app/login/external-login?provider=microsoft');
      const url = new URL(start.body);
      url.searchParams.set('redirect', 'https://evil.example/');
      const page = await browser().get(`${url.pathname}${url.search}`);
      expect(page.status).toBe(400);
      expect(page.text).not.toContain('evil.example');
    });

    it('holds a user with a second factor until the code comes', async () => {
      const email = 'two-factor@plinth.example';
      const { state, code } = await visitProvider(email);
      browser().csrfToken = (await exchange(state, code)).body.csrfToken;
      const me = await browser().get('/app/users/me');
      expect(me.status).toBe(403);
      expect(me.body).toMatchObject({ email });
      expect((await browser().post('/app/login/validate-token')).status).toBe(401);
      expect((await browser().login(email, '')).status).toBe(400);
      expect((await browser().login(ADMIN_EMAIL, '')).status).toBe(401);
      const now = browser().mount.now();
      const wrong = await totpCode(DEMO_TOTP_SECRET, now - 300_000);
      expect((await browser().login(email, '', wrong)).status).toBe(400);
      const right = await totpCode(DEMO_TOTP_SECRET, now);
      expect((await browser().login(email, '', right)).status).toBe(200);
      expect((await browser().get('/app/users/me')).body).toMatchObject({ email });
    });

    it('asks no user for a password that they have never typed', async () => {
      const email = 'first-login@plinth.example';
      const { state, code } = await visitProvider(email, 'microsoft');
      browser().csrfToken = (await exchange(state, code, 'microsoft')).body.csrfToken;
      const body = { password: NEW_PASSWORD, changepassword: NEW_PASSWORD, oldPassword: '' };
      expect((await browser().patch(`/app/users/${email}`, body)).status).toBe(200);
      expect((await browser().login(email, NEW_PASSWORD)).status).toBe(200);
    });
  });
}
