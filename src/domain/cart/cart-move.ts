import type { Order } from '../orders/order';
import type { Cart, CartTarget, CartTargetChoice } from './cart';

/** A customer of the cart, by the names shown to users. */
export type NamedTarget = Omit<CartTarget, 'id'>;

/** The question before the lines of a cart are bought for other customers (workday §4). */
export interface CartMove {
  /** Number of lines affected. */
  readonly lineCount: number;
  /** Customers who are removed. */
  readonly from: readonly NamedTarget[];
  /** Customers who are added. */
  readonly to: readonly NamedTarget[];
}

const isSame = (one: CartTargetChoice, other: CartTargetChoice): boolean =>
  one.customerId === other.customerId && one.tenantId === other.tenantId;

/** The entries of one list that are missing in another. */
function missingIn<T extends CartTargetChoice>(some: readonly T[], others: readonly NamedTarget[]) {
  return some.filter((each) => !others.some((other) => isSame(each, other)));
}

/**
 * The question before the cart's customers change; null while the cart has no lines or no
 * customers, since nothing is lost then.
 */
export function cartMove(
  { lines, targets }: Pick<Cart, 'lines' | 'targets'>,
  requested: readonly NamedTarget[],
): CartMove | null {
  if (lines.length === 0 || targets.length === 0) return null;
  const from = missingIn(targets, requested);
  const to = missingIn(requested, targets);
  return from.length + to.length > 0 ? { lineCount: lines.length, from, to } : null;
}

/** Names of one side; with the tenant's domain for a customer that is on both sides. */
export function moveNames({ from, to }: CartMove, side: 'from' | 'to'): readonly string[] {
  const [own, other] = side === 'from' ? [from, to] : [to, from];
  return own.map(({ customerId, customerName, domain }) => {
    const isBoth = [...other, ...own].filter((each) => each.customerId === customerId).length > 1;
    return isBoth && domain !== null ? `${customerName} (${domain})` : customerName;
  });
}

/** The question before an order's lines are added to a cart that is not empty (workday §4). */
export interface BuyAgainQuestion {
  /** Number of lines in the cart. */
  readonly lineCount: number;
  /** Names of the cart's customers; empty if none are chosen. */
  readonly customers: readonly string[];
  /** Customer of the order. */
  readonly customerName: string;
  /** Whether the cart is for that customer alone, so that the lines can be added. */
  readonly canAdd: boolean;
}

/** The question before an order is bought again; null for a cart without lines. */
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
