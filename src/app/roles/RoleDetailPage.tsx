import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { RoleDetailScreen } from '../../components/roles/RoleDetailScreen';
import { DEFAULT_PAGE_SIZE } from '../../domain/paging';
import type { Role } from '../../domain/roles/role';
import { readViewRoleState, type ViewRoleState } from '../../domain/roles/view-role-state';
import { ROLE_USERS_LIST } from '../../domain/users/users-list';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';
import { useRoleDetailScreen } from '../../hooks/roles/useRoleDetailScreen';
import { useViewAs } from '../../hooks/roles/useViewAs';
import { rolesDetailMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { RecordActivity } from '../activity/RecordActivity';
import { useActionAccess } from '../impersonation/useActionAccess';
import { ListPlaceHost } from '../ListPlaceHost';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';
import { Redirect } from '../Redirect';
import { rolePath } from './paths';
import { useRoleAlerts } from './useRoleAlerts';

/** A saved view of the users serves every role. */
const ROLE_IN_ADDRESS = ['role'];

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
    <ListPlaceHost kept={ROLE_IN_ADDRESS}>
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
  function onViewAs(role: Role): void {
    void navigate(paths.dashboard);
    start(role);
  }
  const screen = useRoleDetailScreen({
    name,
    knownRole: view?.role,
    expectedRows: rowsOf(view),
    ...useListAddress(ROLE_USERS_LIST),
    changeRefusal: useActionAccess('manageRoles').reason,
    onViewAs: useIsImpersonating() ? undefined : onViewAs,
    onDone: useRoleAlerts(),
    onDeleted: () => void navigate(paths.rolesIndex, { replace: true }),
  });
  if (screen.role.status === 'empty') return <RoleGone role={name} />;
  return (
    <PageTitle title={name}>
      <RoleDetailScreen {...screen} activity={<RecordActivity type="role" id={name} />} />
    </PageTitle>
  );
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
