import { forgetPrivate } from '../../platform/kept-preferences';
import type { Platform } from '../../platform/platform';
import { returnAddressOf } from '../../platform/return-address';
import type { Acting } from './acting';

/** What a session leaves in the browser's storage. */
export interface AuthTraces {
  /**
   * Whether somebody was signed in here recently, so that a skeleton is the better first render.
   */
  readonly isLikelySignedIn: () => boolean;
  /**
   * Removes the keys of this tab's session, each by name. The e-mail for the form, the page to
   * return to, the draft of a customer and the visited pages stay, unless the user has signed out
   * explicitly.
   */
  readonly remove: (options: { readonly isSignOut: boolean }) => void;
}

/** The stored data of a session on a platform (contract §4.3). */
export function createAuthTraces(platform: Platform, acting?: Acting): AuthTraces {
  const { storage, clock } = platform;
  return {
    isLikelySignedIn: () => {
      const record = storage.auth.get();
      // An invalid end counts as never.
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
