import { customerRules } from '../forms/customer';
import { validate } from '../forms/validate';
import type { PriceList } from '../products/product';
import { CUSTOMER_FORM_PARTS, type CustomerFields } from './customer-form';

/** The level from which on resellers are made (wire §4). */
export const RESELLERS_FROM_LEVEL = 2;

/** The four steps in which a customer is made (commerce §5). */
export const NEW_CUSTOMER_STEPS = ['company', 'billing', 'contact', 'review'] as const;

/** One of {@link NEW_CUSTOMER_STEPS}. */
export type NewCustomerStep = (typeof NEW_CUSTOMER_STEPS)[number];

/** A customer that is being written down, until it is made or discarded. */
export interface NewCustomerDraft extends CustomerFields {
  /** Made up once for it: sent twice, the customer is there once. */
  readonly key: string;
  /** Whether the customer has accepted the vendors' agreement. */
  readonly acceptsAgreement: boolean;
}

/** A draft with nothing in it. */
export const NOTHING_TYPED: CustomerFields = {
  name: '',
  country: '',
  vatId: '',
  level: '0',
  currency: '',
  priceListId: '',
  creditLimit: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
};

/** Whether a step is filled in as it should be. */
export function isStepFilled(step: NewCustomerStep, draft: CustomerFields): boolean {
  return step === 'review' || validate(customerRules(step), draft).valid;
}

/** Whether a step can be gone to: the ones before it are filled in. */
export function isStepOpen(step: NewCustomerStep, draft: CustomerFields): boolean {
  const before = NEW_CUSTOMER_STEPS.slice(0, NEW_CUSTOMER_STEPS.indexOf(step));
  return before.every((each) => isStepFilled(each, draft));
}

/** The step that an address names, or the first one that is to be filled in before it. */
export function openStep(asked: string | null, draft: CustomerFields): NewCustomerStep {
  const step = NEW_CUSTOMER_STEPS.find((each) => each === asked) ?? 'company';
  if (isStepOpen(step, draft)) return step;
  return NEW_CUSTOMER_STEPS.find((each) => !isStepFilled(each, draft)) ?? step;
}

/** The step before or after one; null at the ends. */
export function stepBeside(step: NewCustomerStep, by: 1 | -1): NewCustomerStep | null {
  return NEW_CUSTOMER_STEPS[NEW_CUSTOMER_STEPS.indexOf(step) + by] ?? null;
}

/** Whether anything was typed or chosen. */
export function isDraftEmpty(draft: NewCustomerDraft): boolean {
  const fields = Object.values(CUSTOMER_FORM_PARTS).flat();
  return !draft.acceptsAgreement && fields.every((field) => draft[field] === NOTHING_TYPED[field]);
}

/** A draft after a change. A price list of another currency is none that the customer can have. */
export function changedDraft(
  draft: NewCustomerDraft,
  changes: Partial<Omit<NewCustomerDraft, 'key'>>,
): NewCustomerDraft {
  const hasMoved = changes.currency !== undefined && changes.currency !== draft.currency;
  return { ...draft, ...(hasMoved && { priceListId: '' }), ...changes };
}

/**
 * The price list that is chosen with a currency: the only one in it, else the one that is not based on
 * another and neither adds to the list price nor takes off. Null where that would be a guess.
 */
export function firstPriceList<
  List extends Pick<PriceList, 'currency' | 'markupBps' | 'basedOnId'>,
>(lists: readonly List[], currency: string): List | null {
  const offered = lists.filter((list) => list.currency === currency);
  const plain = offered.filter(({ markupBps, basedOnId }) => markupBps === 0 && !basedOnId);
  const [only, ...more] = offered.length === 1 ? offered : plain;
  return more.length === 0 ? (only ?? null) : null;
}
