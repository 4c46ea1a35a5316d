import type { CartStep } from './cart-steps';
import type { QuoteIssue } from './quote';

/** Where an issue can be fixed. */
export interface IssueFix {
  /** The page. */
  readonly step: Extract<CartStep, 'selectClient' | 'cart'>;
  /** Id of the field on that page (`cartFieldId`); null for the page itself. */
  readonly fieldId: string | null;
}

/** Id of a line's field on the cart page; used as the hash of an address, and for focus. */
export function cartFieldId(lineId: string, field: string): string {
  return `line-${lineId}-${field}`;
}

const OF_CLIENT: readonly string[] = ['customerId', 'tenantId', 'targets'];

/**
 * Where to fix an issue, by the field that the server names (wire §3.3); null if it cannot be fixed
 * in the cart.
 */
export function fixOf({ field, lineId }: Pick<QuoteIssue, 'field' | 'lineId'>): IssueFix | null {
  if (field === null) return null;
  if (OF_CLIENT.includes(field)) return { step: 'selectClient', fieldId: null };
  return { step: 'cart', fieldId: lineId === null ? null : cartFieldId(lineId, field) };
}
