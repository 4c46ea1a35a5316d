import { getPermissionCatalogue, listRoleMembers, listRoles } from '../../../src/api/calls/roles';
import { GUEST_ROLE, isSystemRole } from '../../../src/domain/roles/role';
import { fieldOf } from '../rules';
import { shapeOf } from '../shapes';
import { ANY_REFUSAL, type Suite } from '../suite';
import { checkBeyond, checkTotals } from './users';

const PAGE_SIZE = 5;
const FAR_PAGE = 100_000;
/** Roles that are asked for their people, at most. */
const ROLES_ASKED = 5;

/** What the calls of roles returned; empty where they could not be made. */
export interface KnownRoles {
  readonly permissions: readonly string[];
}

/** The calls of roles that change nothing (specification §7.3). */
export async function checkRoles(suite: Suite): Promise<KnownRoles> {
  const { own } = suite;
  let permissions: readonly string[] = [];
  let roles: readonly string[] = [];

  await suite.check('getPermissionCatalogue', 'answers permissions by category', async (check) => {
    const answer = await own.call(getPermissionCatalogue);
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('getPermissionCatalogue'), 'contract §2')) return;
    permissions = (answer.value ?? []).flatMap((category) =>
      category.permissions.map(({ name }) => name),
    );
    check.expect(permissions.length > 0, '', 'at least one permission', 'none', '§7.3');
    const plain = permissions.find((name) => !name.includes('.'));
    check.advise(plain === undefined, 'name', 'a dotted name', plain, '§3');
  });

  await suite.check('listRoles', 'answers the map of roles', async (check) => {
    const answer = await own.call(listRoles);
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('listRoles'), 'contract §2')) return;
    const known = answer.value ?? [];
    roles = known.map(({ name }) => name);
    const map = fieldOf(answer.json, 'data') ?? answer.json;
    for (const key of Object.keys(map as object)) {
      const name = fieldOf(fieldOf(map, key), 'name');
      const path = `[${JSON.stringify(key)}].name`;
      check.expect(name === key, path, `the key, ${key}`, String(name), 'contract §2');
    }
    check.expect(
      roles.includes(GUEST_ROLE),
      `["${GUEST_ROLE}"]`,
      'the role that people drop to',
      'no such role',
      '§3',
    );
    check.expect(
      known.some(isSystemRole),
      'owner',
      'System, on the roles of the product itself',
      'on none of them',
      '§3',
    );
    const unknown = known
      .flatMap((role) => role.permissions.map(({ name }) => name))
      .find((name) => permissions.length > 0 && !permissions.includes(name));
    check.advise(unknown === undefined, 'permissions', 'names of the catalogue', unknown, '§7.3');
  });

  const members = (role: string, pageNumber = 1, searchString = '') =>
    own.call((client) =>
      listRoleMembers(client, { role, pageNumber, pageSize: PAGE_SIZE, searchString }),
    );
  let asked: { readonly role: string; readonly email: string } | null = null;

  await suite.check('listRoleMembers', "answers a page of a role's people", async (check) => {
    if (roles.length === 0) check.skip('the roles are not known');
    for (const role of roles.slice(0, ROLES_ASKED)) {
      const answer = await members(role);
      check.skipIfForbidden(answer);
      if (!check.good(answer, shapeOf('listRoleMembers'), '§7.3')) return;
      checkTotals(check, answer.value, PAGE_SIZE, '§7.3');
      const email = answer.value?.data[0]?.email;
      if (email !== undefined) asked ??= { role, email };
    }
  });

  await suite.check('listRoleMembers', 'reads the filter: searchString', async (check) => {
    const { role, email } = asked ?? check.skip('no role has people');
    const found = await members(role, 1, email);
    if (!check.good(found, shapeOf('listRoleMembers'), '§7.3')) return;
    const hasFound = found.value?.data.some((row) => row.email === email) ?? false;
    check.expect(
      hasFound,
      'data',
      'the person whose e-mail is searched for',
      'others, or nobody',
      '§7.3',
    );
    const none = await members(role, 1, suite.nobody);
    if (!check.good(none, shapeOf('listRoleMembers'), '§7.3')) return;
    const { data = [], totalRecords = 0 } = none.value ?? {};
    const rows = data.length;
    check.expect(
      rows === 0,
      'data',
      'nobody for an e-mail that nobody has',
      `${rows} rows`,
      '§7.3',
    );
    check.expect(totalRecords === 0, 'totalRecords', '0', String(totalRecords), '§7.3');
  });

  await suite.check('listRoleMembers', 'reads the filter: pageNumber', async (check) => {
    const { role } = asked ?? check.skip('no role has people');
    const answer = await members(role, FAR_PAGE);
    checkBeyond(check, answer, answer.value?.data.length);
  });

  await suite.check('listRoleMembers', 'reads the filter: columns', async (check) => {
    const { role } = asked ?? check.skip('no role has people');
    const filter = { pageSize: 1, pageNumber: 1, columns: ['email', 'firstname', 'isActive'] };
    const query = { role, filter: JSON.stringify(filter) };
    const answer = await own.raw({ endpoint: 'listRoleMembers', query });
    if (!check.good(answer, null, '§7.3')) return;
    const data = fieldOf(answer.json, 'data');
    const [row] = Array.isArray(data) ? data : [];
    for (const column of ['email', 'isActive']) {
      const value = fieldOf(row, column);
      check.expect(
        value !== undefined,
        `data[0].${column}`,
        'a column that was asked for',
        value,
        '§7.3',
      );
    }
  });

  await suite.check('listRoleMembers', 'refuses a role that is not there', async (check) => {
    if (roles.length === 0) check.skip('the roles are not known');
    check.refused(await members(suite.nothing), ANY_REFUSAL, 'contract §1');
  });

  return { permissions };
}
