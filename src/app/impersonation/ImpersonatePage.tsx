import { Navigate, useParams } from 'react-router';
import {
  type ImpersonationArrival,
  ImpersonationStartScreen,
} from '../../components/impersonation/ImpersonationStartScreen';
import {
  type OpeningStatus,
  useOpenImpersonation,
} from '../../hooks/impersonation/useOpenImpersonation';
import { impersonationArrivalMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { dashboardPaths } from '../dashboard/paths';
import { PageTitle } from '../PageTitle';

/** What the screen shows of each way in. */
const ARRIVALS: Record<OpeningStatus, ImpersonationArrival> = {
  asking: { status: 'opening' },
  entering: { status: 'opening' },
  entered: { status: 'opening' },
  silent: { status: 'noAnswer' },
  refused: { status: 'unknown' },
  failed: { status: 'failed', text: '' },
};

/** `/impersonate/{sessionId}`: starts an impersonation in a tab of its own (contract §3). */
export function ImpersonatePage() {
  const t = useMessages(impersonationArrivalMessages);
  const { sessionId = '' } = useParams();
  const { status, tryAgain } = useOpenImpersonation(sessionId);
  if (status === 'entered') return <Navigate to={dashboardPaths.dashboard} replace />;
  return (
    <PageTitle title={t('arrivalTitle')}>
      <ImpersonationStartScreen
        arrival={ARRIVALS[status]}
        onRetry={tryAgain}
        homeHref={dashboardPaths.dashboard}
      />
    </PageTitle>
  );
}
