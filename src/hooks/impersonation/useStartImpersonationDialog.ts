import { useCallback, useState, useSyncExternalStore } from 'react';
import type {
  ImpersonatedPerson,
  StartImpersonationDialogProps,
  StartImpersonationState,
} from '../../contracts/impersonation';
import { useImpersonationStores } from './impersonation-context';

/** What {@link useStartImpersonation} returns. */
export interface StartImpersonation {
  /** State of the start. */
  /** Its state. */
  readonly state: StartImpersonationState;
  /**
   * Requests a session and opens its tab. Ignored while one is pending. Call it in a press event:
   * browsers block new tabs otherwise. The `reason` is sent along.
   */
  readonly start: (email: string, reason?: string) => void;
  /** Resets to `idle`, as when the dialog closes. A started session continues. */
  readonly reset: () => void;
}

const IDLE: StartImpersonationState = { status: 'idle' };

/** Starts an impersonation in a new tab (contract §3). */
export function useStartImpersonation(): StartImpersonation {
  const { parent } = useImpersonationStores();
  const state = useSyncExternalStore(parent.subscribe, parent.getState, () => IDLE);
  return { state, start: parent.start, reset: parent.reset };
}

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
