import type { Access } from '../access';
import type { Failure } from '../failure';
import { toDecimal } from '../money';
import type { PriceList } from '../products/product';
import type { Reading } from '../reading';
import type { Customer } from './customer';
import {
  CUSTOMER_FORM_PARTS,
  type CustomerField,
  type CustomerFieldProblems,
  type CustomerFields,
  type CustomerFormPart,
} from './customer-form';
import type { CustomerRefusal } from './customer-rules';

/** What of a customer is changed at once: a part of its form, or that it accepts the agreement. */
export type CustomerEditPart = CustomerFormPart | 'agreement';

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

/** The dialog in which a part of a customer is changed, while it is open. */
export interface CustomerEditState {
  /** What is changed. */
  readonly part: CustomerEditPart;
  /** The customer as the form began with it. */
  readonly seen: Customer;
  /** The customer as somebody else has left it meanwhile; null for unchanged. */
  readonly newest: Customer | null;
  /** The price lists of who sells to it; null for who may not see them. */
  readonly priceLists: Reading<readonly PriceList[]> | null;
  /** What the server said of single fields. */
  readonly problems: CustomerFieldProblems;
  /** While it is saved: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; what was typed stays. */
  readonly failure: Failure | null;
  /** Saves what one has changed. */
  readonly onSave: (fields: CustomerFields) => void;
  /** Gives up one's own changes, and goes on with the newest state. */
  readonly onTakeNewest: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** Changing what is known of a customer. */
export interface CustomerEditing {
  /** Whether a part can be changed, and why not. */
  readonly access: (part: CustomerEditPart) => Access<CustomerRefusal>;
  /** Opens the dialog. */
  readonly onEdit: (part: CustomerEditPart) => void;
  /** The dialog; null while it is closed. */
  readonly dialog: CustomerEditState | null;
}
