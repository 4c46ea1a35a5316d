import type { NeedRefusal } from '../access';
import { type Access, refused } from '../access';
import type { PriceList } from '../products/product';
import { type CommerceActor, canAct, type Need } from '../users/permission-access';
import type { Customer, Tenant } from './customer';

/** The lowest level that has customers (commerce §1). */
export const CUSTOMERS_FROM_LEVEL = 1;
/** Actions on a customer. */
export type CustomerAction = 'edit' | 'suspend' | 'resume' | 'close';

/** Required to see customers (wire §2). */
export const CUSTOMERS_READ = {
  permission: 'Customer.Read',
  minimumCustomerType: CUSTOMERS_FROM_LEVEL,
} as const satisfies Need;

/** Required to export customers (wire §2). */
export const CUSTOMERS_EXPORT = {
  permission: 'Customer.Export',
  minimumCustomerType: CUSTOMERS_FROM_LEVEL,
} as const satisfies Need;

/** Required to create a customer (wire §4). */
export const CUSTOMER_CREATE = {
  permission: 'Customer.Create',
  minimumCustomerType: CUSTOMERS_FROM_LEVEL,
} as const satisfies Need;

/** Required to edit a customer (wire §4). */
export const CUSTOMER_EDIT = {
  permission: 'Customer.Edit',
  minimumCustomerType: CUSTOMERS_FROM_LEVEL,
} as const satisfies Need;

/** Reasons why an action on a customer is not available. */
export type CustomerRefusal =
  | NeedRefusal
  | 'ownCompany'
  | 'closed'
  | 'alreadySo'
  | 'liveSubscriptions';

/**
 * Access to an action on a customer (commerce §3), for disabling controls; the server decides.
 *
 * @param hasLiveSubscription - whether the customer has a live subscription; null if unknown
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
 * The state after an action; null if the current state does not allow it (commerce §3). Closing
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

/** Whether another link can be sent to a tenant: not if it is linked or was never invited. */
export function canResend({ state }: Pick<Tenant, 'state'>): boolean {
  return state === 'requested' || state === 'expired' || state === 'revoked';
}

/**
 * Whether a customer can get prices of its own: only from the company that sells to it, by its own
 * list, and only once. Also false if the server does not say which customers use a list.
 */
export function canHaveOwnPrices(
  seller: { readonly customerId: string },
  customer: Pick<Customer, 'parentId' | 'state'>,
  { ownerId, basedOnId, customersTotal }: PriceList,
): boolean {
  if (customersTotal === undefined || customer.state === 'closed') return false;
  if (ownerId !== seller.customerId || customer.parentId !== seller.customerId) return false;
  return !(basedOnId && customersTotal === 1);
}
