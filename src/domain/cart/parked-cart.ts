import { millisecondsInDay } from 'date-fns/constants';
import { CART_DAYS, type CartTarget } from './cart';

/** Carts that a user can have put aside at most (workday §4). */
export const PARKED_CARTS_MAX = 10;
/** Longest name of a cart that is put aside. */
export const PARKED_NAME_MAX = 100;

/** A cart that its user has put aside (workday §4). */
export interface ParkedCart {
  /** The id of the cart, which it keeps when it is taken back. */
  readonly id: string;
  /** What its user calls it; null for nothing. */
  readonly name: string | null;
  /** Whom it is for. */
  readonly targets: readonly CartTarget[];
  /** How many lines are in it. */
  readonly lineCount: number;
  /** When it was put aside; null for an unknown time. */
  readonly parkedAt: Date | null;
}

/** Whether nobody has touched a cart for so long that it has expired, also beside the present one. */
export function isParkedExpired({ parkedAt }: Pick<ParkedCart, 'parkedAt'>, now: number): boolean {
  return parkedAt !== null && now >= parkedAt.getTime() + CART_DAYS * millisecondsInDay;
}
