import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { OpenRoleDialog, RolesView } from '../../contracts/roles';
import { failureText } from '../../domain/failure';
import { DEFAULT_PAGE_SIZE } from '../../domain/paging';
import type { Role } from '../../domain/roles/role';
import {
  readViewRoleState,
  toViewRoleState,
  type ViewRoleState,
} from '../../domain/roles/view-role-state';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';
import { useViewAs } from '../../hooks/roles/useViewAs';
import { rolesDetailMessages, rolesDialogsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { role, roles } from '../../screens/roles';
import { RecordActivity } from '../activity/RecordActivity';
import { useActionAccess } from '../impersonation/useActionAccess';
import { ListPlaceHost } from '../ListPlaceHost';
import { ScreenPage } from '../PageTitle';
import { pageOf, useAddressOptions } from '../page-of';
import { paths } from '../paths';
import { Redirect } from '../Redirect';
import { rolePath } from './paths';
import { useRoleAlerts } from './useRoleAlerts';

/**
 * In the list of roles a failed deletion is also an alert (specification §8). Errors stay until
 * they are dismissed; this one also goes when the deletion is retried or the dialog closes.
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

/**
 * `/apps/roles/view-role?role={name}`: an address that can be sent to others. The navigation state
 * (specification §2.2) holds what the previous page showed of the role; if the address does not
 * name the role, the state does, and the address is completed. Without either, or with an
 * inconsistent state, the list of roles is shown.
 */
export function RoleDetailPage() {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const view = useMemo(() => readViewRoleState(state), [state]);
  const name = params.get('role');
  if (name === null) {
    return <Redirect to={view ? rolePath(view.name) : paths.roles} state={view && state} />;
  }
  // An object, because the name of a role may be empty.
  return (
    <ListPlaceHost kept={role.kept}>
      <RoleDetail key={`role ${name}`} name={name} view={view?.name === name ? view : null} />
    </ListPlaceHost>
  );
}

/** The member count from the previous page gives the number of placeholder rows. */
const rowsOf = (view: ViewRoleState | null) =>
  view ? Math.min(Math.max(view.users.length, 1), DEFAULT_PAGE_SIZE) : undefined;

function RoleDetail({ name, view }: { name: string; view: ViewRoleState | null }) {
  const navigate = useNavigate();
  const { start } = useViewAs();
  function onViewAs(viewed: Role): void {
    void navigate(paths.dashboard);
    start(viewed);
  }
  const options = {
    ...useAddressOptions(role),
    name,
    knownRole: view?.role,
    expectedRows: rowsOf(view),
    changeRefusal: useActionAccess('manageRoles').reason,
    onViewAs: useIsImpersonating() ? undefined : onViewAs,
    onDone: useRoleAlerts(),
    onDeleted: () => void navigate(paths.rolesIndex, { replace: true }),
  };
  const screen = role.useScreen(options);
  if (screen.role.status === 'empty') return <RoleGone role={name} />;
  const activity = <RecordActivity type="role" id={name} />;
  return <ScreenPage row={role} {...{ screen, options }} shown={{ activity }} />;
}

/** Redirects to the list, with a message. */
function RoleGone({ role }: { role: string }) {
  const t = useMessages(rolesDetailMessages);
  const alerts = useAlerts();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    alerts.show({
      type: 'warning',
      title: t('roleGone', { role }),
      text: t('roleGoneText'),
      isModal: false,
    });
  }, [alerts, t, role]);
  return <Redirect to={paths.roles} />;
}
