import { useCallback, useState } from 'react';
import { resendInvitation, withdrawInvitation } from '../../api/calls/users';
import type { InvitationActions, InvitationEvent } from '../../contracts/users';
import { roleKeys, userKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';

/** Options of {@link useInvitations}. */
export interface InvitationsOptions {
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: InvitationEvent) => void) | undefined;
}

const STALE = [userKeys.lists, roleKeys.all];

/**
 * Sends pending invitations again, and withdraws them (contract §4.29), each after a question.
 *
 * @example
 * const invitations = useInvitations();
 * const Users = () => <UsersScreen {...useUsersScreen({ invitations })} />;
 */
export function useInvitations({ onDone }: InvitationsOptions = {}): InvitationActions {
  const [asked, setAsked] = useState<InvitationEvent | null>(null);
  const { isPending, failure, run, reset } = useWrite(
    (client, { action, email }: InvitationEvent) =>
      (action === 'resend' ? resendInvitation : withdrawInvitation)(client, { email }),
    { stale: () => STALE },
  );
  return {
    onAsk: useCallback(
      (action, { email, customerName }) => {
        reset();
        setAsked({ action, email, customerName });
      },
      [reset],
    ),
    dialog: asked && {
      ...asked,
      isPending,
      failure,
      async onConfirm() {
        const { status } = await run(asked);
        if (status !== 'done') return;
        setAsked(null);
        onDone?.(asked);
      },
      onClose: () => setAsked(null),
    },
  };
}
