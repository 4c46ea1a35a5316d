import { useCallback, useState } from 'react';
import type { Failure } from '../../domain/failure';
import type { InviteValues } from '../../domain/forms/invite';
import { useInviteUser } from './useInviteUser';

/** What {@link useInviteDialog} returns. */
export interface InviteDialog {
  /** Opens the dialog, with an empty field. */
  readonly open: () => void;
  /** The props of `InviteModal`. */
  readonly dialog: {
    /** Whether it is open. */
    readonly isOpen: boolean;
    /** Whether the invitation is being sent. */
    readonly isPending: boolean;
    /** Why the last try failed; null when it did not. */
    readonly failure: Failure | null;
    /** Sends the invitation. */
    readonly onInvite: (values: InviteValues) => void;
    /** Closes it. */
    readonly onClose: () => void;
  };
}

/**
 * The invitation of a new user (specification §2.4, §8), from any page.
 *
 * @param onDone - told who was invited, for a message to the user
 *
 * @example
 * const { open, dialog } = useInviteDialog();
 * // <Button onPress={open}>Invite</Button> <InviteModal {...dialog} />
 */
export function useInviteDialog(onDone?: (email: string) => void): InviteDialog {
  const { isPending, failure, run, reset } = useInviteUser();
  const [isOpen, setOpen] = useState(false);
  return {
    open: useCallback(() => {
      reset();
      setOpen(true);
    }, [reset]),
    dialog: {
      isOpen,
      isPending,
      failure,
      async onInvite({ email }) {
        const { status } = await run({ email });
        if (status !== 'done') return;
        setOpen(false);
        onDone?.(email);
      },
      onClose: () => setOpen(false),
    },
  };
}
