import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { AuthLayout } from '../../components/auth/AuthLayout';
import { useLogout } from '../../hooks/auth/useLogout';
import { useConsole } from '../../hooks/console/console-context';
import { authEntryMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { browserLocation } from '../../platform/page-location';
import { PageTitle } from '../PageTitle';
import { authPaths } from './paths';
import { useAuthFrame } from './useAuthFrame';

/**
 * `/logout`: signs out on arrival, then reloads the sign-in page, so that nothing of the user stays
 * in memory (specification §2.1). The session is over here at once; a server that does not answer is
 * waited for no longer than `SignOut` does.
 */
export function LogoutPage() {
  const t = useMessages(authEntryMessages);
  const frame = useAuthFrame();
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
  return (
    <PageTitle title={t('signingOut')}>
      <AuthLayout {...frame} title={t('signingOut')} />
    </PageTitle>
  );
}
