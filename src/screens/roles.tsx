import { RoleDetailScreen } from '../components/roles/RoleDetailScreen';
import { RolesScreen } from '../components/roles/RolesScreen';
import { ROLES_READ } from '../domain/roles/permission-help';
import { ROLES_LIST } from '../domain/roles/roles-list';
import { ROLE_USERS_LIST } from '../domain/users/users-list';
import { rolesQuery } from '../hooks/roles/role-queries';
import { useRoleDetailScreen } from '../hooks/roles/useRoleDetailScreen';
import { useRolesScreen } from '../hooks/roles/useRolesScreen';
import { rolesMessages } from '../messages/generated/en/roles';
import { useMessages } from '../messages/messages';
import { row } from './row';
import { wired } from './wired';

export const roles = row({
  useScreen: useRolesScreen,
  Component: RolesScreen,
  list: ROLES_LIST,
  useTitle: () => useMessages(rolesMessages)('title'),
  need: { permission: ROLES_READ },
  firstRead: ({ client }) => rolesQuery(client),
});

/** The roles of an organisation, with what can be done about them. */
export const Roles = wired(roles);

export const role = row({
  useScreen: useRoleDetailScreen,
  Component: RoleDetailScreen,
  list: ROLE_USERS_LIST,
  // A saved view of the users serves every role.
  kept: ['role'],
  reading: ({ role }) => role,
  useTitle: (_, { name }) => name,
});

/** One role: its permissions and who has it. */
export const Role = wired(role);
