import * as v from 'valibot';
import { CUSTOMER_TEXT_MAX, type CustomerFormPart } from '../customers/customer-form';
import { parsePrice } from '../products/typed-price';
import { SIMPLE_EMAIL } from '../text/email-pattern';

const limited = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));
const required = (message: string, max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(max, 'tooLong'));

/** Rules of who a customer is (wire §4). Issues are message codes of the customers' room. */
const companyRules = /* @__PURE__ */ (() =>
  v.object({
    name: required('nameRequired', CUSTOMER_TEXT_MAX.name),
    country: v.pipe(v.string(), v.nonEmpty('countryRequired')),
    vatId: limited(CUSTOMER_TEXT_MAX.vatId),
    level: v.string(),
  }))();

/** Rules of what a customer pays in, by which prices, and how much it may owe. */
const billingRules = /* @__PURE__ */ (() =>
  v.lazy((typed) => {
    const { currency = '' } = typed as { readonly currency?: string };
    return v.object({
      currency: v.pipe(v.string(), v.nonEmpty('currencyRequired')),
      priceListId: v.string(),
      creditLimit: v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (text) => text === '' || parsePrice(text, currency).problem === undefined,
          'amount',
        ),
      ),
    });
  }))();

/** Rules of whom to speak to. */
const contactRules = /* @__PURE__ */ (() =>
  v.object({
    contactName: required('contactNameRequired', CUSTOMER_TEXT_MAX.contactName),
    contactEmail: v.pipe(
      required('contactEmailRequired', CUSTOMER_TEXT_MAX.contactEmail),
      v.regex(SIMPLE_EMAIL, 'contactEmailFormat'),
    ),
    contactPhone: limited(CUSTOMER_TEXT_MAX.contactPhone),
  }))();

/** The rules of each part of a customer's form. */
export const CUSTOMER_RULES: Readonly<Record<CustomerFormPart, v.GenericSchema<unknown, object>>> =
  { company: companyRules, billing: billingRules, contact: contactRules };
