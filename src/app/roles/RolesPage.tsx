import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RolesScreen } from '../../components/roles/RolesScreen';
import type { OpenRoleDialog, RolesView } from '../../contracts/roles';
import { failureText } from '../../domain/failure';
import { ROLES_READ } from '../../domain/roles/permission-help';
import { ROLES_LIST } from '../../domain/roles/roles-list';
import { toViewRoleState } from '../../domain/roles/view-role-state';
import { viewerAccess } from '../../domain/users/permission-access';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { rolesQuery } from '../../hooks/roles/role-queries';
import { useRolesScreen } from '../../hooks/roles/useRolesScreen';
import { rolesDialogsMessages, rolesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import type { PageAhead } from '../area';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { rolePath } from './paths';
import { useRoleAlerts } from './useRoleAlerts';

/**
 * A deletion that failed is an alert too in the list of roles (specification §8). An error stays
 * until it is dismissed; this one goes when it is tried again or the dialog closes, so that it does
 * not outlive what it is about.
 */
function useDeleteFailureAlert(dialog: OpenRoleDialog | null | undefined): void {
  const t = useMessages(rolesDialogsMessages);
  const alerts = useAlerts();
  const deletion = dialog?.kind === 'delete' ? dialog.deletion : null;
  const failure = deletion?.status === 'failed' ? deletion.failure : null;
  useEffect(() => {
    if (!failure) return;
    const id = alerts.show({
      type: 'danger',
      title: t('deleteFailedAlert'),
      text: failureText(failure, t('deleteFailedText')),
    });
    return () => alerts.dismiss(id);
  }, [alerts, failure, t]);
}

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
