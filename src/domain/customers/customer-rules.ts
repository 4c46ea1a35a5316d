import { type Access, refused } from '../access';
import {
  type CommerceActor,
  canAct,
  type Need,
  type NeedRefusal,
} from '../users/permission-access';
import type { Customer, Tenant } from './customer';

/** The level from which on there are customers to look after (commerce §1). */
export const CUSTOMERS_FROM_LEVEL = 1;
/** What can be done with a customer. */
export type CustomerAction = 'edit' | 'suspend' | 'resume' | 'close';

/** What seeing the customers takes (wire §2). */
export const CUSTOMERS_READ = {
  permission: 'Customer.Read',
  minimumCustomerType: CUSTOMERS_FROM_LEVEL,
} as const satisfies Need;

/** What having the customers as a file takes (wire §2). */
export const CUSTOMERS_EXPORT = {
  permission: 'Customer.Export',
  minimumCustomerType: CUSTOMERS_FROM_LEVEL,
} as const satisfies Need;

/** What making a customer takes (wire §4). */
export const CUSTOMER_CREATE = {
  permission: 'Customer.Create',
  minimumCustomerType: CUSTOMERS_FROM_LEVEL,
} as const satisfies Need;

/** What changing a customer takes (wire §4). */
export const CUSTOMER_EDIT = {
  permission: 'Customer.Edit',
  minimumCustomerType: CUSTOMERS_FROM_LEVEL,
} as const satisfies Need;

/** Why something cannot be done with a customer. */
export type CustomerRefusal =
  | NeedRefusal
  | 'ownCompany'
  | 'closed'
  | 'alreadySo'
  | 'liveSubscriptions';

/**
 * Whether somebody may do something with a customer, and why not (commerce §3). The server decides in
 * the end; this is what screens disable.
 *
 * @param hasLiveSubscription - whether a subscription of theirs goes on; null for not known
 */
export function canActOnCustomer(
  actor: CommerceActor,
  action: CustomerAction,
  customer: Pick<Customer, 'id' | 'state'>,
  hasLiveSubscription: boolean | null = null,
): Access<CustomerRefusal> {
  const access = canAct(actor, CUSTOMER_EDIT);
  if (!access.allowed) return access;
  if (action === 'edit') return customer.state === 'closed' ? refused('closed') : access;
  if (customer.id === actor.customerId) return refused('ownCompany');
  if (customer.state === 'closed') return refused('closed');
  if (customer.state === (action === 'resume' ? 'active' : 'suspended') && action !== 'close') {
    return refused('alreadySo');
  }
  return action === 'close' && hasLiveSubscription ? refused('liveSubscriptions') : access;
}

const AFTER = { suspend: 'suspended', resume: 'active', close: 'closed' } as const;

/**
 * The state of a customer after an action; null where its state does not allow it (commerce §3). Closing
 * cannot be undone.
 */
export function customerStateAfter(
  state: Customer['state'],
  action: keyof typeof AFTER,
): 'suspended' | 'active' | 'closed' | null {
  const isAllowed =
    action === 'resume'
      ? state === 'suspended'
      : state === 'active' || (action === 'close' && state === 'suspended');
  return isAllowed ? AFTER[action] : null;
}

/** Whether another link can be sent to a tenant: not to one that is linked, or was never asked. */
export function canResend({ state }: Pick<Tenant, 'state'>): boolean {
  return state === 'requested' || state === 'expired' || state === 'revoked';
}
