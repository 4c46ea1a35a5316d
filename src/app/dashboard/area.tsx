import { HomeIcon } from '../../components/ui/icons';
import { type Area, lazyPage } from '../area';
import { dashboardPaths } from './paths';

/** The first page after sign-in. */
export const dashboardArea: Area = {
  entry: {
    id: 'dashboard',
    url: dashboardPaths.dashboard,
    label: (t) => t('dashboard'),
    icon: <HomeIcon />,
  },
  routes: [
    { path: dashboardPaths.root, redirectTo: dashboardPaths.dashboard },
    {
      path: dashboardPaths.dashboard,
      page: lazyPage(async () => (await import('./DashboardPage')).DashboardPage),
      outline: { shape: 'home' },
    },
  ],
};
