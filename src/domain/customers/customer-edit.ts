import { toDecimal } from '../money';
import type { Customer } from './customer';
import {
  CUSTOMER_FORM_PARTS,
  type CustomerField,
  type CustomerFields,
  type CustomerFormPart,
} from './customer-form';

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
