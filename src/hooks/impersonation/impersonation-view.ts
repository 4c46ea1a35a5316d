import type { ImpersonationPhase } from '../../domain/impersonation/impersonation';
import type { Extension } from '../../domain/impersonation/machine-types';

/** An impersonating tab, as its screens see it. */
export interface ActiveImpersonationView {
  readonly status: 'active';
  /** Id of the impersonation. */
  readonly sessionId: string;
  /** The user that the tab impersonates. */
  readonly email: string;
  /** The administrator at the keyboard; '' when the browser does not say. */
  readonly administrator: string;
  /** Milliseconds left by the server's clock, never below 0. It changes about once a second. */
  readonly remainingMs: number;
  /** Whole minutes left, rounded up (contract §4.13). */
  readonly minutesLeft: number;
  /** `critical` at 2 minutes or less, `warning` at 5 or less (specification §4). */
  readonly phase: ImpersonationPhase;
  /** The state of the last extension. */
  readonly extension: Extension;
  /** Whether the tab that started it is known to be closed or signed out. */
  readonly isParentGone: boolean;
  /** The last of 5, 2 and 1 minutes that was reached, for a live region; null above. */
  readonly announcedMinutes: number | null;
}

/** The kind of a tab: the user's own, or an impersonating one. */
export type ImpersonationView = { readonly status: 'none' } | ActiveImpersonationView;

export const NO_IMPERSONATION: ImpersonationView = { status: 'none' };
