/** The colour of an app message (specification §3). */
export type AppMessageType = 'danger' | 'success' | 'info' | 'warning';

/** A message of the portal to its user, shown as a toast or a modal (specification §3). */
export interface AppMessage {
  /** Its heading. */
  readonly title: string;
  /** Shown as text, wherever it comes from; line breaks are kept. */
  readonly text: string;
  /** Its colour and how urgent it is. */
  readonly type: AppMessageType;
  /** The action in a word or two. @default 'OK' */
  readonly confirmBtnText?: string;
  /** The confirm button shows "Loading......" and runs an action (specification §4, Alerts). */
  readonly needConsent?: boolean;
  /** Whether a dialog has a Cancel button. @default false */
  readonly showCancel?: boolean;
  /** A dialog or a toast. @default see `isDialogMessage` */
  readonly isModal?: boolean;
}

/** What a message asks for besides being read. */
export interface AppMessageDemands {
  /** Whether something waits for the confirmation. */
  readonly hasAction: boolean;
  /** Whether a text is asked for. */
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

/** An error stays until it is dismissed, so that it can be read; the rest goes by itself. */
export function goesByItself({ type }: Pick<AppMessage, 'type'>): boolean {
  return type !== 'danger';
}
