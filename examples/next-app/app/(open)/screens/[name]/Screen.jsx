'use client';

import {
  AppShell,
  DashboardScreen,
  ForgotPasswordScreen,
  InviteModal,
  NotificationCenter,
  ProfileScreen,
  RoleDetailScreen,
  UsersScreen,
} from '@plinth/console/components';
import {
  useAppShell,
  useDashboardScreen,
  useForgotPasswordScreen,
  useInviteDialog,
  useNotificationCenter,
  useProfileScreen,
  useRoleDetailScreen,
  useSession,
  useUsersScreen,
} from '@plinth/console/hooks';
import { useRouter } from 'next/navigation';

const userHref = ({ email }) => `/users/${email}`;

function Users() {
  const { open, dialog } = useInviteDialog();
  return (
    <>
      <UsersScreen {...useUsersScreen({ userHref, onInvite: open })} />
      <InviteModal {...dialog} />
    </>
  );
}

function Role() {
  return (
    <RoleDetailScreen {...useRoleDetailScreen({ name: 'Admin', rolesHref: '/roles', userHref })} />
  );
}

function Profile() {
  const hrefs = { usersHref: '/users', ownHref: '/me' };
  return <ProfileScreen {...useProfileScreen({ email: 'ada@plinth.example', ...hrefs })} />;
}

function Forgot() {
  const options = { brandName: 'Fjord', signInHref: '/sign-in' };
  return <ForgotPasswordScreen {...useForgotPasswordScreen(options)} />;
}

function Bell() {
  return <NotificationCenter {...useNotificationCenter()} />;
}

function Dashboard() {
  return <DashboardScreen {...useDashboardScreen({ areas: [] })} />;
}

function Shell() {
  const router = useRouter();
  const onSignOut = () => router.push('/sign-in');
  const shell = useAppShell({
    navigation: { items: [] },
    account: { onSignOut },
    header: { notifications: <Bell /> },
  });
  return (
    <AppShell brandName="Fjord" currentPath="/" {...shell}>
      <Dashboard />
    </AppShell>
  );
}

const SCREENS = { users: Users, role: Role, profile: Profile, forgot: Forgot, bell: Bell };
const FOR_USERS = { dashboard: Dashboard, shell: Shell };

export function Screen({ name }) {
  const { status } = useSession();
  const One = SCREENS[name] ?? (status === 'signedIn' ? FOR_USERS[name] : undefined);
  return One ? <One /> : null;
}
