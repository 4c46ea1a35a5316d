import type { Customer } from '../customers/customer';
import type { PriceList } from './product';

/** The price list that another one is based on. */
export interface PriceListBase {
  /** Name of the list. */
  readonly name: string;
  /** Id of the list. */
  readonly id: string;
}

/** Maximum length of a price list's name, in characters. */
export const PRICE_LIST_NAME_MAX = 64;

/**
 * Cuts a name to the allowed length in UTF-16 units, as servers count, without splitting a
 * character.
 */
export function priceListName(text: string): string {
  let name = '';
  for (const letter of text.trim()) {
    if (name.length + letter.length > PRICE_LIST_NAME_MAX) break;
    name += letter;
  }
  return name.trim();
}

/**
 * Whether a customer can get prices of its own: only from the company that sells to it, by its own
 * list, and only once. Also false if the server does not say which customers use a list.
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
