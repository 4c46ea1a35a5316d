import type { Impersonated, ImpersonationPhase } from '../../domain/impersonation/impersonation';
import type { Extension } from '../../domain/impersonation/machine-types';

/** A tab that acts as somebody else, as its screens see it. */
export interface ActiveImpersonationView extends Impersonated {
  readonly status: 'active';
  /** Who is at the keyboard; '' when the browser does not say. */
  readonly administrator: string;
  /** Milliseconds left by the server's clock, never below 0. It changes about once a second. */
  readonly remainingMs: number;
  /** Whole minutes left, rounded up (contract §4.13). */
  readonly minutesLeft: number;
  /** `critical` at 2 minutes or less, `warning` at 5 or less (specification §4). */
  readonly phase: ImpersonationPhase;
  /** How the last extension stands. */
  readonly extension: Extension;
  /** Whether the tab that started it is known to be closed or signed out. */
  readonly isParentGone: boolean;
  /** The last of 5, 2 and 1 minutes that was reached, for a live region; null above. */
  readonly announcedMinutes: number | null;
}

/** What a tab is: its user's own, or one that acts as somebody else. */
export type ImpersonationView = { readonly status: 'none' } | ActiveImpersonationView;

export const NO_IMPERSONATION: ImpersonationView = { status: 'none' };
