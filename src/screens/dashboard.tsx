import { DashboardScreen } from '../components/dashboard/DashboardScreen';
import { useDashboardScreen } from '../hooks/dashboard/useDashboardScreen';
import { dashboardMessages } from '../messages/generated/en/dashboard';
import { useMessages } from '../messages/messages';
import { row } from './row';

export const dashboard = row({
  useScreen: useDashboardScreen,
  Component: DashboardScreen,
  isLive: true,
  useTitle: () => useMessages(dashboardMessages)('title'),
});
