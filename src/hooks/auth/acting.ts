import type { ActingAs } from '../../domain/auth/session-machine-types';

/** What the session requires of impersonation. */
export interface Acting {
  /** The stored impersonation of the tab; null without one. */
  readonly current: () => ActingAs | null;
  /** Removes only the tab's own keys of it (contract §4.14). */
  readonly stop: () => void;
  /** Discards the impersonations that the signed-in user has started in other tabs. */
  readonly forgetStarted: () => void;
}
