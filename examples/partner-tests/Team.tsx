import { NotificationCenter, RolesScreen } from '@plinth/console/components';
import { useNotificationCenter, useRolesScreen, useSession } from '@plinth/console/hooks';

/** A page of a partner: their own words around screens of ours. */
export function Team() {
  const session = useSession();
  const bell = useNotificationCenter();
  const roles = useRolesScreen();
  if (session.status !== 'signedIn') return <p>Please sign in.</p>;
  return (
    <>
      <header>
        Welcome, {session.user.email} <NotificationCenter {...bell} />
      </header>
      <RolesScreen {...roles} />
    </>
  );
}
