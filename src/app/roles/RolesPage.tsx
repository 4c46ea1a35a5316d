import { useNavigate, useSearchParams } from 'react-router';
import { RolesScreen } from '../../components/roles/RolesScreen';
import type { RolesView } from '../../contracts/roles';
import { ROLES_READ } from '../../domain/roles/permission-help';
import { ROLES_LIST } from '../../domain/roles/roles-list';
import { toViewRoleState } from '../../domain/roles/view-role-state';
import { viewerAccess } from '../../domain/users/permission-access';
import { rolesQuery } from '../../hooks/roles/role-queries';
import { useRolesScreen } from '../../hooks/roles/useRolesScreen';
import { rolesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import type { PageAhead } from '../area';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { rolePath } from './paths';
import { useDeleteFailureAlert } from './useDeleteFailureAlert';
import { useRoleAlerts } from './useRoleAlerts';

/** The address with another view; the rest stays. */
function withView(params: URLSearchParams, view: RolesView): URLSearchParams {
  const next = new URLSearchParams(params);
  if (view === 'list') next.set('view', view);
  else next.delete('view');
  return next;
}

/** `/apps/user-management/roles` and `/apps/roles`. */
export function RolesPage() {
  const t = useMessages(rolesMessages);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const screen = useRolesScreen({
    ...useListAddress(ROLES_LIST),
    onView: (role, people) =>
      void navigate(rolePath(role.name), { state: toViewRoleState(role, people) }),
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
          setParams((now) => withView(now, view), { replace: true, preventScrollReset: true })
        }
      />
    </PageTitle>
  );
}

RolesPage.firstRead = ({ client, viewer }: PageAhead) =>
  viewerAccess(viewer, { permission: ROLES_READ }).allowed ? rolesQuery(client) : null;
