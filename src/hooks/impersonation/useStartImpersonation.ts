import { useSyncExternalStore } from 'react';
import type { StartImpersonationState } from '../../contracts/impersonation';
import { useImpersonationStores } from './impersonation-context';

/** What {@link useStartImpersonation} returns. */
export interface StartImpersonation {
  /** How the start stands. */
  /** Its state. */
  readonly state: StartImpersonationState;
  /**
   * Asks the server for a session and opens its tab. While one is under way nothing happens. Call it
   * from a press: browsers open no tab otherwise. A `reason` goes to the server along with it.
   */
  readonly start: (email: string, reason?: string) => void;
  /** Back to `idle`, as when the dialog is closed. A session that was started lives on. */
  readonly reset: () => void;
}

const IDLE: StartImpersonationState = { status: 'idle' };

/** Starts to act as another user, in a tab of its own (contract §3). */
export function useStartImpersonation(): StartImpersonation {
  const { parent } = useImpersonationStores();
  const state = useSyncExternalStore(parent.subscribe, parent.getState, () => IDLE);
  return { state, start: parent.start, reset: parent.reset };
}
