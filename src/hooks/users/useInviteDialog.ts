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
    readonly isOpen: boolean;
    readonly isPending: boolean;
    readonly failure: Failure | null;
    readonly onInvite: (values: InviteValues) => void;
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
