import {
  forgetDevice,
  getPasskeyLoginOptions,
  getRecoveryCodes,
  listDevices,
  listPasskeys,
  loginWithPasskey,
  removePasskey,
  signOutDevice,
} from '../../../src/api/calls/sign-in-ways';
import { skipIfLeftOut } from '../optional-calls';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';

const BASIS = 'contract §4.28';

/** Devices, recovery codes and passkeys, as far as nothing is changed (contract §4.28). */
export async function checkSignInWays(suite: Suite): Promise<void> {
  const { own } = suite;

  await suite.check('listDevices', 'answers the devices, this one among them', async (check) => {
    const answer = await own.call(listDevices);
    skipIfLeftOut(check, 'listDevices', answer);
    suite.seen.add('listDevices');
    if (!check.good(answer, shapeOf('listDevices'), BASIS)) return;
    const current = (answer.value ?? []).filter(({ isCurrent }) => isCurrent);
    check.expect(current.length === 1, 'isCurrent', 'true for one device', current.length, BASIS);
  });

  for (const [name, call] of [
    ['signOutDevice', signOutDevice],
    ['forgetDevice', forgetDevice],
  ] as const) {
    await suite.check(name, 'refuses a device that is not there', async (check) => {
      const answer = await own.call((client) => call(client, { id: suite.nothing }));
      check.refused(answer, [404, 405, 501], BASIS);
    });
  }

  await suite.check('getRecoveryCodes', 'answers how many are left, and none', async (check) => {
    const answer = await own.call(getRecoveryCodes);
    skipIfLeftOut(check, 'getRecoveryCodes', answer);
    if (!check.good(answer, shapeOf('getRecoveryCodes'), BASIS)) return;
    const isSecret = !/[2-9a-z]{5}-[2-9a-z]{5}/i.test(answer.text);
    check.expect(isSecret, 'body', 'numbers, and never a code', 'a code', BASIS);
  });

  await suite.check('listPasskeys', 'answers the passkeys', async (check) => {
    const answer = await own.call(listPasskeys);
    skipIfLeftOut(check, 'listPasskeys', answer);
    suite.seen.add('listPasskeys');
    check.good(answer, shapeOf('listPasskeys'), BASIS);
  });

  await suite.check('removePasskey', 'refuses a passkey that is not there', async (check) => {
    const answer = await own.call((client) => removePasskey(client, { id: suite.nothing }));
    check.refused(answer, [404, 405, 501], BASIS);
  });

  await suite.check('getPasskeyLoginOptions', 'answers a challenge of its own', async (check) => {
    const [first, second] = [
      await suite.anonymous.call(getPasskeyLoginOptions),
      await suite.anonymous.call(getPasskeyLoginOptions),
    ];
    skipIfLeftOut(check, 'getPasskeyLoginOptions', first);
    if (!check.good(first, null, BASIS) || !check.good(second, null, BASIS)) return;
    const isFresh = first.value?.challenge !== second.value?.challenge;
    check.expect(isFresh, 'challenge', 'another one each time', 'the same', BASIS);
  });

  await suite.check('loginWithPasskey', 'refuses a passkey that nobody has', async (check) => {
    const credential = { id: suite.nothing, type: 'public-key', response: {} };
    const answer = await suite.anonymous.call((client) => loginWithPasskey(client, { credential }));
    check.refused(answer, [400, 401, 403, 404, 405, 501], BASIS);
  });
}
