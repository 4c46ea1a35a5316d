import { listRoleMembers } from '../../api/calls/roles';
import type { Page, PagePosition } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import type { RoleMember } from '../../domain/roles/role';
import { roleKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

const isEmpty = (page: Page<RoleMember>) => page.data.length === 0;

/**
 * The users affected by a change of a role, page by page (specification §3, `assignedUsers`), for
 * the dialogs that show them beforehand. No request while `isEnabled` is false, as after a
 * deletion.
 */
export function useAffectedMembers(
  role: string,
  { pageNumber, pageSize }: PagePosition,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): Reading<Page<RoleMember>> {
  return useRead({
    key: roleKeys.affected(role, pageNumber, pageSize),
    isEnabled,
    isEmpty,
    read: (client, options) => listRoleMembers(client, { role, pageNumber, pageSize }, options),
  });
}
