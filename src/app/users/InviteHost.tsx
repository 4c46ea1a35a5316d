import { useEffect, useRef } from 'react';
import { InviteModal } from '../../components/users/InviteModal';
import type { PeopleCompany } from '../../contracts/users';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useInviteDialog } from '../../hooks/users/useInviteDialog';
import { usersInviteForMessages, usersInviteMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';

/** The request; a new object each time. */
export interface InviteAsked {
  /** The company, where it is fixed; null where it can be chosen. */
  readonly company: PeopleCompany | null;
}

/** Dialog that invites one person; loaded on first use. */
export function InviteHost({
  request,
  onSeveral,
}: {
  request: InviteAsked;
  /** Switches to inviting several, with the typed text. */
  onSeveral: (text: string, company: PeopleCompany | null) => void;
}) {
  const t = useMessages(usersInviteMessages);
  const tFor = useMessages(usersInviteForMessages);
  const alerts = useAlerts();
  const { open, openFor, dialog } = useInviteDialog((email, company) => {
    const text = company ? tFor('inviteDoneFor', { email, company: company.name }) : email;
    void alerts.show({ type: 'success', title: t('inviteDone'), text });
  });
  const handled = useRef<InviteAsked | null>(null);
  useEffect(() => {
    if (handled.current === request) return;
    handled.current = request;
    if (request.company) openFor(request.company);
    else open();
  }, [request, open, openFor]);
  return (
    <InviteModal
      {...dialog}
      onSeveral={(text) => {
        dialog.onClose();
        onSeveral(text, request.company);
      }}
    />
  );
}
