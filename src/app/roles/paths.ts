/** Addresses of the roles' pages (specification §2.2). */
export const rolesPaths = {
  roles: '/apps/user-management/roles',
  rolesIndex: '/apps/roles',
  roleDetail: '/apps/roles/view-role',
} as const;
