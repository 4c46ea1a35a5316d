import { createContext } from 'react';

/** How a dialog is closed by the user: unasked, or after they agreed to lose what they typed. */
export interface DialogClose {
  /** Closes, or asks first. */
  readonly close: (go: () => void) => void;
  /** Adds what was typed before the dialog opened. Returns the function that takes it away. */
  readonly holdTyped: (isTyped: () => boolean) => () => void;
}

/** Filled by the frame of a dialog; null outside of dialogs. */
export const DialogCloseContext = createContext<DialogClose | null>(null);
