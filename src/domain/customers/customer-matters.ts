import type { Statement } from '../billing/statement';
import type { Money } from '../money';
import type { Facet } from '../paging';
import type { Subscription } from '../subscriptions/subscription';
import type { CivilDate } from '../time/civil-date';

/** Something about a customer that needs attention, with the numbers for its sentence. */
export type CustomerMatter =
  | {
      readonly kind: 'waitingOrders' | 'failedOrders' | 'unassignedSeats';
      /** How many. */
      readonly count: number;
    }
  | (Money & {
      /** An amount to pay, due soon or overdue. */
      readonly kind: 'due' | 'overdue';
      /** The due date; the earliest if several are overdue. */
      readonly dueOn: CivilDate;
    });

/** Where each matter is shown: a tab of the customer, and the filter of its list. */
export const MATTER_PLACES = {
  waitingOrders: { tab: 'orders', filters: { state: ['awaitingApproval'] } },
  failedOrders: { tab: 'orders', filters: { state: ['failed', 'partlyCompleted'] } },
  unassignedSeats: { tab: 'subscriptions', filters: { view: ['unused'] } },
  due: { tab: 'statements', filters: { state: ['issued'] } },
  overdue: { tab: 'statements', filters: { state: ['overdue'] } },
} as const;

/** A customer's lists, as far as loaded. */
export interface MatterSources {
  readonly orders?: readonly Facet[] | undefined;
  /** Its subscriptions with unassigned seats. */
  readonly unused?: readonly Subscription[] | undefined;
  /** Its statements that are still to be paid. */
  readonly open?: readonly Statement[] | undefined;
}

function ordersIn(facets: readonly Facet[], states: readonly string[]): number {
  const values = facets.find(({ field }) => field === 'state')?.values ?? [];
  return values
    .filter(({ value }) => states.includes(value))
    .reduce((sum, { count }) => sum + count, 0);
}

/**
 * The amount to mention in each currency: everything overdue, or everything due on the next due
 * date.
 */
function debts(open: readonly Statement[], kind: 'due' | 'overdue'): readonly CustomerMatter[] {
  const state = kind === 'due' ? 'issued' : 'overdue';
  const found = new Map<string, { amount: number; dueOn: CivilDate }>();
  const sorted = open
    .filter((statement) => statement.state === state && statement.balance > 0)
    .flatMap(({ currency, balance, dueOn }) => (dueOn ? [{ currency, balance, dueOn }] : []))
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  for (const { currency, balance, dueOn } of sorted) {
    const first = found.get(currency);
    if (!first) found.set(currency, { amount: balance, dueOn });
    else if (kind === 'overdue' || first.dueOn === dueOn) first.amount += balance;
  }
  return [...found].map(([currency, { amount, dueOn }]) => ({ kind, currency, amount, dueOn }));
}

/** What needs attention at a customer, most urgent first (commerce §5). */
export function customerMatters({
  orders = [],
  unused = [],
  open = [],
}: MatterSources): readonly CustomerMatter[] {
  const seats = unused.reduce(
    (sum, { quantity, assigned }) => sum + quantity - (assigned ?? quantity),
    0,
  );
  const counts = [
    { kind: 'failedOrders', count: ordersIn(orders, MATTER_PLACES.failedOrders.filters.state) },
    { kind: 'waitingOrders', count: ordersIn(orders, MATTER_PLACES.waitingOrders.filters.state) },
    { kind: 'unassignedSeats', count: seats },
  ] as const;
  return [
    ...debts(open, 'overdue'),
    ...counts.filter(({ count }) => count > 0),
    ...debts(open, 'due'),
  ];
}
