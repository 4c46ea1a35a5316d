import { expect, it } from 'vitest';
import type { Access } from '../../src/domain/access';
import { canMakeRoleChange } from '../../src/domain/roles/role-actions';
import { inviteAccess } from '../../src/domain/shell/actions';
import { canChangeAccount } from '../../src/domain/users/account-actions';
import {
  canChangeDetails,
  canDelete,
  canImpersonate,
  type UserActor,
} from '../../src/domain/users/user-actions';
import { readSources } from '../../tools/source/files';
import { READINGS, type Reading } from './readings';

/*
 * A write of people, roles or invitations that the viewer may not make is refused by its button, not by
 * the server at the end: each has a rule that asks for the permission which the pages name.
 */

const bo = { email: 'bo@x.example', isSystem: false, isActive: true, twoFactorEnabled: true };
const guest = { name: 'Desk', permissions: [] };

/** The rule of a write, and the name by which screens take it. */
interface Rule {
  readonly name: string;
  readonly access: (actor: UserActor) => Access;
}

const invite: Rule = { name: 'inviteAccess', access: (actor) => inviteAccess(actor) };
const account = (action: 'resetSecondFactor' | 'deactivate' | 'activate'): Rule => ({
  name: 'canChangeAccount',
  access: (actor) => canChangeAccount(actor, action, bo),
});
const role = (change: 'create' | 'edit' | 'delete' | 'give'): Rule => ({
  name: 'canMakeRoleChange',
  access: (actor) => canMakeRoleChange(actor, change, guest),
});

const RULES: Readonly<Record<string, Rule>> = {
  inviteUser: invite,
  resendInvitation: invite,
  withdrawInvitation: invite,
  updateUser: { name: 'canChangeDetails', access: (actor) => canChangeDetails(actor, bo) },
  deleteUser: { name: 'canDelete', access: (actor) => canDelete(actor, bo) },
  resetSecondFactor: account('resetSecondFactor'),
  // The portal turns off one's own only; that of others is reset, which takes the same permission.
  disableTwoFactor: account('resetSecondFactor'),
  deactivateUser: account('deactivate'),
  activateUser: account('activate'),
  startImpersonation: { name: 'canImpersonate', access: (actor) => canImpersonate(actor, bo) },
  createRole: role('create'),
  updateRolePermissions: role('edit'),
  deleteRole: role('delete'),
  assignRole: role('give'),
};

const neededBy = ({ needs = [] }: Reading) =>
  needs.flat().filter((name) => /^(User|Permissions)\./.test(name));
const writes = Object.entries<Reading>(READINGS).filter(
  ([, reading]) => !reading.call.startsWith('GET') && neededBy(reading).length > 0,
);

it('has a rule of every write of people and roles', () => {
  expect(writes.map(([name]) => name).toSorted()).toEqual(Object.keys(RULES).toSorted());
});

it.each(writes)('%s asks for what the pages name, and for no more', (name, reading) => {
  const rule = RULES[name];
  const [permission = ''] = neededBy(reading);
  const actor = { email: 'ada@x.example', allowedActions: [] };
  expect(rule?.access(actor)).toMatchObject({ allowed: false, permission });
  expect(rule?.access({ ...actor, allowedActions: [permission] })).toEqual({ allowed: true });
});

it('is asked by the screens', () => {
  const screens = [...readSources()].flatMap(([path, text]) =>
    /^src\/(hooks|components|app)\//.test(path) ? text : [],
  );
  const isTaken = (name: string) => screens.some((text) => text.includes(`${name}(`));
  const untaken = Object.values(RULES).filter(({ name }) => !isTaken(name));
  expect(untaken).toEqual([]);
});
