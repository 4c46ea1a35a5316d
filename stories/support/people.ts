import type { Role, RoleMember } from '../../src/domain/roles/role';
import type { RoleCandidate } from '../../src/domain/roles/role-users';

/** A person for stories that get their data by args. */
export function member(
  firstname: string,
  lastname: string,
  extra: Partial<RoleMember> = {},
): RoleMember {
  return {
    email: `${firstname}.${lastname}@northwind.example`.toLowerCase(),
    firstname,
    lastname,
    userAvatar: '',
    lastLoginDate: null,
    isActive: true,
    isSystem: false,
    ...extra,
  };
}

/** A role whose permissions have the given names. */
export function role(name: string, owner: string, permissions: readonly string[]): Role {
  return {
    name,
    owner,
    permissions: permissions.map((permission) => ({ name: permission, description: permission })),
  };
}

export const people: readonly RoleMember[] = [
  member('Maren', 'Okafor'),
  member('Søren', 'Ødegård'),
  member('Αθηνά', 'Παππά', { email: 'athina@northwind.example' }),
  member('美咲', '田中', { email: 'misaki@northwind.example' }),
  member('Inés', 'Álvarez'),
];

/** The same people, as far as somebody is known who has not got a role yet. */
export const candidates: readonly RoleCandidate[] = people.map(
  ({ email, firstname, lastname, userAvatar }) => ({ email, firstname, lastname, userAvatar }),
);

export const adminRole = role('Admin', 'System', [
  'Users.Read',
  'User.Invite',
  'User.Impersonate',
  'Permissions.Read',
  'Permissions.Write',
  'Orders.Read',
  'Orders.Approve',
  'Marketplace.ReadWrite',
]);

export const supportRole = role('Support desk', 'maren.okafor@northwind.example', [
  'Users.Read',
  'Subscriptions.Read',
  'Orders.Read',
]);

export const guestRole = role('Guest', 'System', []);
