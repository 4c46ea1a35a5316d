import { HomeIcon } from '../../components/ui/icons';
import type { Area } from '../area';
import { DashboardPage } from './DashboardPage';
import { dashboardPaths } from './paths';

/** The first page after sign-in; it comes with the signed-in area. */
export const dashboardArea: Area = {
  entry: {
    id: 'dashboard',
    url: dashboardPaths.dashboard,
    label: (t) => t('dashboard'),
    icon: <HomeIcon />,
  },
  routes: [
    { path: dashboardPaths.root, redirectTo: dashboardPaths.dashboard },
    { path: dashboardPaths.dashboard, page: DashboardPage },
  ],
};
