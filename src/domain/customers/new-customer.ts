import type { PriceList } from '../products/product';
import { CUSTOMER_FORM_PARTS, type CustomerFields, NOTHING_TYPED } from './customer-form';

/** The lowest level that can create resellers (wire §4). */
export const RESELLERS_FROM_LEVEL = 2;

/** Steps for creating a customer (commerce §5). */
export const NEW_CUSTOMER_STEPS = ['company', 'billing', 'contact', 'review'] as const;

/** One of {@link NEW_CUSTOMER_STEPS}. */
export type NewCustomerStep = (typeof NEW_CUSTOMER_STEPS)[number];

/** The draft of a new customer. */
export interface NewCustomerDraft extends CustomerFields {
  /** Idempotency key: sending the draft twice creates one customer. */
  readonly key: string;
  /** Whether the customer has accepted the vendors' agreement. */
  readonly acceptsAgreement: boolean;
}

/** The next or previous step; null at the ends. */
export function stepBeside(step: NewCustomerStep, by: 1 | -1): NewCustomerStep | null {
  return NEW_CUSTOMER_STEPS[NEW_CUSTOMER_STEPS.indexOf(step) + by] ?? null;
}

export function isDraftEmpty(draft: NewCustomerDraft): boolean {
  const fields = Object.values(CUSTOMER_FORM_PARTS).flat();
  return !draft.acceptsAgreement && fields.every((field) => draft[field] === NOTHING_TYPED[field]);
}

/** Applies changes to a draft. Changing the currency clears a price list of another currency. */
export function changedDraft(
  draft: NewCustomerDraft,
  changes: Partial<Omit<NewCustomerDraft, 'key'>>,
): NewCustomerDraft {
  const hasMoved = changes.currency !== undefined && changes.currency !== draft.currency;
  return { ...draft, ...(hasMoved && { priceListId: '' }), ...changes };
}

/**
 * The default price list for a currency: the only one, else the one that is not based on another
 * and has no markup or discount. Null if that is ambiguous.
 */
export function firstPriceList<
  List extends Pick<PriceList, 'currency' | 'markupBps' | 'basedOnId'>,
>(lists: readonly List[], currency: string): List | null {
  const offered = lists.filter((list) => list.currency === currency);
  const plain = offered.filter(({ markupBps, basedOnId }) => markupBps === 0 && !basedOnId);
  const [only, ...more] = offered.length === 1 ? offered : plain;
  return more.length === 0 ? (only ?? null) : null;
}
