import type { Platform } from '../../platform/platform';
import type { PageEvent } from '../../platform/visibility';
import type { AuthTraces } from './auth-traces';
import type { Session } from './session';

/** What {@link watchSession} watches, and its callbacks. */
export interface SessionWatch {
  readonly platform: Platform;
  readonly traces: AuthTraces;
  readonly getSession: () => Session;
  /** The user has signed out in another tab. */
  readonly onGone: () => void;
  /** Another user has signed in, or a first one has. */
  readonly onOther: () => void;
  /** The page came back from the back-forward cache and the record still names its user. */
  readonly onRestored: () => void;
}

/**
 * Watches the record that all tabs share, and the page's way through the back-forward cache. Returns
 * the function that stops it.
 */
export function watchSession({
  platform: { storage, visibility },
  traces,
  getSession,
  onGone,
  onOther,
  onRestored,
}: SessionWatch): () => void {
  let reveal: (() => void) | null = null;

  /** Compares with the record. Returns whether it is still about the user of this tab. */
  function compare(): boolean {
    const session = getSession();
    if (session.status !== 'signedIn') return true;
    const record = storage.auth.get();
    // It names the administrator; a tab that impersonates lives as long as they are signed in.
    if (record && (traces.isImpersonating() || record.email === session.user.email)) return true;
    if (record) onOther();
    else onGone();
    return false;
  }

  function onPage(event: PageEvent): void {
    const { status } = getSession();
    if (event === 'cached' && status === 'signedIn') reveal ??= visibility.conceal();
    if (event !== 'restored') return;
    if (status === 'signedOut' && traces.isLikelySignedIn()) onOther();
    if (status === 'signedIn' && compare()) onRestored();
    // React takes away the screens of a session that is over in a microtask queued before this one.
    if (reveal) queueMicrotask(reveal);
    reveal = null;
  }

  const stopStorage = storage.auth.subscribe(({ isRemote }) => isRemote && compare());
  const stopPage = visibility.subscribe(onPage);
  return () => {
    stopStorage();
    stopPage();
    reveal?.();
  };
}
