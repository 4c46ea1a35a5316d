import { PermissionsIcon } from '../../components/ui/icons';
import { type Area, lazyPage } from '../area';
import { rolesPaths } from './paths';

const RolesPage = /* @__PURE__ */ lazyPage(async () => (await import('./RolesPage')).RolesPage);

/** Roles have their place under the users' entry. */
export const rolesArea: Area = {
  subEntries: [
    {
      under: 'users',
      id: 'roles',
      url: rolesPaths.roles,
      visible: true,
      permissions: ['Permissions.Read'],
      alsoCurrentAt: [rolesPaths.rolesIndex],
      label: (t) => t('roles'),
      icon: <PermissionsIcon />,
    },
  ],
  routes: [
    { path: rolesPaths.roles, page: RolesPage },
    { path: rolesPaths.rolesIndex, page: RolesPage },
    {
      path: rolesPaths.roleDetail,
      page: /* @__PURE__ */ lazyPage(async () => (await import('./RoleDetailPage')).RoleDetailPage),
    },
  ],
};
