import { RolesScreen, type RolesState } from '../../components/roles/RolesScreen';
import { useRoles } from '../../hooks/roles/useRoles';
import { rolesMessages } from '../../messages/en/roles';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { RoleCardContainer } from './RoleCardContainer';

/** `/apps/user-management/roles` and `/apps/roles`. */
export function RolesPage() {
  const t = useMessages(rolesMessages);
  const roles = useRoles();
  return (
    <PageTitle title={t('title')}>
      <RolesScreen
        state={stateOf(roles)}
        onRetry={roles.retry}
        isRetrying={roles.isRetrying}
        renderRole={(role) => <RoleCardContainer role={role} />}
      />
    </PageTitle>
  );
}

function stateOf(roles: ReturnType<typeof useRoles>): RolesState {
  switch (roles.status) {
    case 'loading':
      return { status: 'loading' };
    case 'error':
      return { status: 'error', text: roles.error.serverMessage };
    case 'empty':
      return { status: 'empty' };
    case 'ready':
      return { status: 'ready', roles: roles.data, isStale: roles.refreshError !== null };
  }
}
