import type { ReactNode } from 'react';
import { InviteModal } from '../../components/users/InviteModal';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useInviteDialog } from '../../hooks/users/useInviteDialog';
import { usersInviteMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { InviteContext } from './invite-context';

/** Keeps the invitation for everything below it; `useOpenInvite` opens it. */
export function InviteProvider({ children }: { children: ReactNode }) {
  const t = useMessages(usersInviteMessages);
  const alerts = useAlerts();
  const { open, dialog } = useInviteDialog((email) =>
    alerts.show({ type: 'success', title: t('inviteDone'), text: email }),
  );
  return (
    <InviteContext.Provider value={open}>
      {children}
      <InviteModal {...dialog} />
    </InviteContext.Provider>
  );
}
