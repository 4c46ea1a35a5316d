import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RolesScreen, type RolesState } from '../../components/roles/RolesScreen';
import type { Role, RoleMember } from '../../domain/roles/role';
import type { RoleAction } from '../../domain/roles/role-actions';
import { toViewRoleState } from '../../domain/roles/view-role-state';
import { useRoles } from '../../hooks/roles/useRoles';
import { rolesMessages } from '../../messages/en/roles';
import { useMessages } from '../../messages/messages';
import { useActionAccess } from '../impersonation/useActionAccess';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';
import { retryProps } from '../reading-props';
import { RoleCardContainer } from './RoleCardContainer';
import { RoleDialogs } from './RoleDialogs';
import type { RoleDialog } from './role-dialog';

/** `/apps/user-management/roles` and `/apps/roles`. */
export function RolesPage() {
  const t = useMessages(rolesMessages);
  const roles = useRoles();
  const navigate = useNavigate();
  const { reason: changeRefusal } = useActionAccess('manageRoles');
  const [dialog, setDialog] = useState<RoleDialog | null>(null);

  function act(action: RoleAction, role: Role, users: readonly RoleMember[]): void {
    if (action === 'view') void navigate(paths.roleDetail, { state: toViewRoleState(role, users) });
    else setDialog({ kind: action, role });
  }

  return (
    <PageTitle title={t('title')}>
      <RolesScreen
        state={stateOf(roles)}
        {...retryProps(roles)}
        onCreate={() => setDialog({ kind: 'create' })}
        changeRefusal={changeRefusal}
        renderRole={(role) => (
          <RoleCardContainer role={role} onAction={act} changeRefusal={changeRefusal} />
        )}
      />
      <RoleDialogs dialog={dialog} onClose={() => setDialog(null)} alertsDeleteFailure />
    </PageTitle>
  );
}

function stateOf(roles: ReturnType<typeof useRoles>): RolesState {
  switch (roles.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return { status: 'error', text: roles.failure.serverMessage ?? '' };
    case 'empty':
      return { status: 'empty' };
    case 'ready':
      return { status: 'ready', roles: roles.data, isStale: roles.isStale };
  }
}
