import type { OpenValue } from '../open-value';

/** Types of records that have activity (contract §4.27). */
export type ActivityRecordType =
  | 'order'
  | 'subscription'
  | 'customer'
  | 'statement'
  | 'priceList'
  | 'user'
  | 'role';

/** First part of an action name (contract §4.27). */
export const ACTIVITY_AREAS = [
  'order',
  'subscription',
  'customer',
  'billing',
  'user',
  'impersonation',
  'role',
] as const;

/** The known actions, as `area.verb` (contract §4.27). */
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

/** An action; unknown ones are kept as text. */
export type ActivityAction = OpenValue<(typeof ACTIVITY_ACTIONS)[number]>;

/** The person behind an activity entry. */
export interface ActivityPerson {
  /** E-mail address; '' for members of a company that the viewer cannot see. */
  readonly email: string;
  /** Display name of the person or the company; the e-mail address if unknown. */
  readonly name: string;
}

/** The record that an action changed. */
export interface ActivitySubject {
  /** Record type; unknown ones are kept as text. */
  readonly type: OpenValue<ActivityRecordType>;
  /** Record id: for a user the e-mail address, for a role the name. */
  readonly id: string;
  /** Display name of the record. */
  readonly name: string;
}

/** One entry of the activity log (contract §4.27). */
export interface ActivityEntry {
  /** Id of the entry. */
  readonly id: string;
  /** Time of the action; null if unknown. */
  readonly at: Date | null;
  /** The action. */
  readonly action: ActivityAction;
  /** The user who acted; null for the server itself. */
  readonly by: ActivityPerson | null;
  /** The administrator who was impersonating that user; null if nobody was. */
  readonly impersonatedBy: ActivityPerson | null;
  /** The record that changed. */
  readonly subject: ActivitySubject;
  /** Name of the customer it belongs to; null if none or the server does not say. */
  readonly customerName: string | null;
  /** Names of what was added, such as permissions of a role or the role of a user. */
  readonly added: readonly string[];
  /** Names of what was removed. */
  readonly removed: readonly string[];
  /** The reason as it was entered; null if none was. */
  readonly reason: string | null;
}

/** The record to list activity for. */
export interface ActivityRecord {
  /** Record type. */
  readonly type: ActivityRecordType;
  /** Record id: for a user the e-mail address, for a role the name. */
  readonly id: string;
}

/** Type guard for the actions in the contract. */
export function isKnownAction(action: ActivityAction): action is (typeof ACTIVITY_ACTIONS)[number] {
  return (ACTIVITY_ACTIONS as readonly string[]).includes(action);
}
