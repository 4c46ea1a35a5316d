import type {
  AttentionFacts,
  AttentionItem,
  DashboardSummary,
  MonthlySpend,
} from '../../domain/dashboard/summary';
import type { Entries } from '../../domain/entries';
import { parseCivilDate, parseCivilMonth } from '../../domain/time/civil-date';
import { parseServerTime } from '../../domain/time/server-time';
import { integer, requireInteger } from './commerce-readers';
import {
  asRecord,
  count,
  field,
  type JsonRecord,
  list,
  readEntries,
  text,
  unexpected,
  unwrap,
} from './readers';

const COUNTS = [
  'renewals',
  'windows',
  'failedOrders',
  'openOrders',
  'waitingForMe',
  'overdue',
  'seatsBought',
  'seatsAssigned',
] as const satisfies readonly (keyof DashboardSummary)[];

/** `GET /app/dashboard/summary`: a count that is not told is absent. */
export function readDashboardSummary(body: unknown): DashboardSummary {
  const summary = asRecord(unwrap(body)) ?? unexpected('summary');
  const counts: DashboardSummary = Object.fromEntries(
    COUNTS.flatMap((name) => {
      const value = count(summary[name]);
      return value === null ? [] : [[name, value]];
    }),
  );
  if (!Array.isArray(summary.unassignedPerMonth)) return counts;
  const unassignedPerMonth = summary.unassignedPerMonth.flatMap((each) => {
    const [currency, amount] = [text(field(each, 'currency')), integer(field(each, 'amount'))];
    return currency && amount !== null ? [{ currency, amount }] : [];
  });
  return { ...counts, unassignedPerMonth };
}

/** What a record says of some names; what it does not say in this way is left out. */
function said<Name extends keyof AttentionFacts, Value>(
  record: JsonRecord,
  names: readonly Name[],
  read: (value: unknown) => Value | null | '',
): Partial<Record<Name, Value>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(record[name]);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  ) as Partial<Record<Name, Value>>;
}

function readFacts(item: JsonRecord): AttentionFacts {
  return {
    ...said(item, ['number', 'customerName', 'productName', 'domain'], text),
    ...said(item, ['renewsOn', 'endsOn'], parseCivilDate),
    ...said(item, ['quantity', 'unassigned'], count),
    ...(item.isInPart === true && { isInPart: true }),
  };
}

/** `GET /app/dashboard/attention`. */
export function readAttention(body: unknown): Entries<AttentionItem> {
  const items = unwrap(body);
  if (!Array.isArray(items)) unexpected('attention');
  return readEntries(
    list(items),
    (each) => {
      const item = asRecord(each);
      const says = text(item?.text);
      if (!item || !says) return null;
      const dueAt = parseServerTime(item.dueAt);
      const { kind, entityId } = item;
      const facts = readFacts(item);
      return { kind: text(kind), entityId: text(entityId), text: says, dueAt, ...facts };
    },
    undefined,
    'entityId',
  );
}

/** `GET /app/dashboard/spend`. */
export function readSpend(body: unknown): Entries<MonthlySpend> {
  const months = unwrap(body);
  if (!Array.isArray(months)) unexpected('spend');
  return readEntries(list(months), (each) => {
    const month = asRecord(each);
    const period = parseCivilMonth(month?.period);
    if (!month || period === null) return null;
    const cost = integer(month.cost);
    return {
      period,
      currency: text(month.currency),
      net: requireInteger(month, 'net'),
      ...(cost !== null && { cost }),
    };
  });
}
