import { PermissionsIcon } from '../../components/ui/icons';
import { type Area, lazyPage, type PageOutline } from '../area';
import { rolesPaths } from './paths';

const RolesPage = lazyPage(async () => (await import('./pages')).RolesPage);

const OUTLINE: PageOutline = { title: (t) => t('roles'), shape: 'list' };

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
    { path: rolesPaths.roles, page: RolesPage, outline: OUTLINE },
    { path: rolesPaths.rolesIndex, page: RolesPage, outline: OUTLINE },
    {
      path: rolesPaths.roleDetail,
      outline: { shape: 'record' },
      page: lazyPage(async () => (await import('./pages')).RoleDetailPage),
    },
  ],
};
