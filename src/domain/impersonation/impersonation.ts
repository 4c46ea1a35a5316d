/** A running impersonation as the server started it (contract §3). */
export interface ImpersonationSession {
  /** Id of the impersonation. */
  readonly sessionId: string;
  /** The user that the tab impersonates. */
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
/** The minutes at which the time left is announced, and not at every tick (design, "Accessibility"). */
export const ANNOUNCED_MINUTES = [WARNING_MINUTES, CRITICAL_MINUTES, 1] as const;
/** How long the tab that started an impersonation may take to answer, in milliseconds (contract §4.5). */
export const PARENT_ANSWER_MS = 5_000;

/** The look of the countdown (specification §4). */
export type ImpersonationPhase = 'normal' | 'warning' | 'critical';

/** The phase for the minutes left, which are rounded up from seconds (contract §4.13). */
export function phaseOf(minutesLeft: number): ImpersonationPhase {
  if (minutesLeft <= CRITICAL_MINUTES) return 'critical';
  return minutesLeft <= WARNING_MINUTES ? 'warning' : 'normal';
}

/** Whole minutes left, rounded up: 120 seconds are 2 minutes, 121 are 3 (contract §4.13). */
export function minutesLeftOf(remainingMs: number): number {
  return Math.ceil(Math.max(0, remainingMs) / 60_000);
}

/** Width of the progress bar in per cent: minutes of 30, from 0 to 100 (specification §4). */
export function progressOf(minutesLeft: number): number {
  return Math.min(100, Math.max(0, (minutesLeft / SESSION_MINUTES) * 100));
}

/** The announcement that has been reached: 5, 2 or 1 minutes left; null above. */
export function announcedMinutesOf(minutesLeft: number): number | null {
  return ANNOUNCED_MINUTES.findLast((minutes) => minutesLeft <= minutes) ?? null;
}
