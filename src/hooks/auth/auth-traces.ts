import type { Platform } from '../../platform/platform';
import type { Acting } from './acting';

/** What a session leaves in the browser's storage. */
export interface AuthTraces {
  /** Whether somebody was signed in here lately, so that a skeleton is the better first picture. */
  readonly isLikelySignedIn: () => boolean;
  /**
   * Removes what belongs to this tab's session, each by its name, and nothing else. The e-mail that
   * the form starts with stays, unless the user has signed out by hand.
   */
  readonly remove: (options: { readonly isSignOut: boolean }) => void;
}

/** The traces of a session in the storage of a platform (contract §4.3). */
export function createAuthTraces({ storage, clock }: Platform, acting?: Acting): AuthTraces {
  return {
    isLikelySignedIn: () => {
      const record = storage.auth.get();
      // An end that is no time never passes.
      return record !== null && !(Date.parse(record.expires) <= clock.now());
    },
    remove: ({ isSignOut }) => {
      storage.auth.remove();
      storage.draft.remove();
      acting?.forgetStarted();
      if (isSignOut) storage.savedEmail.remove();
    },
  };
}
