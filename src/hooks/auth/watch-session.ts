import type { Platform } from '../../platform/platform';
import type { PageEvent } from '../../platform/visibility';

/** Dependencies and callbacks of {@link watchSession}. */
export interface SessionWatch {
  readonly platform: Platform;
  readonly isSignedIn: () => boolean;
  /** Another tab has changed the record; null when it is gone. */
  readonly onRecord: (email: string | null) => void;
  /** The page came back from the back-forward cache. */
  readonly onRestored: (email: string | null) => void;
}

/**
 * Watches the record that all tabs share, and the page's way through the back-forward cache
 * (specification §8, contract §4.3). Returns the function that stops it.
 */
export function watchSession({
  platform: { storage, visibility },
  isSignedIn,
  onRecord,
  onRestored,
}: SessionWatch): () => void {
  let reveal: (() => void) | null = null;
  const recorded = () => storage.auth.get()?.email ?? null;

  function onPage(event: PageEvent): void {
    if (event === 'cached' && isSignedIn()) reveal ??= visibility.conceal();
    if (event !== 'restored') return;
    onRestored(recorded());
    // React unmounts the screens of an ended session in a microtask queued before this one.
    if (reveal) queueMicrotask(reveal);
    reveal = null;
  }

  const stopStorage = storage.auth.subscribe(({ isRemote }) => isRemote && onRecord(recorded()));
  const stopPage = visibility.subscribe(onPage);
  return () => {
    stopStorage();
    stopPage();
    reveal?.();
  };
}
