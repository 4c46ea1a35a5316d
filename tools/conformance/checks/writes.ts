import { endImpersonation } from '../../../src/api/calls/impersonation';
import { deleteRole, listRoles } from '../../../src/api/calls/roles';
import { deleteUser, getUser } from '../../../src/api/calls/users';
import { messageShape } from '../shapes';
import type { SignedIn, Suite } from '../suite';
import type { Made } from './made';
import { checkPreferenceWrites } from './preferences';
import type { KnownRoles } from './roles';
import { checkAccountWrites } from './write-accounts';
import { checkImpersonation } from './write-impersonation';
import { checkInvitations } from './write-invitations';
import { checkPasskeyWrites } from './write-passkeys';
import { checkAccountsOfTheirOwn, checkActingRights } from './write-rights';
import { checkRole } from './write-role';
import { checkTwoFactor } from './write-two-factor';
import { checkUser } from './write-user';

const CLEANING = { isCleanUp: true };

/** Takes away what is left; what cannot be taken away is named. */
async function cleanUp(suite: Suite, made: Made): Promise<void> {
  const { own } = suite;
  for (const sessionId of made.impersonations) {
    await own.call((client) => endImpersonation(client, { sessionId }));
  }
  const { email, role } = made;
  if (email !== null) {
    await suite.check(
      'deleteUser',
      `deletes the user of this run, ${email}`,
      async (check) => {
        const answer = await own.call((client) => deleteUser(client, { email }));
        if (!check.good(answer, null, `§7.2; remove ${email} by hand`)) return;
        const gone = await own.call((client) => getUser(client, { email }));
        check.refused(gone, [400, 404, 410], '§7.2');
      },
      CLEANING,
    );
  }
  if (role !== null) {
    await suite.check(
      'deleteRole',
      `deletes the role of this run, ${role}`,
      async (check) => {
        const answer = await own.call((client) => deleteRole(client, { role }));
        if (!check.good(answer, messageShape, `§7.3; remove the role "${role}" by hand`)) return;
        const { value } = await own.call(listRoles);
        const isGone = !value?.some(({ name }) => name === role);
        check.expect(isGone, 'listRoles', 'no longer the role', 'the role', '§7.3');
      },
      CLEANING,
    );
  }
}

/** The calls that change something, on a role and a user that this run makes and removes. */
export async function checkWrites(
  suite: Suite,
  signedIn: SignedIn,
  known: KnownRoles,
): Promise<void> {
  const made: Made = { role: null, email: null, impersonations: new Set() };
  try {
    await checkRole(suite, known, made);
    await checkUser(suite, made);
    await checkAccountWrites(suite, signedIn);
    await checkInvitations(suite, signedIn);
    await checkImpersonation(suite, signedIn, made);
    await checkActingRights(suite, signedIn, known, made);
    await checkAccountsOfTheirOwn(suite, made);
    await checkTwoFactor(suite, signedIn);
    await checkPasskeyWrites(suite);
    await checkPreferenceWrites(suite);
  } finally {
    await cleanUp(suite, made);
  }
}
