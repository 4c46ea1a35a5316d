import type { ProfileEvent } from '../../domain/users/profile-access';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { authProfileMessages } from '../../messages/generated/en/auth';
import { usersProfileMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';

/** Alerts for what was done on a profile, one's own or another user's (specification §8). */
export function useProfileAlerts(isOwn: boolean): (event: ProfileEvent) => void {
  const t = useMessages(usersProfileMessages);
  const saved = useMessages(authProfileMessages);
  const alerts = useAlerts();
  return (event) => {
    const titles = {
      detailsSaved: isOwn ? saved('profileSaved') : t('detailsSavedOf'),
      passwordChanged: t('passwordChanged'),
      secondFactorOn: t('secondFactorTurnedOn'),
      secondFactorOff: t('secondFactorTurnedOff'),
    };
    alerts.show({ type: 'success', title: titles[event], text: '' });
  };
}
