import { useNavigate, useSearchParams } from 'react-router';
import { RolesScreen } from '../../components/roles/RolesScreen';
import type { Role } from '../../domain/roles/role';
import { toViewRoleState } from '../../domain/roles/view-role-state';
import { useRolesScreen } from '../../hooks/roles/useRolesScreen';
import { rolesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { useActionAccess } from '../impersonation/useActionAccess';
import { PageTitle } from '../PageTitle';
import { rolePath } from './paths';
import { useDeleteFailureAlert } from './useDeleteFailureAlert';
import { useRoleAlerts } from './useRoleAlerts';

const roleHref = ({ name }: Role) => rolePath(name);

/** `/apps/user-management/roles` and `/apps/roles`. */
export function RolesPage() {
  const t = useMessages(rolesMessages);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const screen = useRolesScreen({
    onView: (role, people) =>
      void navigate(rolePath(role.name), { state: toViewRoleState(role, people) }),
    roleHref,
    changeRefusal: useActionAccess('manageRoles').reason,
    onDone: useRoleAlerts(),
  });
  useDeleteFailureAlert(screen.dialog);
  return (
    <PageTitle title={t('title')}>
      <RolesScreen
        {...screen}
        view={params.get('view') === 'list' ? 'list' : 'cards'}
        onViewChange={(view) =>
          setParams(view === 'list' ? { view } : {}, { replace: true, preventScrollReset: true })
        }
      />
    </PageTitle>
  );
}
