import type { ApiClient } from '../../api/client';
import type { AuthRecord } from '../../domain/auth/session';
import type { Platform } from '../../platform/platform';
import { IMPERSONATION_KEYS, PARENT_KEYS } from '../../platform/storage';

/** What a session leaves in the browser's storage. */
export interface AuthTraces {
  /**
   * Whether this tab impersonates a user. It then leaves the shared record alone (contract §4.14).
   */
  readonly isImpersonating: () => boolean;
  /** Whether a user was signed in here lately, so that a skeleton is the better first picture. */
  readonly isLikelySignedIn: () => boolean;
  readonly keep: (record: AuthRecord) => void;
  /** Removes the shared record alone, unless this tab impersonates a user. */
  readonly removeRecord: () => void;
  /**
   * Removes what belongs to this tab's session, each by its name, and nothing else. The e-mail that
   * the form starts with stays, unless the user has signed out.
   */
  readonly remove: (options: { readonly isSignOut: boolean }) => void;
}

/** The traces of a session in the storage of a platform (contract §4.3). */
export function createAuthTraces(
  { storage, clock }: Platform,
  client: Pick<ApiClient, 'impersonationSessionId'>,
): AuthTraces {
  // Both are checked: emptying the tab's storage does not turn the tab into the administrator's.
  const isImpersonating = () =>
    client.impersonationSessionId !== null || storage.impersonationSessionId.get() !== null;
  return {
    isImpersonating,
    isLikelySignedIn: () => {
      const record = storage.auth.get();
      if (!record) return false;
      const end = Date.parse(record.expires);
      return Number.isNaN(end) || end > clock.now();
    },
    keep: (record) => {
      if (!isImpersonating()) storage.auth.set(record);
    },
    removeRecord: () => {
      if (!isImpersonating()) storage.auth.remove();
    },
    remove: ({ isSignOut }) => {
      if (isImpersonating()) {
        for (const name of IMPERSONATION_KEYS) storage[name].remove();
        return;
      }
      storage.auth.remove();
      for (const name of PARENT_KEYS) storage[name].remove();
      if (isSignOut) storage.savedEmail.remove();
    },
  };
}
