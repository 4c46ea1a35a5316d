import type { Order } from '../orders/order';
import type { Cart, CartTarget, CartTargetChoice } from './cart';

/** Somebody whom a cart is for, by the names that a user knows them by. */
export type NamedTarget = Omit<CartTarget, 'id'>;

/** What is asked before the lines of a cart are bought for others than until now (workday §4). */
export interface CartMove {
  /** How many lines that is about. */
  readonly lineCount: number;
  /** Those for whom they are bought no more. */
  readonly from: readonly NamedTarget[];
  /** Those for whom they are bought from then on, and were not before. */
  readonly to: readonly NamedTarget[];
}

const isSame = (one: CartTargetChoice, other: CartTargetChoice): boolean =>
  one.customerId === other.customerId && one.tenantId === other.tenantId;

/** Those of some who are not among others. */
function missingIn<T extends CartTargetChoice>(some: readonly T[], others: readonly NamedTarget[]) {
  return some.filter((each) => !others.some((other) => isSame(each, other)));
}

/**
 * What has to be asked before a cart is for others: nothing while it holds no lines, or while nobody was
 * chosen, as nobody loses anything then.
 */
export function cartMove(
  { lines, targets }: Pick<Cart, 'lines' | 'targets'>,
  wanted: readonly NamedTarget[],
): CartMove | null {
  if (lines.length === 0 || targets.length === 0) return null;
  const from = missingIn(targets, wanted);
  const to = missingIn(wanted, targets);
  return from.length + to.length > 0 ? { lineCount: lines.length, from, to } : null;
}

/** The names of some; of a customer who is on both sides of a move also the tenant's domain. */
export function moveNames({ from, to }: CartMove, side: 'from' | 'to'): readonly string[] {
  const [own, other] = side === 'from' ? [from, to] : [to, from];
  return own.map(({ customerId, customerName, domain }) => {
    const isBoth = [...other, ...own].filter((each) => each.customerId === customerId).length > 1;
    return isBoth && domain !== null ? `${customerName} (${domain})` : customerName;
  });
}

/** What is asked before an order's lines are put into a cart that holds others (workday §4). */
export interface BuyAgainQuestion {
  /** How many lines the cart holds. */
  readonly lineCount: number;
  /** Whom they are for; nobody when nobody is chosen. */
  readonly customers: readonly string[];
  /** The customer of the order. */
  readonly customerName: string;
  /** Whether the cart is for that customer alone, so that the order's lines can be added to it. */
  readonly canAdd: boolean;
}

/** What has to be asked before an order is bought again; null for a cart without lines. */
export function buyAgainQuestion(
  { lines, targets }: Pick<Cart, 'lines' | 'targets'>,
  order: Pick<Order, 'customerId' | 'tenantId' | 'customerName'>,
): BuyAgainQuestion | null {
  if (lines.length === 0) return null;
  const [target, ...more] = targets;
  return {
    lineCount: lines.length,
    customers: targets.map(({ customerName }) => customerName),
    customerName: order.customerName,
    canAdd: target !== undefined && more.length === 0 && isSame(target, order),
  };
}
