import { LoginScreen, RolesScreen } from '@plinth/console/components';
import {
  ConsoleProvider,
  createConsole,
  createQueryClient,
  SessionProvider,
  useLoginScreen,
  useRolesScreen,
  useSession,
} from '@plinth/console/hooks';
import { ThemeProvider } from '@plinth/console/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const parts = createConsole({ queryClient: createQueryClient() });

function SignIn() {
  return <LoginScreen {...useLoginScreen({ brandName: 'Fjord' })} />;
}

function Roles() {
  return <RolesScreen {...useRolesScreen()} />;
}

function Page() {
  const { status } = useSession();
  if (status === 'starting') return null;
  return status === 'signedIn' ? <Roles /> : <SignIn />;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider colorScheme="system">
        <ConsoleProvider {...parts}>
          <SessionProvider>
            <Page />
          </SessionProvider>
        </ConsoleProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}
