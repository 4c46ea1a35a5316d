import type { KnownProfile } from '../../domain/auth/session-machine-types';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { authProfileMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { profileCompletion } from '../../screens/auth';
import { ScreenPage } from '../PageTitle';
import { authPaths } from './paths';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/user-data`. Once the session is there, the routes lead on by themselves. */
export function ProfileCompletionPage(session: { email: string; profile: KnownProfile }) {
  const t = useMessages(authProfileMessages);
  const alerts = useAlerts();
  const screen = profileCompletion.useScreen({
    ...useAuthFrame(),
    ...session,
    signInHref: authPaths.logout,
    onSaved: () => alerts.show({ type: 'success', title: t('profileSaved'), text: '' }),
  });
  return <ScreenPage row={profileCompletion} screen={screen} />;
}
