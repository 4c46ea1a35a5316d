import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { rolesDialogsMessages, rolesUsersMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';

/** Alerts for what was done about roles (specification §8). */
export function useRoleAlerts(): (event: RoleEvent) => void {
  const t = useMessages(rolesDialogsMessages);
  const users = useMessages(rolesUsersMessages);
  const alerts = useAlerts();
  return (event) => {
    // A deletion is announced by its dialog.
    if (event.kind === 'deleted') return;
    const title = event.serverMessage || titleOf(event);
    const emails = 'emails' in event ? event.emails : [];
    alerts.show({ type: 'success', title, text: emails.length === 1 ? (emails[0] ?? '') : '' });
  };

  function titleOf(event: RoleEvent): string {
    switch (event.kind) {
      case 'created':
        return t('createDone');
      case 'given':
        return users('addDone', { count: event.emails.length });
      case 'revoked':
        return users('revokeDone', { count: event.emails.length });
      default:
        return t('updateDone');
    }
  }
}
