import { confirmTwoFactor, setupTwoFactor } from '../../../src/api/calls/users';
import { shapeOf } from '../shapes';
import type { SignedIn, Suite } from '../suite';

/** Begins to set up a second factor of the account, and does not finish it. */
export async function checkTwoFactor(suite: Suite, { user }: SignedIn): Promise<void> {
  const { own } = suite;
  const email = user?.email ?? '';
  let isBegun = false;

  await suite.check('setupTwoFactor', 'begins to set up a second factor', async (check) => {
    if (!user) check.skip('the user is not known');
    if (user?.twoFactorEnabled) check.skip('the account has a second factor already');
    const answer = await own.call((client) => setupTwoFactor(client, { email }));
    isBegun = check.good(answer, shapeOf('setupTwoFactor'), 'contract §2');
  });

  await suite.check('confirmTwoFactor', 'refuses a wrong code', async (check) => {
    if (!isBegun) check.skip('nothing was begun');
    // No six digits: it cannot be right by chance.
    const answer = await own.call((client) => confirmTwoFactor(client, { email, code: 'wrong!' }));
    check.refused(answer, [400], 'contract §2');
  });
}
