import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ShellSkeleton } from '../../components/shell/ShellSkeleton';
import { useLogout } from '../../hooks/auth/useLogout';
import { useConsole } from '../../hooks/console/console-context';
import { browserLocation } from '../../platform/page-location';
import { authPaths } from './paths';

/**
 * `/logout`: signs out on arrival, then reloads the sign-in page, so that nothing of the user stays
 * in memory (specification §2.1).
 */
export function LogoutPage() {
  const { run } = useLogout();
  const { location = browserLocation } = useConsole().platform;
  const navigate = useNavigate();
  useEffect(() => {
    void run().then((outcome) => {
      if (outcome.status === 'ignored') return;
      const isServerTold = outcome.status === 'done' && outcome.result.isServerTold;
      // A server that did not get the call still holds its cookie, and a new page would be signed
      // in again.
      if (isServerTold) location.replace(authPaths.login);
      else void navigate(authPaths.login, { replace: true });
    });
  }, [run, location, navigate]);
  return <ShellSkeleton />;
}
