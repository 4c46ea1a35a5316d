import type { Failure } from '../failure';
import type { UserRow } from './user-row';

/** What can be done about an invitation that is pending (contract §4.29). */
export type InvitationAction = 'resend' | 'withdraw';

/** Somebody who is invited. */
export type InvitedUser = Pick<UserRow, 'email' | 'customerName'>;

/** What was done about an invitation. */
export interface InvitationEvent {
  /** What it was. */
  readonly action: InvitationAction;
  /** Whose invitation it is, or was. */
  readonly email: string;
  /** The company that they are invited to. @default it is not known */
  readonly customerName?: string | undefined;
}

/** Pending invitations that can be sent again or withdrawn. */
export interface InvitationActions {
  /** Asks before it is done. */
  readonly onAsk: (action: InvitationAction, user: InvitedUser) => void;
  /** The dialog that asks; null for none. */
  readonly dialog: InvitationDialogState | null;
}

/** The dialog that asks before an invitation is sent again or withdrawn. */
export interface InvitationDialogState extends InvitationEvent {
  /** While it is sent: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; null when it did not. */
  readonly failure: Failure | null;
  /** Does it. */
  readonly onConfirm: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** Whether an invitation is pending, as far as the server says. */
export function isInvitationPending({ invitedAt }: Pick<UserRow, 'invitedAt'>): boolean {
  return invitedAt !== null && invitedAt !== undefined;
}
