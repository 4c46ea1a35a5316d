import { millisecondsInDay } from 'date-fns/constants';
import { CART_DAYS, type CartTarget } from './cart';

/** Maximum number of parked carts of a user (workday §4). */
export const PARKED_CARTS_MAX = 10;
/** Maximum length of a parked cart's name, in characters. */
export const PARKED_NAME_MAX = 100;

/** A cart set aside by its user (workday §4). */
export interface ParkedCart {
  /** Id of the cart; unchanged when it is restored. */
  readonly id: string;
  /** Name given by the user; null for none. */
  readonly name: string | null;
  /** Its customers. */
  readonly targets: readonly CartTarget[];
  /** Number of lines. */
  readonly lineCount: number;
  /** Time it was parked; null if unknown. */
  readonly parkedAt: Date | null;
}

/** Whether a parked cart has expired, counted from when it was parked. */
export function isParkedExpired({ parkedAt }: Pick<ParkedCart, 'parkedAt'>, now: number): boolean {
  return parkedAt !== null && now >= parkedAt.getTime() + CART_DAYS * millisecondsInDay;
}
