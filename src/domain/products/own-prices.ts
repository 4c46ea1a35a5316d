import type { Customer } from '../customers/customer';
import type { PriceList } from './product';

/** The list that another one is based on. */
export interface PriceListBase {
  /** What it is called. */
  readonly name: string;
  /** Its id. */
  readonly id: string;
}

/** Longest name of a price list, in characters. */
export const PRICE_LIST_NAME_MAX = 64;

/** A name that a price list may have. A server counts UTF-16 units, of which no letter is cut in two. */
export function priceListName(text: string): string {
  let name = '';
  for (const letter of text.trim()) {
    if (name.length + letter.length > PRICE_LIST_NAME_MAX) break;
    name += letter;
  }
  return name.trim();
}

/**
 * Whether a customer can get prices of its own: by who sells by its list, and not once it has them. A
 * server that does not say who uses a list makes none either.
 */
export function canHaveOwnPrices(
  seller: { readonly customerId: string },
  customer: Pick<Customer, 'parentId' | 'state'>,
  { ownerId, basedOnId, customersTotal }: PriceList,
): boolean {
  if (customersTotal === undefined || customer.state === 'closed') return false;
  if (ownerId !== seller.customerId || customer.parentId !== seller.customerId) return false;
  return !(basedOnId && customersTotal === 1);
}
