import type { AlertInput } from '../domain/alerts/alert-input';
import type { AppMessage } from '../domain/alerts/app-message';
import type { Failure } from '../domain/failure';

/** What a message that must be answered shows and calls (specification §2.4, §4, "Alerts"). */
export interface MessageDialogProps {
  /**
   * Identifies a message among several that follow each other immediately. Change it instead of
   * React's `key`, so that the focus returns to where it was before the first message.
   */
  id: string;
  /** The text, and the labels of the buttons. */
  message: AppMessage;
  /** A confirmation field: the action is enabled when its text matches. @default none */
  input?: AlertInput | undefined;
  /**
   * Whether the confirmed action is pending. The dialog cannot be closed meanwhile. @default false
   */
  isPending?: boolean | undefined;
  /**
   * Why the confirmed action failed; a server's message is shown as plain text. @default no failure
   */
  failure?: Failure | null | undefined;
  /** Called on confirmation, with the trimmed text of the field if there is one. */
  onConfirm: (input?: string) => void;
  /** Called by Cancel and by Escape, also where there is no Cancel button. */
  onClose: () => void;
}

/** An app message that is shown as a toast. */
export interface MessageToast {
  /** Identifies it among all toasts. */
  readonly id: string;
  /** The text, and the label of the button. */
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
  /** Called with `true` while they are hovered or focused: pause the timers meanwhile. */
  onPauseChange: (isPaused: boolean) => void;
}
