import { toDecimal } from '../money';
import type { Customer } from './customer';

/** Maximum lengths of a customer's texts, in characters. */
export const CUSTOMER_TEXT_MAX = {
  name: 100,
  vatId: 30,
  contactName: 100,
  contactEmail: 254,
  contactPhone: 30,
} as const;

/** The form fields of a customer, as texts; '' for empty. */
export interface CustomerFields {
  /** Company name. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 country code. */
  readonly country: string;
  /** VAT number. */
  readonly vatId: string;
  /** Level in the reseller chain, a digit. */
  readonly level: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Id of the price list. */
  readonly priceListId: string;
  /** Credit limit in major units, as a decimal text; `?` if it cannot be parsed. */
  readonly creditLimit: string;
  /** Name of the contact person. */
  readonly contactName: string;
  /** E-mail of the contact person. */
  readonly contactEmail: string;
  /** Phone number of the contact person. */
  readonly contactPhone: string;
}

/** Name of a field in {@link CustomerFields}. */
export type CustomerField = keyof CustomerFields;

/** The parts of the customer form, with their fields. */
export const CUSTOMER_FORM_PARTS = {
  company: ['name', 'country', 'vatId', 'level'],
  billing: ['currency', 'priceListId', 'creditLimit'],
  contact: ['contactName', 'contactEmail', 'contactPhone'],
} as const satisfies Record<string, readonly CustomerField[]>;

/** One of {@link CUSTOMER_FORM_PARTS}. */
export type CustomerFormPart = keyof typeof CUSTOMER_FORM_PARTS;

const FIELDS: readonly CustomerField[] = Object.values(CUSTOMER_FORM_PARTS).flat();

/** The fields of an empty form. */
export const NOTHING_TYPED = {
  ...Object.fromEntries(FIELDS.map((name) => [name, ''])),
  level: '0',
} as Record<CustomerField, string> as CustomerFields;

/** The server's messages for single fields. */
export type CustomerFieldProblems = Readonly<Partial<Record<CustomerField, string>>>;

const BY_WIRE: Readonly<Record<string, CustomerField>> = {
  'contact.name': 'contactName',
  'contact.email': 'contactEmail',
  'contact.phone': 'contactPhone',
};

/** The form field for a field name on the wire (wire §4); null for none. */
export function customerFieldOf(wireName: string): CustomerField | null {
  const own = Object.hasOwn(BY_WIRE, wireName) ? (BY_WIRE[wireName] ?? null) : null;
  if (own) return own;
  return FIELDS.find((field) => field === wireName) ?? null;
}

/** The part of the form that contains a field. */
export function partOfField(field: CustomerField): CustomerFormPart {
  const parts = Object.keys(CUSTOMER_FORM_PARTS) as CustomerFormPart[];
  const has = (part: CustomerFormPart) =>
    (CUSTOMER_FORM_PARTS[part] as readonly CustomerField[]).includes(field);
  return parts.find(has) ?? 'company';
}

/** The form fields of a customer. */
export function fieldsOf(customer: Customer): CustomerFields {
  const { creditLimit = null, currency, contact } = customer;
  return {
    name: customer.name,
    country: customer.country,
    vatId: customer.vatId ?? '',
    level: String(customer.level),
    currency,
    priceListId: customer.priceListId ?? '',
    creditLimit: creditLimit === null ? '' : toDecimal({ amount: creditLimit, currency }),
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone ?? '',
  };
}

/** The changed fields of one part of a form. */
export function fieldsChanged(
  part: CustomerFormPart,
  before: CustomerFields,
  after: CustomerFields,
): readonly CustomerField[] {
  const names: readonly CustomerField[] = CUSTOMER_FORM_PARTS[part];
  return names.filter((name) => before[name].trim() !== after[name].trim());
}

/** Applies the user's own changes to the newest state; untouched fields keep the newest values. */
export function mergedFields(
  part: CustomerFormPart,
  seen: CustomerFields,
  newest: CustomerFields,
  own: CustomerFields,
): CustomerFields {
  const names = fieldsChanged(part, seen, own);
  return { ...newest, ...Object.fromEntries(names.map((name) => [name, own[name]])) };
}
