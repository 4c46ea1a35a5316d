import type { ActivityEntry } from '../../src/domain/activity/activity';
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

/** What was done with statements and price lists, the newest first. */
export const billingEntries: readonly ActivityEntry[] = [
  entry({
    id: 'b-1',
    action: 'payment.refunded',
    subject: { type: 'statement', id: 'st-2', name: 'C-2026-10-0001' },
  }),
  entry({
    id: 'b-2',
    action: 'statement.reissued',
    subject: { type: 'statement', id: 'st-3', name: 'R-2026-10-0178' },
    reason: 'Wrong address',
  }),
  entry({
    id: 'b-3',
    action: 'statement.voided',
    subject: { type: 'statement', id: 'st-1', name: 'R-2026-10-0042' },
    reason: 'Wrong address',
  }),
  entry({
    id: 'b-4',
    at: new Date(NOW - 26 * HOUR_MS),
    action: 'payment.recorded',
    subject: { type: 'statement', id: 'st-1', name: 'R-2026-10-0042' },
  }),
  entry({
    id: 'b-5',
    at: new Date(NOW - 50 * HOUR_MS),
    action: 'priceList.changed',
    subject: { type: 'priceList', id: 'pl-1', name: 'Own prices for Halvorsen AS' },
    customerName: 'Nordlys Partner',
    added: ['Norrvik Office'],
  }),
  entry({
    id: 'b-6',
    at: new Date(NOW - 51 * HOUR_MS),
    action: 'priceList.created',
    subject: { type: 'priceList', id: 'pl-1', name: 'Own prices for Halvorsen AS' },
    customerName: 'Nordlys Partner',
  }),
];
