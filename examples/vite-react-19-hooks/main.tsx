import { LoginScreen, RoleCard, RolesScreen, useOnScreen } from '@plinth/console/components';
import {
  ConsoleProvider,
  createConsole,
  createQueryClient,
  failureOfReading,
  failureText,
  SessionProvider,
  useLoginScreen,
  useRoleCardMembers,
  useRoles,
  useSession,
} from '@plinth/console/hooks';
import { ThemeProvider } from '@plinth/console/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const parts = createConsole({ queryClient: createQueryClient() });
type Role = Parameters<typeof RoleCard>[0]['role'];

function SignIn() {
  return <LoginScreen {...useLoginScreen({ brandName: 'Fjord' })} />;
}

function Card({ role }: { role: Role }) {
  const [frameRef, isVisible] = useOnScreen();
  const people = useRoleCardMembers(role.name, { isVisible });
  const members =
    people.status === 'ready'
      ? ({
          status: 'ready',
          members: people.data.data,
          total: people.data.totalRecords ?? 0,
        } as const)
      : people.status === 'failed'
        ? ({ status: 'error' } as const)
        : { status: people.status };
  return (
    <RoleCard
      {...{ role, members, frameRef }}
      onRetryMembers={() => failureOfReading(people)?.retry?.()}
    />
  );
}

function Roles() {
  const roles = useRoles();
  const state =
    roles.status === 'ready'
      ? ({ status: 'ready', roles: roles.data, isStale: false } as const)
      : roles.status === 'failed'
        ? ({ status: 'error', text: failureText(roles.failure, '') } as const)
        : { status: roles.status };
  return (
    <RolesScreen
      state={state}
      onRetry={() => failureOfReading(roles)?.retry?.()}
      isRetrying={roles.status !== 'loading' && roles.isRefreshing === true}
      onCreate={() => window.alert('A dialog of yours')}
      renderRole={(role) => <Card role={role} />}
    />
  );
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
