import { canRevoke, type RoleMember } from '../../domain/roles/role';
import { ROLE_USERS_SEARCH_DELAY_MS, roleSearchOf } from '../../domain/roles/role-users';
import { type HeldQuery, type ListResult, useList } from '../reads/useList';
import { roleUsersSource } from './role-queries';

/** The people of a role: search, order, page and selection (specification §2.7). */
export interface RoleUsers extends ListResult<RoleMember> {}

/** Options of {@link useRoleUsers}. */
export interface RoleUsersOptions extends HeldQuery {
  /** False waits with asking. @default true */
  readonly isEnabled?: boolean | undefined;
}

/**
 * The hook of the users' card on the detail page. A search starts on the first page; a page whose
 * last row went away is replaced by the one before; a selection ends with its page, and holds only
 * people who may be selected: users who have left the role meanwhile, or have become protected, are
 * no longer in it (specification §5).
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
