/** The colour of an app message (specification §3). */
export type AppMessageType = 'danger' | 'success' | 'info' | 'warning';

/** A message to the user, shown as a toast or a modal dialog (specification §3). */
export interface AppMessage {
  /** Heading. */
  readonly title: string;
  /** Plain text; line breaks are kept, HTML is not interpreted. */
  readonly text: string;
  /** Sets the colour and the urgency. */
  readonly type: AppMessageType;
  /** Label of the confirm button. @default 'OK' */
  readonly confirmBtnText?: string;
  /** The confirm button shows "Loading......" and runs an action (specification §4, Alerts). */
  readonly needConsent?: boolean;
  /** Whether the dialog has a Cancel button. @default false */
  readonly showCancel?: boolean;
  /** `true` shows a dialog, `false` a toast. @default see `isDialogMessage` */
  readonly isModal?: boolean;
}

/** What a message needs besides being read. */
export interface AppMessageDemands {
  /** Whether confirming it runs an action. */
  readonly hasAction: boolean;
  /** Whether it has a text field. */
  readonly hasInput: boolean;
}

/**
 * Whether a message is a dialog rather than a toast. `isModal` decides; without it, warnings and
 * messages to confirm are dialogs (specification §2.4). A text or a consent needs a dialog.
 */
export function isDialogMessage(message: AppMessage, demands: AppMessageDemands): boolean {
  const { isModal, needConsent, showCancel, type } = message;
  if (demands.hasInput || needConsent) return true;
  return isModal ?? (showCancel === true || demands.hasAction || type === 'warning');
}

/** How long a toast stays, in milliseconds (specification §9). */
export const TOAST_DURATION_MS = 10_000;

/** Errors stay until dismissed, so that they can be read; other toasts disappear. */
export function goesByItself({ type }: Pick<AppMessage, 'type'>): boolean {
  return type !== 'danger';
}
