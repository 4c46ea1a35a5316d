/** Longest texts of a customer, in characters. */
export const CUSTOMER_TEXT_MAX = {
  name: 100,
  vatId: 30,
  contactName: 100,
  contactEmail: 254,
  contactPhone: 30,
} as const;

/** What is typed and chosen of a customer, as texts; '' for nothing. */
export interface CustomerFields {
  /** What it is called. */
  readonly name: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
  /** Its VAT number. */
  readonly vatId: string;
  /** Its level in the reseller chain, a digit. */
  readonly level: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Id of the price list that it buys by. */
  readonly priceListId: string;
  /** What it may owe at most, in major units: a decimal text, or `?` for what cannot be read. */
  readonly creditLimit: string;
  /** Name of whom to speak to. */
  readonly contactName: string;
  /** Their e-mail. */
  readonly contactEmail: string;
  /** Their phone number. */
  readonly contactPhone: string;
}

/** One of {@link CustomerFields}. */
export type CustomerField = keyof CustomerFields;

/** The parts that a customer is written down in, and the fields of each. */
export const CUSTOMER_FORM_PARTS = {
  company: ['name', 'country', 'vatId', 'level'],
  billing: ['currency', 'priceListId', 'creditLimit'],
  contact: ['contactName', 'contactEmail', 'contactPhone'],
} as const satisfies Record<string, readonly CustomerField[]>;

/** One of {@link CUSTOMER_FORM_PARTS}. */
export type CustomerFormPart = keyof typeof CUSTOMER_FORM_PARTS;

/** What the server said of single fields, in its own words. */
export type CustomerFieldProblems = Readonly<Partial<Record<CustomerField, string>>>;

const BY_WIRE: Readonly<Record<string, CustomerField>> = {
  'contact.name': 'contactName',
  'contact.email': 'contactEmail',
  'contact.phone': 'contactPhone',
};

/** The field of a form that the wire calls so (wire §4); null for none. */
export function customerFieldOf(wireName: string): CustomerField | null {
  const own = Object.hasOwn(BY_WIRE, wireName) ? (BY_WIRE[wireName] ?? null) : null;
  if (own) return own;
  const all: readonly CustomerField[] = Object.values(CUSTOMER_FORM_PARTS).flat();
  return all.find((field) => field === wireName) ?? null;
}

/** The part of the form that a field is in. */
export function partOfField(field: CustomerField): CustomerFormPart {
  const parts = Object.keys(CUSTOMER_FORM_PARTS) as CustomerFormPart[];
  const has = (part: CustomerFormPart) =>
    (CUSTOMER_FORM_PARTS[part] as readonly CustomerField[]).includes(field);
  return parts.find(has) ?? 'company';
}
