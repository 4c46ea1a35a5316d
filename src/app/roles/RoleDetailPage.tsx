import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { readViewRoleState } from '../../domain/roles/view-role-state';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { rolesDetailMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { paths } from '../paths';
import { RoleDetailContainer } from './RoleDetailContainer';

/**
 * `/apps/roles/view-role`: needs the state of a navigation, which a reload keeps; without it, or
 * with one that does not agree with itself, the list of roles is shown (specification §2.2).
 */
export function RoleDetailPage() {
  const { state } = useLocation();
  const view = useMemo(() => readViewRoleState(state), [state]);
  if (!view) return <Navigate to={paths.roles} replace />;
  // Keyed, as a role may be called like nothing at all.
  return (
    <RoleDetailContainer
      key={`role ${view.name}`}
      view={view}
      whenGone={<RoleGone role={view.name} />}
    />
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
