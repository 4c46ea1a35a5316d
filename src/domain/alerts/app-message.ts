/** The colour of an app message (specification §3). */
export type AppMessageType = 'danger' | 'success' | 'info' | 'warning';

/** A message of the portal to its user, shown as a toast or a modal (specification §3). */
export interface AppMessage {
  readonly title: string;
  readonly text: string;
  readonly type: AppMessageType;
  readonly confirmBtnText?: string;
  /** The confirm button shows "Loading......" and runs an action (specification §4, Alerts). */
  readonly needConsent?: boolean;
  readonly showCancel?: boolean;
  readonly isModal?: boolean;
}
