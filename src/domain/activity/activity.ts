import type { OpenValue } from '../open-value';

/** What something can be done to (contract §4.27). */
export type ActivityRecordType =
  | 'order'
  | 'subscription'
  | 'customer'
  | 'statement'
  | 'priceList'
  | 'user'
  | 'role';

/** What actions are about (contract §4.27). */
export const ACTIVITY_AREAS = [
  'order',
  'subscription',
  'customer',
  'billing',
  'user',
  'impersonation',
  'role',
] as const;

/** What can be done (contract §4.27): what it was done to, and what was done there. */
export const ACTIVITY_ACTIONS = [
  'order.placed',
  'order.approved',
  'order.rejected',
  'order.cancelled',
  'order.retried',
  'order.completed',
  'order.partlyCompleted',
  'order.failed',
  'subscription.changed',
  'customer.created',
  'customer.changed',
  'customer.suspended',
  'customer.resumed',
  'customer.closed',
  'statement.voided',
  'statement.reissued',
  'payment.recorded',
  'payment.refunded',
  'priceList.created',
  'priceList.changed',
  'user.invited',
  'user.inviteResent',
  'user.inviteWithdrawn',
  'user.joined',
  'user.changed',
  'user.roleChanged',
  'user.passwordChanged',
  'user.secondFactorOn',
  'user.secondFactorOff',
  'user.secondFactorReset',
  'user.deactivated',
  'user.activated',
  'user.deleted',
  'impersonation.started',
  'impersonation.extended',
  'impersonation.ended',
  'role.created',
  'role.changed',
  'role.deleted',
  'role.viewed',
] as const;

/** What was done; an unknown action is its text. */
export type ActivityAction = OpenValue<(typeof ACTIVITY_ACTIONS)[number]>;

/** Somebody who did something. */
export interface ActivityPerson {
  /** Their e-mail; '' for somebody of a company that one does not see. */
  readonly email: string;
  /** What they are called, or that company is; the e-mail where nobody knows. */
  readonly name: string;
}

/** What something was done to. */
export interface ActivitySubject {
  /** What it is; an unknown one is its text. */
  readonly type: OpenValue<ActivityRecordType>;
  /** Its id: of a user the e-mail, of a role the name. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
}

/** Who did what to whom, and when (contract §4.27). */
export interface ActivityEntry {
  /** Its id. */
  readonly id: string;
  /** When; null for an unknown time. */
  readonly at: Date | null;
  /** What was done. */
  readonly action: ActivityAction;
  /** Who did it; null for the server itself. */
  readonly by: ActivityPerson | null;
  /** The administrator who acted as them; null for nobody. */
  readonly impersonatedBy: ActivityPerson | null;
  /** What it was done to. */
  readonly subject: ActivitySubject;
  /** The customer it belongs to; null for none, or where the server does not say. */
  readonly customerName: string | null;
  /** What there is since: permissions of a role, the role of a user, by name. */
  readonly added: readonly string[];
  /** What there is no more, by name. */
  readonly removed: readonly string[];
  /** Why, as somebody put it; null for no word about it. */
  readonly reason: string | null;
}

/** The record whose activity is asked for. */
export interface ActivityRecord {
  /** What it is. */
  readonly type: ActivityRecordType;
  /** Its id: of a user the e-mail, of a role the name. */
  readonly id: string;
}

/** Whether an action is one of those that the contract names. */
export function isKnownAction(action: ActivityAction): action is (typeof ACTIVITY_ACTIONS)[number] {
  return (ACTIVITY_ACTIONS as readonly string[]).includes(action);
}
