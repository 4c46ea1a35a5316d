import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  hasPriceRise,
  type ViewedSubscription,
} from '../../domain/subscriptions/subscription-views';
import { type CivilDate, civilDateOf } from '../../domain/time/civil-date';
import { countedOf, renewalPriceOf } from '../commerce/deal';
import { recordsOf } from '../commerce/list';
import { currencyOf, subscriptionNames } from '../commerce/records';
import type { Viewer } from '../commerce/viewer';
import type { SoldSubscription } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';

/** A subscription with what a list looks at. */
export interface SubscriptionRow
  extends Pick<Subscription, 'id' | 'productName' | 'customerName' | 'currency'> {
  readonly record: SoldSubscription;
  /** What decides about its views. */
  readonly viewed: ViewedSubscription;
  readonly recurringPerMonth: number;
  readonly commitmentLeft: number;
}

/** Rows, and what they were made of. */
interface Rows {
  readonly madeOf: string;
  readonly all: readonly SubscriptionRow[];
  /** By the companies that who asks may know of: nothing less tells two people apart. */
  readonly seen: Map<string, readonly SubscriptionRow[]>;
}

const known = new WeakMap<CommerceTables, Rows>();

/** The price of the renewal decides about nothing but whether months roll over. */
function viewedOf(tables: CommerceTables, record: SoldSubscription): ViewedSubscription {
  return record.term === 'P1M'
    ? { ...record, renewalUnitPrice: renewalPriceOf(tables, record) }
    : record;
}

function rowOf(
  tables: CommerceTables,
  record: SoldSubscription,
  todayOn: CivilDate,
): SubscriptionRow {
  const { recurringPerMonth, commitmentLeft } = countedOf(record, todayOn);
  return {
    id: record.id,
    record,
    viewed: viewedOf(tables, record),
    ...subscriptionNames(tables, record),
    currency: currencyOf(tables, record),
    recurringPerMonth,
    commitmentLeft,
  };
}

// Rows are made anew when a price has changed, so that nothing here is ever out of date.
const rising = new WeakMap<SubscriptionRow, boolean>();

/** Whether one costs more from its renewal on. */
export function risesAtRenewal(tables: CommerceTables, row: SubscriptionRow): boolean {
  const before = rising.get(row);
  if (before !== undefined) return before;
  const { record } = row;
  const rises = hasPriceRise({ ...record, renewalUnitPrice: renewalPriceOf(tables, record) });
  rising.set(row, rises);
  return rises;
}

/** All rows in the order of their ids, in which lists are fastest to sort. */
function rowsOf(tables: CommerceTables, todayOn: CivilDate): Rows {
  const { subscriptions, companies, products, priceLists } = tables;
  const versions = [subscriptions, companies, products, priceLists].map(({ version }) => version);
  const madeOf = [...versions, todayOn].join(' ');
  const before = known.get(tables);
  if (before?.madeOf === madeOf) return before;
  const all = recordsOf(subscriptions).map((record) => rowOf(tables, record, todayOn));
  const rows = { madeOf, all, seen: new Map() };
  known.set(tables, rows);
  return rows;
}

/**
 * The subscriptions that somebody may know of. They are made anew when one has changed, or the day: a list
 * of 50,000 has no time to look at each of them first.
 */
export function seenRows({ tables, sees }: Viewer, now: number): readonly SubscriptionRow[] {
  const { all, seen } = rowsOf(tables, civilDateOf(now));
  const companyIds = [...tables.companies.keys()].filter(sees);
  const key = JSON.stringify(companyIds);
  const known = seen.get(key);
  if (known) return known;
  const isSeen = new Set(companyIds);
  const rows = all.filter(({ record }) => isSeen.has(record.customerId));
  seen.set(key, rows);
  return rows;
}
