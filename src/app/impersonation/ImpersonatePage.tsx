import { useNavigate, useParams } from 'react-router';
import { ImpersonationStartScreen } from '../../components/impersonation/ImpersonationStartScreen';
import { useImpersonationStartScreen } from '../../hooks/impersonation/useImpersonationStartScreen';
import { impersonationArrivalMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { dashboardPaths } from '../dashboard/paths';
import { PageTitle } from '../PageTitle';

/** `/impersonate/{sessionId}`: starts an impersonation in a tab of its own (contract §3). */
export function ImpersonatePage() {
  const t = useMessages(impersonationArrivalMessages);
  const { sessionId = '' } = useParams();
  const navigate = useNavigate();
  const screen = useImpersonationStartScreen({
    sessionId,
    onEntered: () => navigate(dashboardPaths.dashboard, { replace: true }),
  });
  return (
    <PageTitle title={t('arrivalTitle')}>
      <ImpersonationStartScreen {...screen} />
    </PageTitle>
  );
}
