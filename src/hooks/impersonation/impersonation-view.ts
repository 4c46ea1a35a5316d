import type { Impersonated, ImpersonationPhase } from '../../domain/impersonation/impersonation';
import type { Extension } from '../../domain/impersonation/machine-types';

/** State of an impersonating tab, for its screens. */
export interface ActiveImpersonationView extends Impersonated {
  readonly status: 'active';
  /** The administrator; '' if unknown. */
  readonly administrator: string;
  /** Milliseconds left by the server's clock, never below 0. It changes about once a second. */
  readonly remainingMs: number;
  /** Whole minutes left, rounded up (contract §4.13). */
  readonly minutesLeft: number;
  /** `critical` at 2 minutes or less, `warning` at 5 or less (specification §4). */
  readonly phase: ImpersonationPhase;
  /** State of the last extension. */
  readonly extension: Extension;
  /** Whether the tab that started it is closed or signed out. */
  readonly isParentGone: boolean;
  /** The last reached warning of 5, 2 and 1 minutes, for a live region; null before. */
  readonly announcedMinutes: number | null;
}

/** Kind of a tab: ordinary, or impersonating. */
export type ImpersonationView = { readonly status: 'none' } | ActiveImpersonationView;

export const NO_IMPERSONATION: ImpersonationView = { status: 'none' };
