import { type ReactNode, useCallback, useState } from 'react';
import { InviteModal } from '../../components/users/InviteModal';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useInviteUser } from '../../hooks/users/useInviteUser';
import { usersInviteMessages } from '../../messages/en/users-invite';
import { useMessages } from '../../messages/messages';
import { InviteContext } from './invite-context';

/** Keeps the invitation for everything below it; `useOpenInvite` opens it. */
export function InviteProvider({ children }: { children: ReactNode }) {
  const t = useMessages(usersInviteMessages);
  const alerts = useAlerts();
  const invite = useInviteUser();
  const [isOpen, setOpen] = useState(false);
  const { reset } = invite;
  const open = useCallback(() => {
    reset();
    setOpen(true);
  }, [reset]);
  return (
    <InviteContext.Provider value={open}>
      {children}
      <InviteModal
        isOpen={isOpen}
        isPending={invite.isPending}
        hasFailed={invite.failure !== null}
        onInvite={async ({ email }) => {
          const { status } = await invite.run({ email });
          if (status !== 'done') return;
          setOpen(false);
          alerts.show({ type: 'success', title: t('inviteDone'), text: email });
        }}
        onClose={() => setOpen(false)}
      />
    </InviteContext.Provider>
  );
}
