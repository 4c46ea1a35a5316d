import { logout } from '../../../src/api/calls/auth';
import {
  addPasskey,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  loginWithPasskey,
  removePasskey,
} from '../../../src/api/calls/sign-in-ways';
import type { PasskeyCredential } from '../../../src/domain/auth/passkey';
import { createAuthenticator } from '../authenticator';
import { skipIfLeftOut } from '../optional-calls';
import { ANY_REFUSAL, type Check, type Suite } from '../suite';
import { answered } from './answered';

const BASIS = 'contract §4.28';
/** Base64url of nothing that anybody goes by. */
const OTHER = 'YW5vdGhlci1wYXNza2V5';

/**
 * Whether a passkey goes by one id, and signs in nobody but the account that it was made for: the run
 * makes one with keys of its own, and removes it.
 */
export async function checkPasskeyWrites(suite: Suite): Promise<void> {
  const { own } = suite;
  const { baseUrl, portalOrigin } = suite.options;
  const device = createAuthenticator({ origin: portalOrigin ?? new URL(baseUrl).origin });
  let id: string | null = null;

  const remove = (passkeyId: string) =>
    own.call((client) => removePasskey(client, { id: passkeyId }));

  /** Makes a passkey, as something is wrong with it, and has the server keep it. */
  async function add(check: Check, spoil: (made: PasskeyCredential) => PasskeyCredential) {
    const options = await own.call(getPasskeyOptions);
    skipIfLeftOut(check, 'getPasskeyOptions', options);
    const asked = answered(check, options, { basis: BASIS });
    const credential = spoil(await device.make(asked ?? check.skip('there are no options')));
    return own.call((client) => addPasskey(client, { credential, name: suite.mark }));
  }

  await suite.check('addPasskey', 'takes a passkey by the one id that it has', async (check) => {
    for (const wrong of [{ rawId: OTHER }, { id: OTHER, rawId: OTHER }]) {
      const answer = await add(check, (made) => ({ ...made, ...wrong }));
      if (answer.value) await remove(answer.value.id);
      check.refused(answer, ANY_REFUSAL, 'SECURITY.md');
    }
    const kept = await add(check, (made) => made);
    // Some servers take certified devices only.
    id = kept.value?.id ?? check.skip('a passkey without a certified device is not taken');
  });

  await suite.check('loginWithPasskey', 'signs in the owner of the passkey', async (check) => {
    if (id === null) check.skip('no passkey was made');
    const browser = suite.stranger();
    const signIn = async (more: object) => {
      const options = await browser.call(getPasskeyLoginOptions);
      const asked = answered(check, options, { basis: BASIS });
      const used = await device.use(asked ?? check.skip('there are no options'));
      const credential = { ...used, response: { ...Object(used.response), ...more } };
      return browser.call((client) => loginWithPasskey(client, { credential }));
    };
    check.refused(await signIn({ userHandle: OTHER }), ANY_REFUSAL, 'SECURITY.md');
    const good = await signIn({});
    answered(check, good, { basis: BASIS });
    if (browser.cookieHeader !== '') await browser.call(logout);
  });

  await suite.check(
    'removePasskey',
    'removes the passkey of this run',
    async (check) => {
      const passkeyId = id ?? check.skip('no passkey was made');
      answered(check, await remove(passkeyId), { basis: BASIS });
    },
    { isCleanUp: true },
  );
}
