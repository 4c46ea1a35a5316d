import { DashboardScreen } from '../../components/dashboard/DashboardScreen';
import { PermissionsIcon } from '../../components/ui/icons';
import { type CurrentUser, displayNameOf } from '../../domain/users/user';
import { dashboardMessages } from '../../messages/generated/en/dashboard';
import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { navigationFor } from '../navigation';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';

/** `/dashboard`. */
export function DashboardPage({ user }: { user: CurrentUser }) {
  const t = useMessages(dashboardMessages);
  const shell = useMessages(shellMessages);
  const areas = navigationFor(user, shell)
    .filter((item) => item.href !== paths.dashboard)
    .flatMap((item) => {
      if (!item.items || item.items.length === 0) return [item];
      return item.items.map((page) => ({
        ...page,
        label: page.id === 'usersOverview' ? item.label : page.label,
        icon: page.id === 'roles' ? <PermissionsIcon /> : item.icon,
      }));
    });
  return (
    <PageTitle title={t('title')}>
      <DashboardScreen userName={displayNameOf(user)} email={user.email} areas={areas} />
    </PageTitle>
  );
}
