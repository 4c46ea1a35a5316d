import type { CartStep } from './cart-steps';
import type { QuoteIssue } from './quote';

/** Where an issue is mended. */
export interface IssueFix {
  /** The page. */
  readonly step: Extract<CartStep, 'selectClient' | 'cart'>;
  /** The id of the field on that page (`cartFieldId`); null for the page itself. */
  readonly fieldId: string | null;
}

/** The id of a line's field on the page of the cart: an address ends with it, and the focus goes there. */
export function cartFieldId(lineId: string, field: string): string {
  return `line-${lineId}-${field}`;
}

const OF_CLIENT: readonly string[] = ['customerId', 'tenantId', 'targets'];

/**
 * Where an issue is mended, by the field that the server names (wire §3.3); null where nothing can be
 * done about it in the cart.
 */
export function fixOf({ field, lineId }: Pick<QuoteIssue, 'field' | 'lineId'>): IssueFix | null {
  if (field === null) return null;
  if (OF_CLIENT.includes(field)) return { step: 'selectClient', fieldId: null };
  return { step: 'cart', fieldId: lineId === null ? null : cartFieldId(lineId, field) };
}
