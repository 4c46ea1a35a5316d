import { createContext } from 'react';

/** How the user closes a dialog: immediately, or after confirming to discard input. */
export interface DialogClose {
  /** Closes the dialog, or asks first. */
  readonly close: (go: () => void) => void;
  /** Registers input made before the dialog opened. Returns the function to unregister it. */
  readonly holdTyped: (isTyped: () => boolean) => () => void;
}

/** Provided by the frame of a dialog; null outside of dialogs. */
export const DialogCloseContext = createContext<DialogClose | null>(null);
