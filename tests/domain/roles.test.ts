import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUser } from '../../src/api/calls/users';
import { reconciliationPage } from '../../src/domain/billing/reconciliation-list';
import { FIRST_QUERY } from '../../src/domain/list-query';
import { filterPermissions } from '../../src/domain/roles/permission-filter';
import { giversOf, rolesWith } from '../../src/domain/roles/permission-help';
import type { Role, RoleMember } from '../../src/domain/roles/role';
import {
  canChangeRole,
  canGetRole,
  canGiveRole,
  canRevoke,
  isSystemRole,
  splitForCard,
} from '../../src/domain/roles/role';
import { findRoles } from '../../src/domain/roles/role-search';
import { asHolder, canViewAs, toViewedRole } from '../../src/domain/roles/viewed-role';
import { foldedSearch, foldedText } from '../../src/domain/text/fold';
import { searchOf } from '../../src/domain/text/invisible';
import type { CurrentUser } from '../../src/domain/users/user';

describe('rules of roles (specification §5, §6)', () => {
  it.each([
    ['System', true],
    ['system', false],
    ['SYSTEM ', false],
    ['', false],
    ['ada@plinth.example', false],
  ])('owner "%s" marks a system role: %s', (owner, expected) => {
    expect(isSystemRole({ owner })).toBe(expected);
    expect(canChangeRole({ owner })).toEqual(
      expected ? { allowed: false, reason: 'systemRole' } : { allowed: true },
    );
  });

  it.each([
    ['Guest', false, 'guestRole'],
    ['Guest', true, 'guestRole'],
    ['Admin', true, 'systemUser'],
    ['Admin', false, undefined],
    ['Support', true, undefined],
    ['guest', false, undefined],
    ['__proto__', true, undefined],
  ])('in %s with isSystem %s revoking is refused for %s', (name, isSystem, reason) => {
    expect(canRevoke({ name }, { isSystem }).reason).toBe(reason);
    expect(canRevoke({ name }, { isSystem }).allowed).toBe(reason === undefined);
  });

  it.each([
    [true, ['Admin'], 'systemUser'],
    [true, ['Support', 'Admin'], 'systemUser'],
    [true, ['Support'], undefined],
    [true, null, undefined],
    [false, ['Admin'], undefined],
  ])('a user with isSystem %s and the roles %j gets no other for %s', (isSystem, roles, reason) => {
    expect(canGetRole({ isSystem, roles })).toMatchObject(
      reason ? { allowed: false, reason } : { allowed: true },
    );
  });

  it('are given by who may do all of it themselves; Guest by everybody (contract §4.30)', () => {
    const giver = { allowedActions: ['Order.Read'] };
    const allowing = (...names: string[]) => names.map((name) => ({ name, description: '' }));
    const role = (name: string, ...names: string[]) => ({ name, permissions: allowing(...names) });
    expect(canGiveRole(giver, role('Less', 'Order.Read')).allowed).toBe(true);
    expect(canGiveRole(giver, role('More', 'Order.Read', 'User.Read'))).toEqual({
      ...{ allowed: false, reason: 'beyondOwnRights', permission: 'User.Read' },
    });
    expect(canGiveRole(giver, role('Guest', 'Settings.AuditLog')).allowed).toBe(true);
  });

  it('are found by a part of the name or of the owner, in any case', () => {
    const role = (name: string, owner: string) => ({ name, owner, permissions: [] });
    const roles = [role('Support', 'ada@plinth.example'), role('Admin', 'System')];
    const found = (text: string) => findRoles(roles, text).map(({ name }) => name);
    expect(found(' SUPP ')).toEqual(['Support']);
    expect(found('system')).toEqual(['Admin']);
    expect(found('zzz')).toEqual([]);
    expect(found(' ')).toEqual(['Support', 'Admin']);
  });

  it.each([
    [0, 0, 0],
    [5, 5, 0],
    [6, 5, 1],
    [80, 5, 75],
  ])('of %i things a card shows %i and counts %i more', (count, shown, more) => {
    const split = splitForCard(Array.from({ length: count }), 5);
    expect([split.shown.length, split.more]).toEqual([shown, more]);
  });
});

const permissions = ['Order.Read', 'Order.Approve'].map((name) => ({ name, description: '' }));

