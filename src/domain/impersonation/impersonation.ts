/** Longest reason for acting as somebody, in characters: longer ones belong elsewhere. */
export const IMPERSONATION_REASON_MAX = 200;

/** What names an impersonation, wherever one is spoken of. All types about one derive from it. */
export interface Impersonated {
  /** Id of the impersonation. */
  readonly sessionId: string;
  /** The user that the tab impersonates. */
  readonly email: string;
}

/** A running impersonation as the server started it (contract §3). */
export interface ImpersonationSession extends Impersonated {
  /** Absolute end; the countdown is computed from it (contract §4.4). */
  readonly expires: Date | null;
}

/** A running impersonation whose end is known. */
export interface TimedImpersonation extends Impersonated {
  /** End by the server's clock, milliseconds since 1970. */
  readonly deadline: number;
}

/** An impersonation in the tab that has started it, as its storage keeps it over a reload. */
export interface StartedImpersonation extends TimedImpersonation {
  /** Who has started it; nobody else's tab answers for it. */
  readonly administrator: string;
}

/** An impersonation in the tab that acts as somebody else, as its storage keeps it (specification §3). */
export interface KeptImpersonation extends TimedImpersonation {
  /** What the tab that started it calls itself. */
  readonly parentTabId: string;
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
