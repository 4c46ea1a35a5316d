import { useSyncExternalStore } from 'react';
import type { StartImpersonationState } from '../../contracts/impersonation';
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
