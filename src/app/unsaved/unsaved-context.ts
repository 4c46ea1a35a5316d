import { createContext, useContext, useLayoutEffect } from 'react';

/** What pages and links say to {@link UnsavedChanges}. */
export interface UnsavedGuard {
  /** Whether something would be lost. */
  readonly setHeld: (isHeld: boolean) => void;
  /** Goes at once, or after the user has agreed to lose their changes. */
  readonly leave: (go: () => void) => void;
}

/** Filled by `UnsavedChanges`. */
export const UnsavedContext = /* @__PURE__ */ createContext<UnsavedGuard>({
  setHeld: () => {},
  leave: (go) => go(),
});

/** Guards the page that calls it as long as it has unsaved changes. */
export function useUnsavedChanges(hasChanges: boolean): void {
  const { setHeld } = useContext(UnsavedContext);
  useLayoutEffect(() => {
    setHeld(hasChanges);
    return () => setHeld(false);
  }, [setHeld, hasChanges]);
}

/** For ways off a page that are no links, such as signing out. */
export function useLeave(): UnsavedGuard['leave'] {
  return useContext(UnsavedContext).leave;
}
