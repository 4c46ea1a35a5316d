import { createContext, useContext, useLayoutEffect } from 'react';

/** What is asked before a page is left, in words. */
export interface LeaveQuestion {
  readonly title: string;
  /** What is lost. */
  readonly text: string;
  /** The button that stays. */
  readonly stay: string;
}

/** What pages and links say to {@link UnsavedChanges}. */
export interface UnsavedGuard {
  /** What is asked before something is lost: that changes are not saved, or a question; null for nothing. */
  readonly setHeld: (question: LeaveQuestion | 'unsaved' | null) => void;
  /** Goes at once, or after the user has agreed to lose their changes. */
  readonly leave: (go: () => void) => void;
}

/** Filled by `UnsavedChanges`. */
export const UnsavedContext = createContext<UnsavedGuard>({
  setHeld: () => {},
  leave: (go) => go(),
});

/**
 * Guards the page that calls it as long as it has unsaved changes.
 *
 * @param question - keep it stable. @default that the changes are not saved
 */
export function useUnsavedChanges(hasChanges: boolean, question?: LeaveQuestion): void {
  const { setHeld } = useContext(UnsavedContext);
  useLayoutEffect(() => {
    setHeld(hasChanges ? (question ?? 'unsaved') : null);
    return () => setHeld(null);
  }, [setHeld, hasChanges, question]);
}

/** For ways off a page that are no links, such as signing out. */
export function useLeave(): UnsavedGuard['leave'] {
  return useContext(UnsavedContext).leave;
}
