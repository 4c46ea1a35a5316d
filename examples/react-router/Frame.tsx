import { LinksProvider, NotificationCenter } from '@plinth/console/components';
import {
  ConsoleProvider,
  SessionProvider,
  useLogout,
  useNotificationCenter,
  useSession,
} from '@plinth/console/hooks';
import { Button, Link, NavigationProvider } from '@plinth/console/kit';
import { ThemeProvider } from '@plinth/console/theme';
import { Navigate, Outlet, useNavigate, useNavigation } from 'react-router';
import { parts } from './console';

/** Where the pages of this application are. */
const links = {
  user: (email: string) => `/users/${encodeURIComponent(email)}`,
  users: '/users',
  ownProfile: '/users',
  role: (name: string) => `/roles/${encodeURIComponent(name)}`,
  roles: '/roles',
};

/** Around all pages: the providers, with our links followed by the router. */
export function Root() {
  const navigate = useNavigate();
  return (
    <ThemeProvider colorScheme="system">
      <NavigationProvider navigate={(href) => void navigate(href)}>
        <LinksProvider links={links}>
          <ConsoleProvider {...parts}>
            <SessionProvider>
              <Outlet />
            </SessionProvider>
          </ConsoleProvider>
        </LinksProvider>
      </NavigationProvider>
    </ThemeProvider>
  );
}

/** Around the pages of who is signed in. */
export function SignedIn() {
  const { status } = useSession();
  const isLoading = useNavigation().state === 'loading';
  const logout = useLogout();
  if (status === 'signedOut') return <Navigate to="/sign-in" replace />;
  return (
    <>
      <header style={{ display: 'flex', alignItems: 'center', gap: 16, padding: 16 }}>
        <strong>Fjord</strong>
        <nav style={{ display: 'flex', gap: 16, marginInlineEnd: 'auto' }}>
          <Link href="/users">Users</Link>
          <Link href="/roles">Roles</Link>
        </nav>
        <Bell />
        <Button onPress={() => void logout.run()}>Sign out</Button>
      </header>
      <main aria-busy={isLoading} style={{ padding: 16 }}>
        <Outlet />
      </main>
    </>
  );
}

function Bell() {
  return <NotificationCenter {...useNotificationCenter()} />;
}
