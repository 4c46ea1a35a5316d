import * as v from 'valibot';
import type { CustomerFields } from '../customers/customer-form';
import { CUSTOMER_TEXT_MAX, type CustomerFormPart } from '../customers/customer-form';
import type { NewCustomerStep } from '../customers/new-customer';
import { NEW_CUSTOMER_STEPS } from '../customers/new-customer';
import { fromDecimal, toDecimal } from '../money';
import { addressOf } from '../text/addresses';
import { SIMPLE_EMAIL } from '../text/email-pattern';
import { withoutMarks } from '../text/invisible';
import { readAmount } from '../text/typed-amount';
import { validate } from '../validate';

const limited = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));
const required = (message: string, max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(max, 'tooLong'));

/** Rules of the company part (wire §4). Issues are message codes of the customers' room. */
const companyRules = (() =>
  v.object({
    name: required('nameRequired', CUSTOMER_TEXT_MAX.name),
    country: v.pipe(v.string(), v.nonEmpty('countryRequired')),
    vatId: limited(CUSTOMER_TEXT_MAX.vatId),
    level: v.string(),
  }))();

/** Rules of the billing part. Amounts are typed in the page's language and become decimal texts. */
const billingRules = (locale: string | undefined) =>
  v.lazy((typed) => {
    const { currency = '' } = typed as { readonly currency?: string };
    const read = (text: string) =>
      locale === undefined
        ? fromDecimal(text, currency)
        : (readAmount(text, currency, locale).amount ?? null);
    return v.object({
      currency: v.pipe(v.string(), v.nonEmpty('currencyRequired')),
      priceListId: v.string(),
      creditLimit: v.pipe(
        v.string(),
        v.transform((text) => withoutMarks(text).trim()),
        v.check((text) => text === '' || (read(text) ?? -1) >= 0, 'amount'),
        v.transform((text) => {
          const amount = read(text);
          return amount === null ? '' : toDecimal({ amount, currency });
        }),
      ),
    });
  });

/** Rules of the contact part. */
const contactRules = (() =>
  v.object({
    contactName: required('contactNameRequired', CUSTOMER_TEXT_MAX.contactName),
    contactEmail: v.pipe(
      v.string(),
      v.transform(addressOf),
      required('contactEmailRequired', CUSTOMER_TEXT_MAX.contactEmail),
      v.regex(SIMPLE_EMAIL, 'contactEmailFormat'),
    ),
    contactPhone: limited(CUSTOMER_TEXT_MAX.contactPhone),
  }))();

/**
 * The rules of a part of the customer form.
 *
 * @param locale - language of the page. @default the values are stored ones: amounts are decimal
 * texts
 */
export function customerRules(
  part: CustomerFormPart,
  locale?: string,
): v.GenericSchema<unknown, object> {
  if (part === 'company') return companyRules;
  return part === 'billing' ? billingRules(locale) : contactRules;
}

/** Whether a step is filled in correctly. */
export function isStepFilled(step: NewCustomerStep, draft: CustomerFields): boolean {
  return step === 'review' || validate(customerRules(step), draft).valid;
}

/** Whether a step can be opened: all steps before it are filled in. */
export function isStepOpen(step: NewCustomerStep, draft: CustomerFields): boolean {
  const before = NEW_CUSTOMER_STEPS.slice(0, NEW_CUSTOMER_STEPS.indexOf(step));
  return before.every((each) => isStepFilled(each, draft));
}

/** The step in an address, or the first unfinished one before it. */
export function openStep(requested: string | null, draft: CustomerFields): NewCustomerStep {
  const step = NEW_CUSTOMER_STEPS.find((each) => each === requested) ?? 'company';
  if (isStepOpen(step, draft)) return step;
  return NEW_CUSTOMER_STEPS.find((each) => !isStepFilled(each, draft)) ?? step;
}
