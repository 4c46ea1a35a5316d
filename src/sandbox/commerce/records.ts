import { withoutCosts } from '../../domain/billing/costs';
import type { Customer, Tenant } from '../../domain/customers/customer';
import type { Order, OrderApprover } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import { approvalEndsAt } from '../../domain/orders/order-machine';
import { isLive, type Subscription } from '../../domain/subscriptions/subscription';
import { civilDateOf } from '../../domain/time/civil-date';
import type {
  CompanyRecord,
  OrderEventRecord,
  OrderRecord,
  SoldSubscription,
} from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import type { UserRecord } from '../db/users-table';
import { nameOf } from '../db/users-table';
import { VENDORS } from '../db/vendors';
import { nextChargeOn, recurringPerMonth } from '../rules/subscription-time';
import { countedOf, renewalPriceOf } from './deal';
import { orderTerms } from './line-terms';
import { personSaid } from './people';
import { openBalancesOf } from './statement-records';
import type { Viewer } from './viewer';

/**
 * Records as sent (commerce §2.2): names looked up, amounts computed, without what the viewer may
 * not see.
 */

const vendorNames = new Map(VENDORS.map(({ id, name }) => [id, name]));

const companyName = ({ companies }: CommerceTables, id: string) => companies.get(id)?.name ?? '';

/** Names of a subscription's product and customer. */
export function subscriptionNames(
  tables: CommerceTables,
  { productId, customerId }: Pick<SoldSubscription, 'productId' | 'customerId'>,
): Pick<Subscription, 'productName' | 'customerName'> {
  const productName = tables.products.get(productId)?.name ?? '';
  return { productName, customerName: companyName(tables, customerId) };
}

export function vendorName(id: string): string {
  return vendorNames.get(id) ?? '';
}

/** A tenant as it is sent. */
export function toTenant(tenant: Tenant): Tenant {
  return { ...tenant, vendorName: vendorName(tenant.vendorId) };
}

/** The currency of a subscription is that of its plan. */
export function currencyOf(
  { products }: CommerceTables,
  { productId, planId }: Pick<SoldSubscription, 'productId' | 'planId'>,
): string {
  return products.get(productId)?.plans.find(({ id }) => id === planId)?.currency ?? '';
}

export function toSubscription(
  record: SoldSubscription,
  viewer: Viewer,
  now: number,
): Subscription {
  const { tables, level } = viewer;
  const { resellerCost, providerCost, ...kept } = record;
  const todayOn = civilDateOf(now);
  const { recurringPerMonth, commitmentLeft } = countedOf(record, todayOn);
  const whole: Subscription = {
    ...kept,
    ...subscriptionNames(tables, record),
    vendorName: vendorName(record.vendorId),
    unitCost: level >= 2 ? providerCost : resellerCost,
    currency: currencyOf(tables, record),
    renewalUnitPrice: renewalPriceOf(tables, record),
    recurringPerMonth,
    nextChargeOn: nextChargeOn(record, todayOn),
    commitmentLeft,
  };
  return viewer.seesCosts(record.customerId) ? whole : withoutCosts(whole);
}

/** An event as sent: for an impersonation with both users (wire §1). */
function toOrderEvent(
  { by: email, impersonatedBy = null, ...event }: OrderEventRecord,
  viewer: Viewer,
): OrderEvent {
  const when = event.at?.getTime() ?? 0;
  const by = personSaid(viewer, email, when);
  if (impersonatedBy === null) return { ...event, by };
  const administrator = personSaid(viewer, impersonatedBy, when);
  const text = `${event.text} (${administrator} as ${by})`;
  return { ...event, by, impersonatedBy: administrator, text };
}

export function toOrder(record: OrderRecord, viewer: Viewer): Order {
  const { customerId, vendorId, createdAt, placedBy, impersonatedBy, approval, events } = record;
  const placedAt = createdAt?.getTime() ?? 0;
  return {
    ...record,
    customerName: companyName(viewer.tables, customerId),
    vendorName: vendorName(vendorId),
    placedBy: personSaid(viewer, placedBy, placedAt),
    impersonatedBy: impersonatedBy && personSaid(viewer, impersonatedBy, placedAt),
    approval: approval && {
      ...approval,
      by: personSaid(viewer, approval.by, approval.at?.getTime() ?? 0),
    },
    events: events?.map((event) => toOrderEvent(event, viewer)) ?? null,
    ...orderTerms(record.lines),
    ...waitingFor(record, viewer),
  };
}

/** A company's monthly payments: a reseller pays the provider for its customers (workday §3). */
function monthlyOf({ id, level, currency }: CompanyRecord, tables: CommerceTables): number {
  const isOf = (customerId: string) =>
    customerId === id || (level >= 1 && tables.companies.get(customerId)?.parentId === id);
  return [...tables.subscriptions.values()]
    .filter((each) => isOf(each.customerId) && isLive(each))
    .filter((each) => currencyOf(tables, each) === currency)
    .reduce((sum, each) => {
      const unitPrice = each.customerId === id ? each.unitPrice : each.resellerCost;
      return sum + recurringPerMonth({ ...each, unitPrice });
    }, 0);
}

/**
 * A customer with computed balance, monthly payments and domain. Payments of a reseller's customer
 * are not the provider's claim, and omitted (workday §3).
 */
export function wholeCustomer(
  record: CompanyRecord,
  { tables, companyId }: Pick<Viewer, 'tables' | 'companyId'>,
): Customer {
  const { id } = record;
  const tenant = [...tables.tenants.values()].find(
    ({ customerId, state }) => customerId === id && state === 'active',
  );
  const balances = openBalancesOf(record, tables, companyId);
  const parentName = tables.companies.get(record.parentId)?.name;
  const recurring = record.parentId === companyId ? monthlyOf(record, tables) : null;
  const { isHidden: _, ...known } = record;
  return {
    ...known,
    ...(parentName !== undefined && { parentName }),
    ...balances,
    recurringPerMonth: recurring,
    domain: tenant?.domain ?? null,
  };
}

/** A company as sent: without fields that its own members may not see (wire §4). */
export function toCustomer(
  record: CompanyRecord,
  viewer: Pick<Viewer, 'tables' | 'companyId'>,
): Partial<Customer> {
  const whole = wholeCustomer(record, viewer);
  if (record.id !== viewer.companyId) return whole;
  const { priceListId: _list, creditLimit: _limit, recurringPerMonth: _monthly, ...told } = whole;
  return told;
}

function toApprover(user: UserRecord, { sees, tables }: Viewer): OrderApprover {
  const name = nameOf(user);
  if (sees(user.customerId)) return { name, email: user.email, customerName: null };
  return { name, email: null, customerName: companyName(tables, user.customerId) };
}

/**
 * Approvers of a waiting order as visible to the viewer, and until when it waits (workday §9.3).
 */
export function waitingFor(
  order: OrderRecord,
  viewer: Viewer,
): Pick<Order, 'approvers' | 'heldUntilAt'> {
  if (order.state !== 'awaitingApproval') return {};
  const approvers = viewer.approversOf(order).map((user) => toApprover(user, viewer));
  const heldUntilAt = approvalEndsAt(order);
  return { approvers, ...(heldUntilAt && { heldUntilAt }) };
}
