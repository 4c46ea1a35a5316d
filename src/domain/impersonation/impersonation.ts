/** A running impersonation as the server started it (contract §3). */
export interface ImpersonationSession {
  readonly sessionId: string;
  /** Whom the tab acts as. */
  readonly email: string;
  /** Absolute end; the countdown is computed from it (contract §4.4). */
  readonly expires: Date | null;
}

/** Length of an impersonation and of one extension, in minutes (specification §9). */
export const SESSION_MINUTES = 30;
/** "Critical" at this many minutes left or less (specification §9). */
export const CRITICAL_MINUTES = 2;
/** "Warning" at this many minutes left or less (specification §9). */
export const WARNING_MINUTES = 5;

/** The look of the countdown (specification §4). */
export type ImpersonationPhase = 'normal' | 'warning' | 'critical';

/** The phase for the minutes left, which are rounded up from seconds (contract §4.13). */
export function phaseOf(minutesLeft: number): ImpersonationPhase {
  if (minutesLeft <= CRITICAL_MINUTES) return 'critical';
  return minutesLeft <= WARNING_MINUTES ? 'warning' : 'normal';
}
