import { assignRole, listRoleMembers } from '../../../src/api/calls/roles';
import { getUser, inviteUser, updateUser } from '../../../src/api/calls/users';
import { GUEST_ROLE } from '../../../src/domain/roles/role';
import { messageShape, shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { type Made, sameEmail } from './made';

/** Invites a user, changes the profile, assigns a role and revokes it. */
export async function checkUser(suite: Suite, made: Made): Promise<void> {
  const { own } = suite;
  const email = `plinth-conformance-${suite.mark}@example.com`;

  await suite.check('inviteUser', 'invites a user', async (check) => {
    made.email = email;
    const answer = await own.call((client) => inviteUser(client, { email }));
    if (answer.status === 403) made.email = null;
    check.skipIfForbidden(answer);
    if (!check.good(answer, null, '§7.2')) {
      made.email = null;
      return;
    }
    const user = await own.call((client) => getUser(client, { email }));
    if (!check.good(user, shapeOf('getUser'), 'contract §2') || !user.value) return;
    check.expect(
      sameEmail(user.value.email, email),
      'getUser email',
      email,
      user.value.email,
      '§7.2',
    );
    const roles = user.value.roles.map(({ name }) => name).join(', ');
    check.advise(roles === GUEST_ROLE, 'getUser roles', GUEST_ROLE, roles || 'none', '§3');
  });

  await suite.check('updateUser', 'changes a profile', async (check) => {
    if (made.email === null) check.skip('no user was invited');
    const changes = {
      firstname: 'Plinth',
      lastname: 'Conformance',
      displayName: suite.mark,
      phoneNumber: '123456789',
    };
    const answer = await own.call((client) => updateUser(client, { email, changes }));
    check.skipIfForbidden(answer);
    if (!check.good(answer, null, '§7.2')) return;
    const { value } = await own.call((client) => getUser(client, { email }));
    const pairs = [
      ['firstname', value?.firstname, changes.firstname],
      ['lastname', value?.lastname, changes.lastname],
      ['username', value?.username, changes.displayName],
      ['phone', value?.phone, changes.phoneNumber],
    ] as const;
    for (const [name, got, wanted] of pairs) {
      check.expect(got === wanted, `getUser ${name}`, wanted, got, 'contract §2');
    }
  });

  await suite.check(
    'assignRole',
    'gives a role to a user, and takes it away with Guest',
    async (check) => {
      const role = made.role ?? check.skip('no role was created');
      if (made.email === null) check.skip('no user was invited');
      const people = async () => {
        const page = { role, pageNumber: 1, pageSize: 5 };
        const { value } = await own.call((client) => listRoleMembers(client, page));
        return value?.data.some((row) => sameEmail(row.email, email)) ?? false;
      };
      const steps = [
        [role, true],
        [GUEST_ROLE, false],
      ] as const;
      for (const [given, isMember] of steps) {
        const answer = await own.call((client) =>
          assignRole(client, { role: given, emails: [email] }),
        );
        check.skipIfForbidden(answer);
        if (!check.good(answer, messageShape, '§7.3')) return;
        check.expect(
          (await people()) === isMember,
          'listRoleMembers data',
          isMember ? 'the user' : 'no longer the user',
          isMember ? 'without the user' : 'the user',
          '§7.3',
        );
      }
    },
  );
}
