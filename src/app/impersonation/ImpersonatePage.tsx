import { useNavigate } from 'react-router';
import { impersonationStart } from '../../screens/impersonation';
import { dashboardPaths } from '../dashboard/paths';
import { pageOf } from '../page-of';

/** `/impersonate/{sessionId}`: starts an impersonation in a tab of its own (contract §3). */
export const ImpersonatePage = pageOf(impersonationStart, () => {
  const navigate = useNavigate();
  return { onEntered: () => navigate(dashboardPaths.dashboard, { replace: true }) };
});