it('users who may change roles can view the portal as one, and others see the required permission', () => {
  expect(canViewAs({ allowedActions: ['Permissions.Edit'] }).allowed).toBe(true);
  expect(canViewAs({ allowedActions: ['Permissions.View'] })).toEqual({
    allowed: false,
    reason: 'noPermission',
    permission: 'Permissions.Edit',
  });
});

it('a holder has that role alone, and stays who they are', () => {
  const user: CurrentUser = {
    ...readUser({ email: 'ada@plinth.example', customerId: 'c1' }),
    customerType: 0,
    allowedActions: ['Users.View'],
    roleName: 'Reader',
  };
  const viewed = toViewedRole({ name: 'Approver', owner: 'Ada', permissions });
  expect(asHolder(user, viewed)).toEqual({
    ...user,
    roles: [{ name: 'Approver', permissions }],
    roleName: 'Approver',
    allowedActions: ['Order.Read', 'Order.Approve'],
  });
});

const role = (name: string, ...permissions: string[]): Role => ({
  name,
  owner: 'System',
  permissions: permissions.map((permission) => ({ name: permission, description: '' })),
});

const person = (email: string, isActive = true, isSystem = false): RoleMember => ({
  email,
  firstname: '',
  lastname: '',
  userAvatar: '',
  lastLoginDate: null,
  isActive,
  isSystem,
});

const page = (data: readonly RoleMember[], totalRecords: number | null) => ({
  data,
  totalRecords,
  totalPages: null,
});

it('the roles with a permission come in the server’s order', () => {
  const roles = [role('Desk', 'User.Read'), role('Admin', 'User.Read', 'User.Invite')];
  expect(rolesWith(roles, 'User.Invite').map(({ name }) => name)).toEqual(['Admin']);
  expect(rolesWith(roles, 'User.Read').map(({ name }) => name)).toEqual(['Desk', 'Admin']);
  expect(rolesWith(roles, 'User')).toEqual([]);
});

it('five people are named and the others counted; who cannot be asked is no help', () => {
  const some = ['a', 'b', 'c', 'd'].map((name) => person(`${name}@x.example`));
  const { people, more } = giversOf([
    page([...some, person('gone@x.example', false), person('robot@x.example', true, true)], 20),
    page([person('e@x.example'), person('f@x.example')], null),
  ]);
  expect(people.map(({ email }) => email.slice(0, 1))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(more).toBe(14 + 1);
  expect(giversOf([page([person('gone@x.example', false)], 1)])).toEqual({ people: [], more: 0 });
});

/** Texts that look the same, each with what is typed for it. */
const ALIKE = [
  ['Café', 'cafe'],
  ['Café', 'cafe\u0301'],
  ['Cafe\u0301', 'CAFÉ'],
  ['İzmir', 'izmir'],
  ['Izmir', 'ızmir'],
  ['DIYARBAKIR', 'diyarbakır'],
  ['Straße', 'strasse'],
  ['Malmö', 'malmo'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['ＡＢＣ １２', 'abc 12'],
  ['ﬁrma', 'firma'],
  ['ΟΔΟΣ', 'οδος'],
  ['ｶﾞｽ', 'ガス'],
  ['أحمد', 'احمد'],
  ['مُحَمَّد', 'محمد'],
  ['Plinth', 'pl\u200binth\u200e'],
] as const;

describe('texts that look the same are found (contract §4.34)', () => {
  it.each(ALIKE)('%s by %s, wherever something is searched', (name, typed) => {
    const search = ` ${typed} `;
    const role = { name, owner: '', permissions: [] };
    expect(findRoles([role], search)).toHaveLength(1);
    const permission = { name: 'x', description: `Read ${name} at all` };
    const categories = [{ name: 'All', permissions: [permission] }];
    expect(filterPermissions(categories, search)).toEqual(categories);
    const row = { customerName: name, productName: '', result: 'match' };
    const query = { ...FIRST_QUERY, searchString: search };
    expect(reconciliationPage([row] as never, query).totalRecords).toBe(1);
  });

  it('whether they are composed or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldedText(text.normalize('NFD'))).toBe(foldedText(text.normalize('NFC')));
      }),
    );
  });

  it.each([
    ['か', 'が'],
    ['й', 'ы'],
    ['ne', 'no'],
  ])('but not %s by %s', (name, typed) => {
    expect(foldedText(name).includes(foldedSearch(typed))).toBe(false);
  });

  it('and a server is asked without invisible marks', () => {
    expect(searchOf(' \u200eada@x\u200b.example\ufeff ')).toBe('ada@x.example');
  });
});
