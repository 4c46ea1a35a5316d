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
  const all: readonly CustomerField[] = Object.values(CUSTOMER_FORM_PARTS).flat();
  return all.find((field) => field === wireName) ?? null;
}

/** The part of the form that contains a field. */
export function partOfField(field: CustomerField): CustomerFormPart {
  const parts = Object.keys(CUSTOMER_FORM_PARTS) as CustomerFormPart[];
  const has = (part: CustomerFormPart) =>
    (CUSTOMER_FORM_PARTS[part] as readonly CustomerField[]).includes(field);
  return parts.find(has) ?? 'company';
}
