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

/** A subscription with precomputed values for lists. */
export interface SubscriptionRow
  extends Pick<Subscription, 'id' | 'productName' | 'customerName' | 'currency'> {
  readonly record: SoldSubscription;
  /** Inputs of its views. */
  readonly viewed: ViewedSubscription;
  readonly recurringPerMonth: number;
  readonly commitmentLeft: number;
}

/** Rows, with the data that they were computed from. */
interface Rows {
  readonly madeOf: string;
  readonly all: readonly SubscriptionRow[];
  /** By visible companies, which determine the result. */
  readonly seen: Map<string, readonly SubscriptionRow[]>;
}

const known = new WeakMap<CommerceTables, Rows>();

/** The renewal price is only needed for monthly roll-overs. */
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

// Rows are computed again when a price changes, so a cached value is never outdated.
const rising = new WeakMap<SubscriptionRow, boolean>();

/** Whether its price rises at the renewal. */
export function risesAtRenewal(tables: CommerceTables, row: SubscriptionRow): boolean {
  const before = rising.get(row);
  if (before !== undefined) return before;
  const { record } = row;
  const rises = hasPriceRise({ ...record, renewalUnitPrice: renewalPriceOf(tables, record) });
  rising.set(row, rises);
  return rises;
}

/** All rows ordered by id, which makes sorting lists fastest. */
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
 * The subscriptions that the viewer may see. Cached until one of them or the day changes: checking
 * 50,000 rows for every list would be too slow.
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
