/** Maximum length of the reason for an impersonation, in characters. */
export const IMPERSONATION_REASON_MAX = 200;

/** Identifies an impersonation; all types about one extend it. */
export interface Impersonated {
  /** Id of the impersonation. */
  readonly sessionId: string;
  /** E-mail of the impersonated user. */
  readonly email: string;
}

/** An active impersonation as started by the server (contract §3). */
export interface ImpersonationSession extends Impersonated {
  /** Absolute end; the countdown is computed from it (contract §4.4). */
  readonly expires: Date | null;
}

/** An active impersonation with a known end. */
export interface TimedImpersonation extends Impersonated {
  /** End by the server's clock, in milliseconds since 1970. */
  readonly deadline: number;
}

/** An impersonation in the tab that started it, as stored for a reload. */
export interface StartedImpersonation extends TimedImpersonation {
  /** E-mail of the administrator who started it; tabs of other users ignore its messages. */
  readonly administrator: string;
}

/** An impersonation in the impersonating tab, as stored (specification §3). */
export interface KeptImpersonation extends TimedImpersonation {
  /** Id of the tab that started it. */
  readonly parentTabId: string;
}

/** Length of an impersonation and of one extension, in minutes (specification §9). */
export const SESSION_MINUTES = 30;
/** "Critical" at this many minutes left or less (specification §9). */
export const CRITICAL_MINUTES = 2;
/** "Warning" at this many minutes left or less (specification §9). */
export const WARNING_MINUTES = 5;
/** Minutes at which the remaining time is announced to screen readers (design, "Accessibility"). */
export const ANNOUNCED_MINUTES = [WARNING_MINUTES, CRITICAL_MINUTES, 1] as const;
/**
 * How long to wait for an answer of the tab that started the impersonation, in milliseconds
 * (contract §4.5).
 */
export const PARENT_ANSWER_MS = 5_000;

/** Appearance of the countdown (specification §4). */
export type ImpersonationPhase = 'normal' | 'warning' | 'critical';

/** The phase for a number of minutes left, rounded up from seconds (contract §4.13). */
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

/** The announcement reached: 5, 2 or 1 minutes left; null above. */
export function announcedMinutesOf(minutesLeft: number): number | null {
  return ANNOUNCED_MINUTES.findLast((minutes) => minutesLeft <= minutes) ?? null;
}
