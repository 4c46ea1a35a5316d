import { useState } from 'react';
import { type CustomerChoice, updateCustomer } from '../../api/calls/customers';
import type { ApiClient } from '../../api/client';
import { customerConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { CustomerEditing, CustomerEditPart } from '../../contracts/customers';
import { type Access, refused } from '../../domain/access';
import type { Customer } from '../../domain/customers/customer';
import type {
  CustomerField,
  CustomerFieldProblems,
  CustomerFields,
} from '../../domain/customers/customer-form';
import { fieldsChanged, fieldsOf, mergedFields } from '../../domain/customers/customer-form';
import { type CustomerRefusal, canActOnCustomer } from '../../domain/customers/customer-rules';
import type { CurrentUser } from '../../domain/users/user';
import { customerKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';
import { choiceOf } from './customer-choice';
import { customerProblemsOf } from './customer-problems';
import { useSellerPriceLists } from './useSellerPriceLists';

interface Open {
  readonly part: CustomerEditPart;
  readonly seen: Customer;
  readonly newest: Customer | null;
  readonly problems: CustomerFieldProblems;
}

interface EditInput {
  readonly id: string;
  readonly revision: number;
  readonly changes: Partial<CustomerChoice>;
}

/** The server's response to a change. Refusals without a field are failures. */
type EditAnswer =
  | { readonly status: 'saved'; readonly customer: Customer }
  | { readonly status: 'changed'; readonly customer: Customer }
  | { readonly status: 'refused'; readonly problems: CustomerFieldProblems };

async function send(client: ApiClient, input: EditInput): Promise<EditAnswer> {
  try {
    return { status: 'saved', customer: await updateCustomer(client, input) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const newest = error.status === 409 ? customerConflictOf(error) : null;
    if (newest) return { status: 'changed', customer: newest };
    const problems = customerProblemsOf(error);
    if (problems) return { status: 'refused', problems };
    throw error;
  }
}

const WIRE: Readonly<Partial<Record<CustomerField, keyof CustomerChoice>>> = {
  contactName: 'contact',
  contactEmail: 'contact',
  contactPhone: 'contact',
};

/** The request body with the changed fields; the contact is sent as a whole. */
function sentOf(names: readonly CustomerField[], fields: CustomerFields): Partial<CustomerChoice> {
  const choice = choiceOf(fields);
  const keys = names.map((name) => WIRE[name] ?? (name as keyof typeof choice));
  return Object.fromEntries(keys.map((key) => [key, choice[key as keyof typeof choice]]));
}

const NO_PROBLEMS: CustomerFieldProblems = {};

/**
 * Edits a customer, one part at a time (wire §4). Only changed fields are sent; a concurrent change
 * is shown first, and the own change is offered again.
 */
export function useCustomerEdit(
  customer: Customer | null,
  viewer: CurrentUser | null,
  onSaved?: (customer: Customer) => void,
): CustomerEditing {
  const [shown, show] = useState<Open | null>(null);
  const { isPending, failure, run, reset } = useWrite(send, {
    stale: ({ id }) => [customerKeys.one(id), customerKeys.lists],
  });
  const isBilling = shown?.part === 'billing';
  const priceLists = useSellerPriceLists(viewer, shown?.seen.parentId ?? '', isBilling);

  function access(part: CustomerEditPart): Access<CustomerRefusal> {
    if (!viewer || !customer) return refused('noPermission');
    const actor = { ...viewer, allowedWhileImpersonating: null };
    const may = canActOnCustomer(actor, 'edit', customer);
    // Only the seller may edit anything but the contact (wire §4).
    const isDecided = customer.id === viewer.customerId && part !== 'contact';
    return may.allowed && isDecided ? refused('ownCompany') : may;
  }

  async function save(fields: CustomerFields): Promise<void> {
    if (!shown) return;
    const { part, seen } = shown;
    const base = shown.newest ?? seen;
    let changes: Partial<CustomerChoice> = { acceptAgreement: true };
    if (part !== 'agreement') {
      const [before, newest] = [fieldsOf(seen), fieldsOf(base)];
      const names = fieldsChanged(part, before, fields);
      if (names.length === 0) {
        show(null);
        return;
      }
      changes = sentOf(names, mergedFields(part, before, newest, fields));
    }
    const outcome = await run({ id: seen.id, revision: base.revision, changes });
    if (outcome.status !== 'done') return;
    const answer = outcome.result;
    if (answer.status === 'refused') show({ ...shown, problems: answer.problems });
    else if (answer.status === 'changed') show({ ...shown, newest: answer.customer });
    else {
      show(null);
      onSaved?.(answer.customer);
    }
  }

  return {
    access,
    onEdit(part) {
      if (!customer) return;
      reset();
      show({ part, seen: customer, newest: null, problems: NO_PROBLEMS });
    },
    dialog: shown && {
      ...shown,
      priceLists,
      isPending,
      failure,
      onSave: (fields) => void save(fields),
      onTakeNewest: () => show({ ...shown, seen: shown.newest ?? shown.seen, newest: null }),
      onClose: () => show(null),
    },
  };
}
