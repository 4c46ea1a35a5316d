import type { ActingAs } from '../../domain/auth/session-machine-types';

/** What the session asks of those who know how a tab acts as somebody else. */
export interface Acting {
  /** As whom the tab acts, by what it has kept; null in its user's own. */
  readonly current: () => ActingAs | null;
  /** Removes the tab's own keys of it, and nothing else (contract §4.14). */
  readonly stop: () => void;
  /** Forgets those whom the signed-in user lets other tabs act as. */
  readonly forgetStarted: () => void;
}
