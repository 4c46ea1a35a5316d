import { describe, expect, it } from 'vitest';
import type { WireExternalLogin } from '../../../src/api/calls/auth';
import type { WirePasskey } from '../../../src/api/calls/sign-in-ways';
import type { PasskeyCredential, PasskeyOptions } from '../../../src/domain/auth/passkey';
import { totpCode } from '../../../src/sandbox/auth/totp';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_RECOVERY_CODES,
  DEMO_TOTP_SECRET,
} from '../../../src/sandbox/world/accounts';
import { createAuthenticator } from '../../../tools/conformance/authenticator';
import type { Browser } from './browser';

const PASSKEYS = '/app/users/me/passkeys';

/** Passkeys (contract §4.28). */
export function describePasskeys(browser: () => Browser): void {
  const authenticator = (isUserVerified = true, origin = browser().mount.origin) =>
    createAuthenticator({ origin, isUserVerified });
  const code = () => totpCode(DEMO_TOTP_SECRET, browser().mount.now());
  const list = async () => (await browser().get<WirePasskey[]>(PASSKEYS)).body;

  async function add(own: ReturnType<typeof authenticator>) {
    const { body: options } = await browser().ask<PasskeyOptions>('POST', `${PASSKEYS}/options`);
    const credential = await own.make(options);
    return {
      options,
      credential,
      answer: await browser().ask<WirePasskey>('POST', PASSKEYS, { credential }),
    };
  }

  async function signInWith(use: (options: PasskeyOptions) => Promise<PasskeyCredential>) {
    browser().csrfToken = '';
    const { body } = await browser().ask<PasskeyOptions>('POST', '/app/login/passkey-options');
    const credential = await use(body);
    const answer = await browser().ask<WireExternalLogin>('POST', '/app/login/passkey', {
      credential,
    });
    if (answer.status === 200) browser().csrfToken = answer.body.csrfToken;
    return { answer, credential };
  }

  const signOut = () => browser().get('/app/login/logout');

  describe('passkeys', () => {
    it('are the caller’s own: added, renamed and removed', async () => {
      expect((await browser().get(PASSKEYS)).status).toBe(401);
      await browser().login(ADMIN_EMAIL);
      expect(await list()).toEqual([]);
      const { answer, options, credential } = await add(authenticator());
      expect(answer.status).toBe(200);
      expect(options).toMatchObject({
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: [],
      });
      const { id } = answer.body;
      // The challenge is used up.
      expect((await browser().ask('POST', PASSKEYS, { credential })).status).toBe(400);
      expect((await browser().ask('PATCH', `${PASSKEYS}/${id}`, { name: ' ' })).status).toBe(400);
      expect((await browser().ask('PATCH', `${PASSKEYS}/${id}`, { name: 'Key' })).status).toBe(200);
      expect(await list()).toMatchObject([{ id, name: 'Key' }]);
      await browser().login(CUSTOMER_EMAIL);
      expect(await list()).toEqual([]);
      expect((await browser().ask('DELETE', `${PASSKEYS}/${id}`)).status).toBe(404);
      await browser().login(ADMIN_EMAIL);
      expect((await browser().ask('DELETE', `${PASSKEYS}/${id}`)).status).toBe(200);
      expect(await list()).toEqual([]);
    });

    it('sign in without e-mail, password and code when they verify their user', async () => {
      await browser().reset('twoFactor');
      await browser().login(ADMIN_EMAIL, undefined, await code());
      const own = authenticator();
      await add(own);
      await signOut();
      const { answer, credential } = await signInWith(own.use);
      expect(answer.body).toMatchObject({ email: ADMIN_EMAIL, csrfToken: expect.any(String) });
      expect((await browser().get('/app/users/me')).status).toBe(200);
      expect((await list())[0]?.lastUsedAt).not.toMatch(/^0001/);
      // An answer is good once, and a copy of a passkey counts on from too few.
      expect((await browser().ask('POST', '/app/login/passkey', { credential })).status).toBe(400);
    });

    it('are followed by the code when they do not', async () => {
      await browser().reset('twoFactor');
      await browser().login(ADMIN_EMAIL, undefined, await code());
      const own = authenticator(false);
      await add(own);
      await signOut();
      await signInWith(own.use);
      const me = await browser().get('/app/users/me');
      expect([me.status, me.body.email]).toEqual([403, ADMIN_EMAIL]);
      expect((await browser().login(ADMIN_EMAIL, '', DEMO_RECOVERY_CODES[0])).status).toBe(200);
      expect((await browser().get('/app/users/me')).status).toBe(200);
    });

    it('are taken by the one id that their authenticator gave them, with a key of a known kind', async () => {
      await browser().login(ADMIN_EMAIL);
      const [own, other] = [authenticator(), authenticator()];
      const addSpoilt = async (
        spoil: (made: PasskeyCredential, another: PasskeyCredential) => object,
      ) => {
        const { body } = await browser().ask<PasskeyOptions>('POST', `${PASSKEYS}/options`);
        const credential = spoil(await own.make(body), await other.make(body));
        return (await browser().ask('POST', PASSKEYS, { credential })).status;
      };
      type Spoil = Parameters<typeof addSpoilt>[0];
      const responseWith = (more: object): Spoil => {
        return (made) => ({ ...made, response: { ...Object(made.response), ...more } });
      };
      const spoils: readonly Spoil[] = [
        (made, { rawId }) => ({ ...made, rawId }),
        ({ rawId: _, ...made }) => made,
        (made, { id }) => ({ ...made, id, rawId: id }),
        (made) => ({ ...made, type: 'password' }),
        ...[null, '-7', -8, 7, [-7], {}].map((publicKeyAlgorithm) =>
          responseWith({ publicKeyAlgorithm }),
        ),
      ];
      for (const spoil of spoils) expect(await addSpoilt(spoil)).toBe(400);
      expect(await list()).toEqual([]);
      expect(await addSpoilt((made) => made)).toBe(200);
      await browser().ask('DELETE', `${PASSKEYS}/${(await list())[0]?.id}`);
    });

    it('sign in only the user that their authenticator names', async () => {
      await browser().login(ADMIN_EMAIL);
      const own = authenticator();
      const { answer, options } = await add(own);
      const signInSpoilt = async (spoil: (used: PasskeyCredential) => object) => {
        const use = async (asked: PasskeyOptions) =>
          spoil(await own.use(asked)) as PasskeyCredential;
        return (await signInWith(use)).answer.status;
      };
      const { user } = options as { readonly user?: { readonly id?: string } };
      for (const userHandle of ['', null, undefined, 7, 'YW5vdGhlcg', `${user?.id}A`]) {
        const spoil = (used: PasskeyCredential) => ({
          ...used,
          response: { ...Object(used.response), userHandle },
        });
        expect(await signInSpoilt(spoil), String(userHandle)).toBe(400);
      }
      const rawId = 'YW5vdGhlcg';
      expect(await signInSpoilt((used) => ({ ...used, rawId }))).toBe(400);
      expect(await signInSpoilt((used) => used)).toBe(200);
      await browser().ask('DELETE', `${PASSKEYS}/${answer.body.id}`);
    });

    it('are refused from another page, by another key, and once they are removed', async () => {
      await browser().login(ADMIN_EMAIL);
      const elsewhere = authenticator(true, 'https://phishing.example');
      expect((await add(elsewhere)).answer.status).toBe(400);
      const own = authenticator();
      const { answer } = await add(own);
      const forged = await signInWith(async (options) => {
        const { id, rawId, response } = await own.use(options);
        const { userHandle } = Object(response);
        const other = authenticator();
        await other.make(options);
        const used = await other.use(options);
        return { ...used, id, rawId, response: { ...Object(used.response), userHandle } };
      });
      expect(forged.answer.status).toBe(400);
      await browser().login(ADMIN_EMAIL);
      await browser().ask('DELETE', `${PASSKEYS}/${answer.body.id}`);
      expect((await signInWith(own.use)).answer.status).toBe(400);
    });
  });
}
