import { DashboardScreen } from '../../components/dashboard/DashboardScreen';
import { useDashboardScreen } from '../../hooks/dashboard/useDashboardScreen';
import { dashboardMessages } from '../../messages/generated/en/dashboard';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { useNavigation } from '../navigation-context';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';

/** `/dashboard`. */
export function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const { hubUrl } = useConfig();
  const areas = useNavigation()
    .filter((item) => item.href !== paths.dashboard)
    .flatMap((item) => {
      if (!item.items || item.items.length === 0) return [item];
      return item.items.map((page) => ({
        ...page,
        label: page.id === 'usersOverview' ? item.label : page.label,
        icon: page.icon ?? item.icon,
      }));
    });
  return (
    <PageTitle title={t('title')}>
      <DashboardScreen {...useDashboardScreen({ areas, url: hubUrl })} />
    </PageTitle>
  );
}
