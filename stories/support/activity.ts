import type { ActivityEntry } from '../../src/domain/activity/activity';
import type { ActivityHref } from '../../src/domain/activity/activity-list';
import { NOW } from './orders';

export { NOW } from './orders';

const HOUR_MS = 3_600_000;
const ADA = { email: 'ada@plinth.example', name: 'Ada Lindqvist' };
const MIKKO = { email: 'buyer@plinth.example', name: 'Mikko Hämäläinen' };

/** Something that Ada did to a user an hour ago, unless it says otherwise. */
export function entry(extra: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    id: 'a-1',
    at: new Date(NOW - HOUR_MS),
    action: 'user.changed',
    by: ADA,
    impersonatedBy: null,
    subject: { type: 'user', id: MIKKO.email, name: MIKKO.name },
    customerName: 'Halvorsen AS',
    added: [],
    removed: [],
    reason: null,
    ...extra,
  };
}

/** Entries of each kind, the newest first. */
export const entries: readonly ActivityEntry[] = [
  entry({ action: 'user.roleChanged', added: ['Support Desk'], removed: ['Guest'] }),
  entry({ id: 'a-2', at: new Date(NOW - 2 * HOUR_MS), by: MIKKO, impersonatedBy: ADA }),
  entry({
    id: 'a-3',
    at: new Date(NOW - 3 * HOUR_MS),
    action: 'impersonation.started',
    reason: 'Ticket 4711: the phone number cannot be saved',
  }),
  entry({
    id: 'a-4',
    at: new Date(NOW - 26 * HOUR_MS),
    action: 'order.completed',
    by: null,
    subject: { type: 'order', id: 'o-1', name: '2026-00042' },
  }),
  entry({
    id: 'a-5',
    at: new Date(NOW - 50 * HOUR_MS),
    action: 'role.created',
    subject: { type: 'role', id: 'Auditor', name: 'Auditor' },
    customerName: null,
    added: ['User.Read', 'Permissions.Read', 'Settings.AuditLog', 'Order.Read', 'Order.Create'],
  }),
];

/** Where a subject is, in stories. */
export const subjectHref: ActivityHref = ({ id }) => `#${encodeURIComponent(id)}`;
