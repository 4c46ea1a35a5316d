import { useEffect, useRef } from 'react';
import { InviteSeveralModal } from '../../components/users/InviteSeveralModal';
import type { PeopleCompany } from '../../contracts/users';
import { countInvited } from '../../domain/users/user-invitations';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useInviteSeveral } from '../../hooks/users/useInviteSeveral';
import { usersInviteForMessages, usersSeveralMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';

/** The request; a new object each time. */
export interface SeveralAsked {
  readonly text: string;
  /** The company, where it is fixed; null where it can be chosen. */
  readonly company: PeopleCompany | null;
}

/** Dialog that invites several people; loaded on first use. */
export function InviteSeveralHost({ request }: { request: SeveralAsked }) {
  const t = useMessages(usersSeveralMessages);
  const tFor = useMessages(usersInviteForMessages);
  const alerts = useAlerts();
  const { open, dialog } = useInviteSeveral({
    onEnd(invitations, company) {
      const title = t('severalDone', { count: countInvited(invitations) });
      const text = company ? tFor('inviteSeveralFor', { company: company.name }) : '';
      void alerts.show({ type: 'success', title, text });
    },
  });
  const handled = useRef<SeveralAsked | null>(null);
  useEffect(() => {
    if (handled.current === request) return;
    handled.current = request;
    open(request.text, request.company);
  }, [request, open]);
  return dialog && <InviteSeveralModal {...dialog} />;
}
