import {
  deleteUser,
  getUser,
  inviteUser,
  resendInvitation,
  withdrawInvitation,
} from '../../../src/api/calls/users';
import { skipIfLeftOut } from '../optional-calls';
import type { SignedIn, Suite } from '../suite';

const BASIS = 'contract §4.29';

/** Resends and withdraws an invitation of a user invited by this run. */
export async function checkInvitations(suite: Suite, signedIn: SignedIn): Promise<void> {
  const { own } = suite;

  await suite.check('resendInvitation', 'refuses it for an accepted invitation', async (check) => {
    const { email } = signedIn;
    const answer = await own.call((client) => resendInvitation(client, { email }));
    skipIfLeftOut(check, 'resendInvitation', answer);
    check.skipIfForbidden(answer);
    check.refused(answer, [409], BASIS);
  });

  await suite.check('inviteUser', 'refuses a company that is not there', async (check) => {
    // A server that knows no companies of people would invite them to one's own.
    if (signedIn.user?.customerName === undefined) {
      check.skip('the server names no companies of people');
    }
    const email = `plinth-conformance-${suite.mark}-stranger@example.com`;
    const customerId = suite.nothing;
    const answer = await own.call((client) => inviteUser(client, { email, customerId }));
    if (answer.status < 400) await own.call((client) => deleteUser(client, { email }));
    check.skipIfForbidden(answer);
    check.refused(answer, [404], 'workday §1');
  });

  await suite.check('withdrawInvitation', 'sends one again, and withdraws it', async (check) => {
    const email = `plinth-conformance-${suite.mark}-guest@example.com`;
    const invited = await own.call((client) => inviteUser(client, { email }));
    check.skipIfForbidden(invited);
    if (!check.good(invited, null, '§7.2')) return;
    try {
      const again = await own.call((client) => resendInvitation(client, { email }));
      skipIfLeftOut(check, 'resendInvitation', again);
      if (!check.good(again, null, BASIS)) return;
      const withdrawn = await own.call((client) => withdrawInvitation(client, { email }));
      if (!check.good(withdrawn, null, BASIS)) return;
      const { value } = await own.call((client) => getUser(client, { email }));
      check.expect(value === undefined, 'getUser', 'nobody', value?.email, BASIS);
    } finally {
      await own.call((client) => deleteUser(client, { email }));
    }
  });
}
