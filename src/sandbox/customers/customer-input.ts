import { CUSTOMER_TEXT_MAX } from '../../domain/customers/customer-form';
import { CURRENCIES, DIGITS } from '../../domain/money';
import { SIMPLE_EMAIL } from '../../domain/text/email-pattern';
import { TOO_LARGE } from '../commerce/exact';
import type { FieldError } from '../commerce/refusals';
import type { CompanyRecord } from '../db/commerce-records';
import { emailOf } from '../db/users-table';
import { type Fields, malformed, textOf } from '../http/input';

/** The editable fields of a customer (wire §4). */
export interface CustomerInput
  extends Pick<
    CompanyRecord,
    'name' | 'country' | 'vatId' | 'priceListId' | 'creditLimit' | 'contact'
  > {
  readonly acceptAgreement: boolean;
}

/** Maximum lengths, in characters. */
const LONGEST = {
  name: CUSTOMER_TEXT_MAX.name,
  vatId: CUSTOMER_TEXT_MAX.vatId,
  'contact.name': CUSTOMER_TEXT_MAX.contactName,
  'contact.email': CUSTOMER_TEXT_MAX.contactEmail,
  'contact.phone': CUSTOMER_TEXT_MAX.contactPhone,
} as const;

/** Required fields, the price list included (commerce §2.2). */
const REQUIRED: readonly string[] = [
  ...['name', 'country', 'priceListId', 'contact.name', 'contact.email'],
];

const optional = (fields: Fields, name: string) => textOf(fields, name).trim() || null;

function readContact({ contact }: Fields): CustomerInput['contact'] {
  if (typeof contact !== 'object' || contact === null || Array.isArray(contact)) {
    throw malformed('contact must be an object.');
  }
  const fields = contact as Fields;
  const [name, email] = [textOf(fields, 'name').trim(), emailOf(textOf(fields, 'email'))];
  return { name, email, phone: optional(fields, 'phone') };
}

function readFlag({ acceptAgreement }: Fields): boolean {
  if (typeof acceptAgreement !== 'boolean')
    throw malformed('acceptAgreement must be true or false.');
  return acceptAgreement;
}

/** Anything but a number is not a whole number either. */
function readLimit({ creditLimit }: Fields): number | null {
  if (creditLimit === null) return null;
  return typeof creditLimit === 'number' ? creditLimit : Number.NaN;
}

/**
 * Reads a customer's fields from a body; omitted ones are left out.
 *
 * @throws Problem 400 for unreadable values
 */
export function readCustomerInput(fields: Fields): Partial<CustomerInput> {
  const has = (name: string) => Object.hasOwn(fields, name);
  return {
    ...(has('name') && { name: textOf(fields, 'name').trim() }),
    ...(has('country') && { country: textOf(fields, 'country') }),
    ...(has('vatId') && { vatId: optional(fields, 'vatId') }),
    ...(has('priceListId') && { priceListId: textOf(fields, 'priceListId').trim() }),
    ...(has('creditLimit') && { creditLimit: readLimit(fields) }),
    ...(has('contact') && { contact: readContact(fields) }),
    ...(has('acceptAgreement') && { acceptAgreement: readFlag(fields) }),
  };
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a text is a country code. */
function isCountry(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && regions.of(text) !== undefined;
}

/** All validation errors of the input. */
export function customerErrors(input: Partial<CustomerInput>): readonly FieldError[] {
  const errors: FieldError[] = [];
  const { name, country, vatId, priceListId, creditLimit, contact } = input;
  const texts: Readonly<Record<string, string | null | undefined>> = {
    name,
    country,
    vatId,
    priceListId,
    'contact.name': contact?.name,
    'contact.email': contact?.email,
    'contact.phone': contact?.phone,
  };
  for (const [field, text] of Object.entries(texts)) {
    const longest = LONGEST[field as keyof typeof LONGEST] ?? Number.POSITIVE_INFINITY;
    if (text === '' && REQUIRED.includes(field)) {
      errors.push({ field, code: 'required', message: `${field} is required.` });
    } else if ((text?.length ?? 0) > longest) {
      const message = `${field} has at most ${longest} characters.`;
      errors.push({ field, code: 'too_long', message });
    }
  }
  if (country && !isCountry(country)) {
    errors.push({ field: 'country', code: 'unknown_value', message: 'There is no such country.' });
  }
  if (contact?.email && !SIMPLE_EMAIL.test(contact.email)) {
    const message = 'This is not an e-mail.';
    errors.push({ field: 'contact.email', code: 'not_an_email', message });
  }
  if (creditLimit != null && (!Number.isInteger(creditLimit) || creditLimit < 0)) {
    const message = 'The credit limit must be a whole number of minor units, 0 or more.';
    errors.push({ field: 'creditLimit', code: 'not_integer', message });
  } else if (creditLimit != null && !Number.isSafeInteger(creditLimit)) {
    errors.push({ field: 'creditLimit', code: 'too_large', message: TOO_LARGE });
  }
  return errors;
}

/** Whether a text is a known currency code. */
export function isCurrency(text: string): boolean {
  return CURRENCIES.includes(text) || Object.hasOwn(DIGITS, text);
}
