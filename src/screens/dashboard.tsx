import { DashboardScreen } from '../components/dashboard/DashboardScreen';
import { useDashboardScreen } from '../hooks/dashboard/useDashboardScreen';
import { dashboardMessages } from '../messages/generated/en/dashboard';
import { useMessages } from '../messages/messages';
import { row } from './row';
import { wired } from './wired';

export const dashboard = row({
  useScreen: useDashboardScreen,
  Component: DashboardScreen,
  isLive: true,
  useTitle: () => useMessages(dashboardMessages)('title'),
});

/** The first page after the sign-in: key figures, open tasks, and the areas of the portal. */
export const Dashboard = wired(dashboard);
