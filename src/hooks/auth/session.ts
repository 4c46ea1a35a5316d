/** Outcome of a sign-in (specification §4, "Login"). */
export type LoginOutcome = 'signedIn' | 'profileIncomplete' | 'twoFactorRequired';

/**
 * Outcome of a sign-out. Local data is removed in any case; the server may not have been reached.
 */
export interface LogoutOutcome {
  /** Whether the server has ended the session too. */
  readonly isServerTold: boolean;
}

/**
 * Outcome of starting an impersonation in a tab. `refused`: the server does not know that session,
 * or answers as another user; `failed`: the request failed.
 */
export type EntryOutcome = 'entered' | 'refused' | 'failed' | 'aborted';
