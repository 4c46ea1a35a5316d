import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { OpenRoleDialog, RolesView } from '../../contracts/roles';
import { failureText } from '../../domain/failure';
import { toViewRoleState } from '../../domain/roles/view-role-state';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { rolesDialogsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { roles } from '../../screens/roles';
import { useActionAccess } from '../impersonation/useActionAccess';
import { pageOf } from '../page-of';
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
export const RolesPage = pageOf(
  roles,
  () => {
    const navigate = useNavigate();
    return {
      onView: (role, people) =>
        void navigate(rolePath(role.name), { state: toViewRoleState(role, people) }),
      changeRefusal: useActionAccess('manageRoles').reason,
      onDone: useRoleAlerts(),
    };
  },
  ({ dialog }, { params, go }) => {
    useDeleteFailureAlert(dialog);
    const view: RolesView = params.get('view') === 'list' ? 'list' : 'cards';
    const onViewChange = (next: RolesView) =>
      go((now) => withView(now, next), { replace: true, preventScrollReset: true });
    return { view, onViewChange };
  },
);
