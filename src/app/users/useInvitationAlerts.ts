import type { InvitationEvent } from '../../contracts/users';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { usersInvitationMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';

/** Says what was done about an invitation. */
export function useInvitationAlerts(): (event: InvitationEvent) => void {
  const t = useMessages(usersInvitationMessages);
  const alerts = useAlerts();
  return ({ action, email }) =>
    void alerts.show({ type: 'success', title: t(`${action}Done`), text: email });
}
