import { forgetPrivate } from '../../platform/kept-preferences';
import type { Platform } from '../../platform/platform';
import { returnAddressOf } from '../../platform/return-address';
import type { Acting } from './acting';

/** What a session leaves in the browser's storage. */
export interface AuthTraces {
  /** Whether somebody was signed in here lately, so that a skeleton is the better first picture. */
  readonly isLikelySignedIn: () => boolean;
  /**
   * Removes what belongs to this tab's session, each by its name, and nothing else. The e-mail that
   * the form starts with, the way back to the page, the customer who is being written down and which
   * pages were visited stay, unless the user has signed out by hand.
   */
  readonly remove: (options: { readonly isSignOut: boolean }) => void;
}

/** The traces of a session in the storage of a platform (contract §4.3). */
export function createAuthTraces(platform: Platform, acting?: Acting): AuthTraces {
  const { storage, clock } = platform;
  return {
    isLikelySignedIn: () => {
      const record = storage.auth.get();
      // An end that is no time never passes.
      return record !== null && !(Date.parse(record.expires) <= clock.now());
    },
    remove: ({ isSignOut }) => {
      const email = storage.auth.get()?.email;
      if (isSignOut && email) forgetPrivate(platform, email);
      storage.auth.remove();
      acting?.forgetStarted();
      if (!isSignOut) return;
      storage.signOutOwed.set('true');
      storage.savedEmail.remove();
      storage.draft.remove();
      returnAddressOf(platform).remove();
    },
  };
}
