import { type ReactNode, useContext, useState } from 'react';
import { DraftsContext, INVITE_SEVERAL_FORM } from '../../components/ui/drafts';
import { useLatePart } from '../../components/ui/useLatePart';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useInviteDialog } from '../../hooks/users/useInviteDialog';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { usersInviteMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import type { SeveralAsked } from './InviteSeveralHost';
import { InviteContext } from './invite-context';

const loadModal = async () => (await import('../../components/users/InviteModal')).InviteModal;
const loadSeveral = async () => (await import('./InviteSeveralHost')).InviteSeveralHost;

/** Keeps the invitation for everything below it; `useOpenInvite` opens it. */
export function InviteProvider({ children }: { children: ReactNode }) {
  const t = useMessages(usersInviteMessages);
  const tFailure = useMessages(uiFailureMessages);
  const alerts = useAlerts();
  const { open, dialog } = useInviteDialog((email) =>
    alerts.show({ type: 'success', title: t('inviteDone'), text: email }),
  );
  const drafts = useContext(DraftsContext);
  // A list that was being pasted when the session ended is open again.
  const [several, setSeveral] = useState<SeveralAsked | null>(() =>
    drafts?.read(INVITE_SEVERAL_FORM) === undefined ? null : { text: '' },
  );
  const fail = () => alerts.show({ type: 'danger', title: tFailure('failed'), text: '' });
  const Modal = useLatePart(loadModal, {
    isWanted: dialog.isOpen,
    onFailure() {
      dialog.onClose();
      fail();
    },
  });
  const Several = useLatePart(loadSeveral, {
    isNear: dialog.isOpen,
    isWanted: several !== null,
    onFailure() {
      setSeveral(null);
      fail();
    },
  });
  return (
    <InviteContext.Provider value={open}>
      {children}
      {Modal && (
        <Modal
          {...dialog}
          onSeveral={(text) => {
            dialog.onClose();
            setSeveral({ text });
          }}
        />
      )}
      {Several && several && <Several asked={several} />}
    </InviteContext.Provider>
  );
}
