import { useCallback, useState } from 'react';
import type {
  ImpersonatedPerson,
  StartImpersonationDialogProps,
} from '../../contracts/impersonation';
import { useStartImpersonation } from './useStartImpersonation';

/** What {@link useStartImpersonationDialog} returns. */
export interface StartImpersonationDialogControl {
  /** Opens the dialog for a user. */
  readonly open: (user: ImpersonatedPerson) => void;
  /** The props of `StartImpersonationDialog`; null before it was opened for the first time. */
  readonly dialog: StartImpersonationDialogProps | null;
}

/**
 * Starts an impersonation in a new tab (specification §1, §4; contract §3), from any page. The
 * dialog closes once the new tab has connected. Needs an `ImpersonationProvider` above.
 *
 * @example
 * ```tsx
 * function Impersonate({ user }: { user: ImpersonatedPerson }) {
 *   const { open, dialog } = useStartImpersonationDialog();
 *   return (
 *     <>
 *       <Button onPress={() => open(user)}>Impersonate</Button>
 *       {dialog && <StartImpersonationDialog {...dialog} />}
 *     </>
 *   );
 * }
 * ```
 */
export function useStartImpersonationDialog({
  hasReason,
}: Pick<StartImpersonationDialogProps, 'hasReason'> = {}): StartImpersonationDialogControl {
  const { state, start, reset } = useStartImpersonation();
  const [user, setUser] = useState<ImpersonatedPerson | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(
    (person: ImpersonatedPerson) => {
      reset();
      setUser(person);
      setOpen(true);
    },
    [reset],
  );
  // The new tab has connected: the dialog can close.
  if (isOpen && state.status === 'opened') setOpen(false);
  return {
    open,
    dialog: user && {
      isOpen,
      user,
      state,
      hasReason,
      onStart: (reason) => start(user.email, reason),
      onClose: () => setOpen(false),
    },
  };
}
