import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { DEFAULT_PAGE_SIZE } from '../../domain/paging';
import type { Role } from '../../domain/roles/role';
import { readViewRoleState, type ViewRoleState } from '../../domain/roles/view-role-state';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';
import { useViewAs } from '../../hooks/roles/useViewAs';
import { rolesDetailMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { role } from '../../screens/roles';
import { RecordActivity } from '../activity/RecordActivity';
import { useActionAccess } from '../impersonation/useActionAccess';
import { ListPlaceHost } from '../ListPlaceHost';
import { ScreenPage } from '../PageTitle';
import { useAddressOptions } from '../page-of';
import { paths } from '../paths';
import { Redirect } from '../Redirect';
import { rolePath } from './paths';
import { useRoleAlerts } from './useRoleAlerts';

/**
 * `/apps/roles/view-role?role={name}`: an address that can be sent to others. The state of a
 * navigation (specification §2.2) says what was seen of the role where the reader came from; it
 * names the role where the address does not, which says it from then on. Without either, or with a
 * state that does not agree with itself, the list of roles is shown.
 */
export function RoleDetailPage() {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const view = useMemo(() => readViewRoleState(state), [state]);
  const name = params.get('role');
  if (name === null) {
    return <Redirect to={view ? rolePath(view.name) : paths.roles} state={view && state} />;
  }
  // Keyed, as a role may be called like nothing at all.
  return (
    <ListPlaceHost kept={role.kept}>
      <RoleDetail key={`role ${name}`} name={name} view={view?.name === name ? view : null} />
    </ListPlaceHost>
  );
}

/** The people who were seen where the reader came from say how many rows are likely to come. */
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

/** Back to the list, with a word about why. */
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
