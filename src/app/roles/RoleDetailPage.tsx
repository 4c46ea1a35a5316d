import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { RoleDetailScreen } from '../../components/roles/RoleDetailScreen';
import { DEFAULT_PAGE_SIZE } from '../../domain/paging';
import type { RoleMember } from '../../domain/roles/role';
import { readViewRoleState, type ViewRoleState } from '../../domain/roles/view-role-state';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useRoleDetailScreen } from '../../hooks/roles/useRoleDetailScreen';
import { rolesDetailMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { useActionAccess } from '../impersonation/useActionAccess';
import { PageTitle } from '../PageTitle';
import { paths, userEditPath } from '../paths';
import { useRoleAlerts } from './useRoleAlerts';

/**
 * `/apps/roles/view-role`: needs the state of a navigation, which a reload keeps; without it, or
 * with one that does not agree with itself, the list of roles is shown (specification §2.2).
 */
export function RoleDetailPage() {
  const { state } = useLocation();
  const view = useMemo(() => readViewRoleState(state), [state]);
  if (!view) return <Navigate to={paths.roles} replace />;
  // Keyed, as a role may be called like nothing at all.
  return <RoleDetail key={`role ${view.name}`} view={view} />;
}

/** The people who were seen where the reader came from say how many rows are likely to come. */
const rowsOf = ({ users }: ViewRoleState) => Math.min(Math.max(users.length, 1), DEFAULT_PAGE_SIZE);
const userHref = ({ email }: RoleMember) => userEditPath(email);

function RoleDetail({ view }: { view: ViewRoleState }) {
  const navigate = useNavigate();
  const screen = useRoleDetailScreen({
    name: view.name,
    knownRole: view.role,
    expectedRows: rowsOf(view),
    rolesHref: paths.roles,
    userHref,
    changeRefusal: useActionAccess('manageRoles').reason,
    onDone: useRoleAlerts(),
    onDeleted: () => void navigate(paths.rolesIndex, { replace: true }),
  });
  if (screen.role.status === 'empty') return <RoleGone role={view.name} />;
  return (
    <PageTitle title={view.name}>
      <RoleDetailScreen {...screen} />
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
  return <Navigate to={paths.roles} replace />;
}
