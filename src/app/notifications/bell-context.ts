import { createContext, type RefObject, useContext } from 'react';

/** The button of the shell's bell, so that a page can open its drawer; null without a shell. */
export const BellContext = createContext<RefObject<HTMLButtonElement | null> | null>(null);

export const useBellButton = (): RefObject<HTMLButtonElement | null> | null =>
  useContext(BellContext);
