import { dashboard } from '../../screens/dashboard';
import { useConfig } from '../ConfigContext';
import { useNavigation } from '../navigation-context';
import { ScreenPage } from '../PageTitle';
import { paths } from '../paths';

/** `/dashboard`. The first page loads no code that only other pages need. */
export function DashboardPage() {
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
  return <ScreenPage row={dashboard} screen={dashboard.useScreen({ areas, url: hubUrl })} />;
}
