import { createContext, useContext, useLayoutEffect } from 'react';

/** Texts of the question before a page is left. */
export interface LeaveQuestion {
  readonly title: string;
  /** What is lost. */
  readonly text: string;
  /** The button that stays. */
  readonly stay: string;
}

/** How pages and links register with {@link UnsavedChanges}. */
export interface UnsavedGuard {
  /** Sets the question before input is lost: the default one, or a custom one; null for none. */
  readonly setHeld: (question: LeaveQuestion | 'unsaved' | null) => void;
  /** Navigates at once, or after the user has agreed to lose their changes. */
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

/** For leaving a page without a link, such as signing out. */
export function useLeave(): UnsavedGuard['leave'] {
  return useContext(UnsavedContext).leave;
}
