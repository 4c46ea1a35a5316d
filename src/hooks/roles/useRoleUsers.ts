import { canRevoke, type RoleMember } from '../../domain/roles/role';
import { ROLE_USERS_SEARCH_DELAY_MS, roleSearchOf } from '../../domain/roles/role-users';
import { type HeldQuery, type ListResult, useList } from '../reads/useList';
import { roleUsersSource } from './role-queries';

/** The people of a role: search, order, page and selection (specification §2.7). */
export interface RoleUsers extends ListResult<RoleMember> {}

/** Options of {@link useRoleUsers}. */
export interface RoleUsersOptions extends HeldQuery {
  /** False delays the request. @default true */
  readonly isEnabled?: boolean | undefined;
}

/**
 * The hook of the users' card on the detail page. A search starts on the first page; a page that
 * becomes empty is replaced by the previous one; a selection is limited to its page and to
 * selectable users: those who have left the role meanwhile, or have become protected, are removed
 * from it (specification §5).
 */
export function useRoleUsers(role: string, options: RoleUsersOptions = {}): RoleUsers {
  return useList<RoleMember>({
    name: 'roleUsers',
    ...options,
    ...roleUsersSource(role),
    getRowKey: ({ email }) => email,
    canSelect: (member) => canRevoke({ name: role }, member).allowed,
    searchOf: roleSearchOf,
    searchDelayMs: ROLE_USERS_SEARCH_DELAY_MS,
  });
}
