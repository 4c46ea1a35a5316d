import { UsersIcon } from '../../components/ui/icons';
import { type Area, lazyPage } from '../area';
import { usersPaths } from './paths';

export const usersArea: Area = {
  entry: {
    id: 'users',
    url: usersPaths.usersIndex,
    permissions: ['User.Read', 'Permissions.Read', 'Settings.AuditLog'],
    label: (t) => t('users'),
    icon: <UsersIcon />,
  },
  subEntries: [
    {
      under: 'users',
      id: 'usersOverview',
      url: usersPaths.users,
      visible: true,
      permissions: ['User.Read'],
      label: (t) => t('usersOverview'),
    },
  ],
  routes: [
    { path: usersPaths.usersIndex, redirectTo: usersPaths.users },
    {
      path: usersPaths.users,
      outline: { title: (t) => t('users'), shape: 'list' },
      page: lazyPage(async () => (await import('./pages')).UsersPage),
    },
    {
      path: usersPaths.userEdit,
      outline: { shape: 'record' },
      page: lazyPage(async () => (await import('./pages')).ProfilePage),
    },
  ],
};
