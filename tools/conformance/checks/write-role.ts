import {
  createRole,
  deleteRole,
  listRoles,
  updateRolePermissions,
} from '../../../src/api/calls/roles';
import { isSystemRole } from '../../../src/domain/roles/role';
import { messageShape } from '../shapes';
import { ANY_REFUSAL, type Check, type Suite } from '../suite';
import type { Made } from './made';
import type { KnownRoles } from './roles';

/** Creates a role and changes it. */
export async function checkRole(suite: Suite, known: KnownRoles, made: Made): Promise<void> {
  const { own } = suite;
  // White space, an umlaut and an ampersand: a path and a query must carry them unharmed.
  const role = `Plinth conformance ä & ${suite.mark}`;
  const [first = '', second = first] = known.permissions;

  const permissionsOf = async (check: Check): Promise<readonly string[] | null> => {
    const answer = await own.call(listRoles);
    if (!check.good(answer, null, '§7.3')) return null;
    const found = answer.value?.find(({ name }) => name === role);
    const isThere = check.expect(
      found !== undefined,
      'listRoles',
      `the role ${role}`,
      'no such role',
      '§7.3',
    );
    if (!isThere || !found) return null;
    check.expect(!isSystemRole(found), 'listRoles owner', 'who made it', found.owner, '§3');
    return found.permissions.map(({ name }) => name);
  };
  const expectPermissions = async (check: Check, wanted: readonly string[]) => {
    const got = await permissionsOf(check);
    if (!got) return;
    const isSame = [...got].sort().join() === [...wanted].sort().join();
    check.expect(
      isSame,
      'listRoles permissions',
      wanted.join(', '),
      got.join(', ') || 'none',
      '§7.3',
    );
  };

  await suite.check('createRole', 'creates a role', async (check) => {
    if (first === '') check.skip('no permission is known');
    // Kept before it is sent: an answer that gets lost may have created it all the same.
    made.role = role;
    const answer = await own.call((client) => createRole(client, { role, permissions: [first] }));
    if (answer.status === 403) made.role = null;
    check.skipIfForbidden(answer);
    if (!check.good(answer, messageShape, '§7.3')) return;
    await expectPermissions(check, [first]);
  });

  await suite.check('createRole', 'refuses a name that is taken', async (check) => {
    if (made.role === null) check.skip('no role was created');
    const answer = await own.call((client) => createRole(client, { role, permissions: [first] }));
    check.refused(answer, ANY_REFUSAL, '§7.3');
  });

  await suite.check(
    'createRole',
    'refuses a name that looks like one that is taken',
    async (check) => {
      if (made.role === null) check.skip('no role was created');
      for (const alike of [`${role}\u200b`, role.toUpperCase()]) {
        const asked = { role: alike, permissions: [first] };
        const answer = await own.call((client) => createRole(client, asked));
        check.refused(answer, ANY_REFUSAL, 'contract §4.34');
        if (answer.status < 300) await own.call((client) => deleteRole(client, { role: alike }));
      }
    },
  );

  await suite.check('updateRolePermissions', 'replaces the permissions', async (check) => {
    if (made.role === null) check.skip('no role was created');
    const permissions = [...new Set([first, second])].slice(-1);
    const answer = await own.call((client) => updateRolePermissions(client, { role, permissions }));
    if (!check.good(answer, messageShape, '§7.3')) return;
    await expectPermissions(check, permissions);
  });
}
