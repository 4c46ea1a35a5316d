import { type Role, SYSTEM_OWNER } from '../../src/domain/roles/role';
import { toViewRoleState } from '../../src/domain/roles/view-role-state';
import type { Permission } from '../../src/domain/users/user';

/** A role of the sandbox as a navigation to its detail page carries it. */
export function viewRole(name: string, owner: string, permissions: readonly Permission[] = []) {
  const role: Role = { name, owner, permissions };
  return toViewRoleState(role);
}

export const viewAdmin = viewRole('Admin', SYSTEM_OWNER);
export const viewGuest = viewRole('Guest', SYSTEM_OWNER);
export const viewSupportDesk = viewRole('Support Desk', 'Ada Lindqvist');
