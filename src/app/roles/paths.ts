/** Addresses of the roles' pages (specification §2.2). */
export const rolesPaths = {
  roles: '/apps/user-management/roles',
  rolesIndex: '/apps/roles',
  roleDetail: '/apps/roles/view-role',
} as const;

/** The page of one role, whose name may hold any character (specification §2.2). */
export function rolePath(name: string): string {
  return `${rolesPaths.roleDetail}?${new URLSearchParams({ role: name })}`;
}
