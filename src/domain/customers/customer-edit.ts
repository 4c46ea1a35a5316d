import { toDecimal } from '../money';
import type { Customer } from './customer';
import {
  CUSTOMER_FORM_PARTS,
  type CustomerField,
  type CustomerFields,
  type CustomerFormPart,
} from './customer-form';

/** A customer as its form has it. */
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

/** The fields of a part that differ between two states of a form. */
export function fieldsChanged(
  part: CustomerFormPart,
  before: CustomerFields,
  after: CustomerFields,
): readonly CustomerField[] {
  const names: readonly CustomerField[] = CUSTOMER_FORM_PARTS[part];
  return names.filter((name) => before[name].trim() !== after[name].trim());
}

/**
 * One's own changes on top of the newest state: what one did not touch is as somebody else left it.
 */
export function mergedFields(
  part: CustomerFormPart,
  seen: CustomerFields,
  newest: CustomerFields,
  own: CustomerFields,
): CustomerFields {
  const names = fieldsChanged(part, seen, own);
  return { ...newest, ...Object.fromEntries(names.map((name) => [name, own[name]])) };
}
