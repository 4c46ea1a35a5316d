import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { ActivityAction } from '../../domain/activity/activity';
import { civilDateOf, startOfDay } from '../../domain/time/civil-date';
import { BY_ITSELF, orderActivity, statementSubject } from '../activity/record';
import type { NewActivity } from '../db/activity-table';
import type { OrderRecord, StatementRecord } from '../db/commerce-records';
import type { UserRecord } from '../db/users-table';
import { nameOf } from '../db/users-table';
import { ADMIN_EMAIL, BUYER_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../world/accounts';

const BRUNO = 'bruno.keller@plinth.example';
const LUKASZ = 'lukasz.swiecicki@plinth.example';

/** An entry of the seeded activity log. */
interface Past {
  readonly agoMs: number;
  /** The user who acted. @default the administrator */
  readonly by?: string;
  readonly impersonatedBy?: string;
  readonly action: ActivityAction;
  /** E-mail of a user, or name of a role. */
  readonly on: string;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  readonly reason?: string;
}

/** Newest first. */
const PAST: readonly Past[] = [
  {
    agoMs: 50 * millisecondsInMinute,
    action: 'user.roleChanged',
    on: LUKASZ,
    added: ['Support Desk'],
    removed: ['Guest'],
  },
  {
    agoMs: 3 * millisecondsInHour,
    by: LUKASZ,
    action: 'impersonation.ended',
    on: BUYER_EMAIL,
  },
  {
    agoMs: 3.1 * millisecondsInHour,
    by: BUYER_EMAIL,
    impersonatedBy: LUKASZ,
    action: 'user.changed',
    on: BUYER_EMAIL,
  },
  {
    agoMs: 3.2 * millisecondsInHour,
    by: LUKASZ,
    action: 'impersonation.started',
    on: BUYER_EMAIL,
    reason: 'Ticket 4711: the phone number cannot be saved',
  },
  {
    agoMs: 9 * millisecondsInHour,
    by: RESELLER_EMAIL,
    action: 'user.changed',
    on: RESELLER_EMAIL,
  },
  { agoMs: 30 * millisecondsInHour, action: 'user.invited', on: 'tomasz.zolc@plinth.example' },
  {
    agoMs: 2 * millisecondsInDay,
    by: CUSTOMER_EMAIL,
    action: 'user.passwordChanged',
    on: CUSTOMER_EMAIL,
  },
  {
    agoMs: 6 * millisecondsInDay,
    by: BRUNO,
    action: 'role.created',
    on: 'Auditor',
    added: ['User.Read', 'Permissions.Read', 'Settings.AuditLog'],
  },
  {
    agoMs: 8 * millisecondsInDay,
    action: 'role.changed',
    on: 'Support Desk',
    added: ['Order.Read'],
    removed: ['User.Delete'],
  },
  {
    agoMs: 11 * millisecondsInDay,
    action: 'user.secondFactorOn',
    by: 'two-factor@plinth.example',
    on: 'two-factor@plinth.example',
  },
  {
    agoMs: 14 * millisecondsInDay,
    action: 'user.roleChanged',
    on: BUYER_EMAIL,
    added: ['Marketplace Buyer'],
    removed: ['Customer'],
  },
  { agoMs: 20 * millisecondsInDay, action: 'user.invited', on: 'ileana.turcanu@plinth.example' },
  { agoMs: 45 * millisecondsInDay, action: 'role.created', on: 'Billing Clerk' },
];

/** Seeded activity on users and roles (contract §4.27); oldest first. */
export function seedActivity(users: readonly UserRecord[], now: number): readonly NewActivity[] {
  const byEmail = new Map(users.map((user) => [user.email, user]));
  return PAST.map((past): NewActivity => {
    const { agoMs, on, by = ADMIN_EMAIL, impersonatedBy = null, ...told } = past;
    const user = byEmail.get(on);
    return {
      ...told,
      by,
      impersonatedBy,
      at: now - agoMs,
      subject: user
        ? { type: 'user', id: on, name: nameOf(user) }
        : { type: 'role', id: on, name: on },
      customerId: user?.customerId ?? null,
    };
  }).reverse();
}

const ENDED = ['completed', 'partlyCompleted', 'failed', 'cancelled'];

/** Activity derived from the seeded orders. */
export function orderHistory(orders: readonly OrderRecord[]): readonly NewActivity[] {
  return orders.flatMap((order) => {
    const { placedBy: by, impersonatedBy, approval, createdAt, endedAt, state } = order;
    const at = (instant: Date | null) => instant?.getTime() ?? 0;
    const decided = state === 'rejected' ? 'order.rejected' : 'order.approved';
    return [
      orderActivity({ by, impersonatedBy }, 'order.placed', order, at(createdAt)),
      ...(approval
        ? [
            orderActivity(
              { by: approval.by, impersonatedBy: null },
              decided,
              order,
              at(approval.at),
              approval.reason,
            ),
          ]
        : []),
      ...(endedAt && ENDED.includes(state)
        ? [orderActivity(BY_ITSELF, `order.${state}`, order, at(endedAt))]
        : []),
    ];
  });
}

/** Activity derived from void statements of the seed. */
export function statementHistory(
  statements: readonly StatementRecord[],
  now: number,
): readonly NewActivity[] {
  return statements.flatMap((statement): readonly NewActivity[] => {
    const { state, voidedBy: by, reason } = statement;
    if (state !== 'void') return [];
    const { customerId, ...subject } = statementSubject(statement);
    // The seed voids it today.
    const at = Math.max(startOfDay(civilDateOf(now)), now - 2 * millisecondsInHour);
    return [
      { by, impersonatedBy: null, at, action: 'statement.voided', subject, customerId, reason },
    ];
  });
}
