import type { Links } from '../../contracts/links';
import type { Order } from '../../domain/orders/order';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type {
  sharedOrdersMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { renewalDay, renewalWords, subscriptionBadge } from '../shared/subscription-words';
import type { ListBadge, ListColumn } from '../ui/list/list-props';
import type { FactWords } from './customer-words';

export interface PartColumns {
  readonly tFacts: FactWords;
  readonly locale: string;
}

interface SubscriptionColumns extends PartColumns {
  readonly tStates: Translate<(typeof sharedSubscriptionStatesMessages)['messages']>;
  readonly seats: (assigned: number, quantity: number) => string;
  readonly links: Links;
}

interface OrderColumns extends PartColumns {
  readonly tColumns: Translate<(typeof sharedOrdersMessages)['messages']>;
  readonly links: Links;
}

/** Columns of a customer's subscriptions. Keep the returned value stable. */
export function subscriptionColumns(
  words: SubscriptionColumns,
): readonly ListColumn<Subscription>[] {
  const { tFacts, tStates, seats, locale, links } = words;
  const badges = (row: Subscription): readonly ListBadge[] =>
    row.isTrial ? [{ label: tStates('trial'), tone: 'info' }] : [];
  return [
    {
      id: 'subscription',
      kind: 'name',
      header: tFacts('columnSubscription'),
      sort: 'productName',
      hasDetail: true,
      value: (row) => ({
        text: row.friendlyName ?? row.productName,
        detail:
          row.friendlyName === null ? row.vendorName : `${row.productName} · ${row.vendorName}`,
        badges: badges(row),
        href: links.subscription?.(row.id),
      }),
    },
    {
      id: 'state',
      kind: 'badge',
      header: tFacts('columnState'),
      sort: 'state',
      value: ({ state }) => subscriptionBadge(state, tStates),
    },
    {
      id: 'seats',
      kind: 'number',
      header: tFacts('columnSeats'),
      sort: '-quantity',
      share: 12,
      summary: 'headed',
      value: ({ assigned, quantity }) => (assigned === null ? quantity : seats(assigned, quantity)),
    },
    {
      id: 'recurring',
      kind: 'money',
      header: tFacts('columnRecurring'),
      share: 18,
      summary: 'headed',
      value: ({ recurringPerMonth: amount, currency }) => ({ amount, currency }),
      sum: 'recurringPerMonth',
    },
    {
      id: 'renewal',
      kind: 'text',
      header: tFacts('columnRenewal'),
      sort: 'renewsOn',
      share: 22,
      value: (row) => renewalWords(row, tStates, locale),
      day: renewalDay,
    },
  ];
}

/** Columns of a customer's orders. Keep the returned value stable. */
export function orderColumns(
  { tFacts, tColumns, links }: OrderColumns,
  stateBadge: (state: string) => ListBadge | string,
): readonly ListColumn<Order>[] {
  return [
    {
      id: 'order',
      kind: 'name',
      header: tColumns('columnOrder'),
      sort: '-number',
      hasDetail: true,
      value: ({ id, number, lines }) => ({
        text: number,
        href: links.order?.(id),
        detail: [...new Set(lines.map(({ productName }) => productName))].join(', '),
      }),
    },
    {
      id: 'state',
      kind: 'badge',
      header: tFacts('columnState'),
      sort: 'state',
      share: 20,
      value: ({ state }) => stateBadge(state),
    },
    {
      id: 'placed',
      kind: 'time',
      header: tColumns('columnPlaced'),
      sort: '-createdAt',
      summary: 'headed',
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'total',
      kind: 'money',
      header: tFacts('columnTotal'),
      sort: '-total',
      summary: 'headed',
      value: ({ total: amount, currency }) => ({ amount, currency }),
      sum: 'total',
    },
  ];
}
