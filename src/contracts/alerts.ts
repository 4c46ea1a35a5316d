import type { AlertInput } from '../domain/alerts/alert-input';
import type { AppMessage } from '../domain/alerts/app-message';
import type { Failure } from '../domain/failure';

/** What a message that must be answered shows and calls (specification §2.4, §4, "Alerts"). */
export interface MessageDialogProps {
  /**
   * Tells messages apart that follow each other at once. Change it rather than React's `key`: then
   * the focus goes back to where it was before the first.
   */
  id: string;
  /** What is said, and what its buttons read. */
  message: AppMessage;
  /** A field that must be filled in as it says. @default none */
  input?: AlertInput | undefined;
  /** Whether what was confirmed runs. Nothing closes the dialog meanwhile. @default false */
  isPending?: boolean | undefined;
  /** Why what was confirmed failed; the sentence of a server is shown as text. @default it did not */
  failure?: Failure | null | undefined;
  /** Called with the text of the field, without the blanks around it, where there is one. */
  onConfirm: (input?: string) => void;
  /** Called by Cancel and by Escape, also where there is no Cancel button. */
  onClose: () => void;
}

/** An app message that is shown as a toast. */
export interface MessageToast {
  /** What tells it from all others. */
  readonly id: string;
  /** What is said, and what its button reads. */
  readonly message: AppMessage;
  /** Whether it has a button, called by `confirmBtnText`. @default false */
  readonly hasAction?: boolean | undefined;
}

/** What the toasts at the bottom of the window show and call (specification §2.4). */
export interface MessageToastsProps {
  /** The newest last. Keep the same array while nothing changes. */
  toasts: readonly MessageToast[];
  /** Called with the id when the button of a toast is pressed. Take the toast out of the list. */
  onConfirm: (id: string) => void;
  /** Called with the id when one is dismissed. Take it out of the list. */
  onDismiss: (id: string) => void;
  /** Called with `true` while they are hovered or focused: then none may go by itself. */
  onPauseChange: (isPaused: boolean) => void;
}
