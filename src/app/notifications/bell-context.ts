import { createContext, useContext } from 'react';

/** Opens the bell's drawer from a page. */
export interface Bell {
  /** Opens it; nothing while there is no bell. */
  readonly open: () => void;
  /** Is given what opens it; returns what takes it back. */
  readonly connect: (open: () => void) => () => void;
}

/** A bell that pages can open, for as long as the shell is there. */
export function createBell(): Bell {
  let opener: (() => void) | null = null;
  return {
    open: () => opener?.(),
    connect(open) {
      opener = open;
      return () => {
        if (opener === open) opener = null;
      };
    },
  };
}

export const BellContext = /* @__PURE__ */ createContext<Bell | null>(null);

/** The bell of the page; null for a page without one. */
export const useBell = (): Bell | null => useContext(BellContext);
