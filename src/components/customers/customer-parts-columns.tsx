import type { Statement } from '../../domain/billing/statement';
import type { Order } from '../../domain/orders/order';
import { endsAtRenewal, isLive, type Subscription } from '../../domain/subscriptions/subscription';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate, formatCivilMonth } from '../../domain/time/civil-format';
import type { ListBadge, ListColumn } from '../ui/list/list-props';
import {
  type ListWords,
  type PartWords,
  statementBadge,
  subscriptionBadge,
} from './customer-words';

/** What the columns are written with. */
export interface PartColumns {
  /** The words of what belongs to a customer. */
  readonly t: PartWords;
  /** The words of the list. */
  readonly tList: ListWords;
  /** The reader's. */
  readonly locale: string;
}

/** "Renews", or "ends" the day before, as people read it (commerce §2.1). */
function renewalWords(subscription: Subscription, { t, locale }: PartColumns): string | null {
  const { renewsOn } = subscription;
  if (renewsOn === null || !isLive(subscription)) return null;
  return endsAtRenewal(subscription)
    ? t('endsOn', { date: formatCivilDate(lastDayOf(renewsOn), locale) })
    : t('renewsOn', { date: formatCivilDate(renewsOn, locale) });
}

/** What a customer has subscribed to. Keep the returned value stable. */
export function subscriptionColumns(
  words: PartColumns & { readonly seats: (assigned: number, quantity: number) => string },
): readonly ListColumn<Subscription>[] {
  const { t, tList, seats } = words;
  const badges = (row: Subscription): readonly ListBadge[] =>
    row.isTrial ? [{ label: t('trial'), tone: 'info' }] : [];
  return [
    {
      id: 'subscription',
      kind: 'name',
      header: t('columnSubscription'),
      sort: 'productName',
      hasDetail: true,
      value: (row) => ({
        text: row.friendlyName ?? row.productName,
        detail:
          row.friendlyName === null ? row.vendorName : `${row.productName} · ${row.vendorName}`,
        badges: badges(row),
      }),
    },
    {
      id: 'state',
      kind: 'badge',
      header: tList('columnState'),
      sort: 'state',
      value: ({ state }) => subscriptionBadge(state, t),
    },
    {
      id: 'seats',
      kind: 'number',
      header: t('columnSeats'),
      sort: '-quantity',
      share: 12,
      summary: 'headed',
      value: ({ assigned, quantity }) => (assigned === null ? quantity : seats(assigned, quantity)),
    },
    {
      id: 'recurring',
      kind: 'money',
      header: tList('columnRecurring'),
      share: 18,
      summary: 'headed',
      value: ({ recurringPerMonth: amount, currency }) => ({ amount, currency }),
      sum: 'recurringPerMonth',
    },
    {
      id: 'renewal',
      kind: 'text',
      header: t('columnRenewal'),
      sort: 'renewsOn',
      share: 22,
      value: (row) => renewalWords(row, words),
    },
  ];
}

/** What was ordered for a customer. Keep the returned value stable. */
export function orderColumns(
  { t, tList }: PartColumns,
  stateBadge: (state: string) => ListBadge | null,
): readonly ListColumn<Order>[] {
  return [
    {
      id: 'order',
      kind: 'name',
      header: t('columnOrder'),
      sort: '-number',
      hasDetail: true,
      value: ({ number, lines }) => ({
        text: number,
        detail: [...new Set(lines.map(({ productName }) => productName))].join(', '),
      }),
    },
    {
      id: 'state',
      kind: 'badge',
      header: tList('columnState'),
      sort: 'state',
      share: 20,
      value: ({ state }) => stateBadge(state),
    },
    {
      id: 'placed',
      kind: 'time',
      header: t('columnPlaced'),
      sort: '-createdAt',
      summary: 'headed',
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'total',
      kind: 'money',
      header: t('columnTotal'),
      sort: '-total',
      summary: 'headed',
      value: ({ total: amount, currency }) => ({ amount, currency }),
      sum: 'total',
    },
  ];
}

/** What a customer was billed. Keep the returned value stable. */
export function statementColumns({
  t,
  tList,
  locale,
}: PartColumns): readonly ListColumn<Statement>[] {
  return [
    {
      id: 'statement',
      kind: 'name',
      header: t('columnStatement'),
      sort: '-period',
      hasDetail: true,
      value: ({ number, period }) => ({
        text: formatCivilMonth(period, locale),
        detail: number ?? undefined,
      }),
    },
    {
      id: 'state',
      kind: 'badge',
      header: tList('columnState'),
      sort: 'state',
      value: ({ state }) => statementBadge(state, t),
    },
    {
      id: 'due',
      kind: 'day',
      header: t('columnDue'),
      sort: 'dueOn',
      summary: 'headed',
      value: ({ dueOn }) => dueOn,
    },
    {
      id: 'total',
      kind: 'money',
      header: t('columnTotal'),
      sort: '-total',
      summary: 'headed',
      value: ({ total: amount, currency }) => ({ amount, currency }),
      sum: 'total',
    },
    {
      id: 'balance',
      kind: 'money',
      header: tList('columnBalance'),
      sort: '-balance',
      summary: 'headed',
      value: ({ balance: amount, currency }) => ({ amount, currency }),
      sum: 'balance',
    },
  ];
}
