import { expect, it } from 'vitest';
import { giversOf, rolesWith } from '../../src/domain/roles/permission-help';
import type { Role, RoleMember } from '../../src/domain/roles/role';

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
