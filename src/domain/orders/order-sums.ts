import type { Order, OrderLine } from './order';

/** The charged part of an order, without lines that failed or were cancelled (commerce §3). */
export interface ChargedSums {
  /** Charged amount without tax, in minor units. */
  readonly charged: number;
  /** Sum of the lines that are not charged, in minor units. */
  readonly notCharged: number;
  /** Number of those lines. */
  readonly count: number;
}

/**
 * The charged part of an order; null if all of it is charged, or nothing because it was never
 * approved.
 */
export function chargedSums({
  state,
  net,
  lines,
}: Pick<Order, 'state' | 'net' | 'lines'>): ChargedSums | null {
  if (state === 'awaitingApproval' || state === 'rejected' || state === 'cancelled') return null;
  const lost = lines.filter((line) => line.state === 'failed' || line.state === 'cancelled');
  if (lost.length === 0) return null;
  const notCharged = lost.reduce((sum, line) => sum + line.net, 0);
  return { charged: net - notCharged, notCharged, count: lost.length };
}

/** The lines of an order that can be tried again. */
export const failedLines = ({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] =>
  lines.filter(({ state }) => state === 'failed');

/** The orders of one customer. */
export interface CustomerOrders extends Pick<Order, 'customerId' | 'customerName'> {
  /** The orders, one a vendor. */
  readonly orders: readonly Order[];
  /** First charge with tax of all of them, in minor units. */
  readonly total: number;
}

/** Groups the orders of a purchase, which have one currency, by customer. */
export function ordersByCustomer(orders: readonly Order[]): readonly CustomerOrders[] {
  const customers = new Map<string, Order[]>();
  for (const order of orders) {
    customers.set(order.customerId, [...(customers.get(order.customerId) ?? []), order]);
  }
  return [...customers.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { customerId, customerName } = first;
    const total = own.reduce((sum, order) => sum + order.total, 0);
    return { customerId, customerName, orders: own, total };
  });
}

/** How far the approved orders of a purchase are set up, in lines. */
export interface SetUpProgress {
  /** Lines that are set up. */
  readonly done: number;
  /** Lines that failed. */
  readonly failed: number;
  /** All lines. */
  readonly total: number;
}

/** How far the orders of a purchase are set up; null if all of them wait for approval. */
export function setUpProgress(orders: readonly Order[]): SetUpProgress | null {
  const lines = orders
    .filter(({ state }) => state !== 'awaitingApproval')
    .flatMap((order) => order.lines);
  if (lines.length === 0) return null;
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  return { done: count('done'), failed: count('failed'), total: lines.length };
}
