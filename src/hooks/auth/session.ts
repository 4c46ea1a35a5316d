/** How a sign-in went on (specification §4, "Login"). */
export type LoginOutcome = 'signedIn' | 'profileIncomplete' | 'twoFactorRequired';

/** What a sign-out did. Everything here is gone in any case; the server may not have heard of it. */
export interface LogoutOutcome {
  /** Whether the server has ended the session too. */
  readonly isServerTold: boolean;
}

/**
 * How a tab came to act as somebody else. `refused`: the server does not know that session, or
 * answers as another user; `failed`: it could not be asked.
 */
export type EntryOutcome = 'entered' | 'refused' | 'failed' | 'aborted';
