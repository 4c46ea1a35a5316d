import { withoutCosts } from '../../domain/billing/costs';
import type { Statement } from '../../domain/billing/statement';
import { statementStateOn } from '../../domain/billing/statement-rules';
import type { Customer, Tenant } from '../../domain/customers/customer';
import type { Order } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import { nextChargeOn, recurringPerMonth } from '../../domain/subscriptions/commitment';
import { isLive, type Subscription } from '../../domain/subscriptions/subscription';
import { civilDateOf } from '../../domain/time/civil-date';
import type { CommerceTables, SoldSubscription } from '../db/commerce-tables';
import { waitingFor } from '../orders/approvers';
import { orderTerms } from '../orders/line-terms';
import type { CompanyRecord } from '../seed/companies';
import type { OrderEventRecord, OrderRecord } from '../seed/orders';
import type { StatementRecord } from '../seed/statements';
import { VENDORS } from '../seed/vendors';
import { countedOf } from '../subscriptions/counted';
import { renewalPriceOf } from '../subscriptions/deal';
import { personSaid } from './people';
import type { Viewer } from './viewer';

/*
 * Records as they are sent (commerce §2.2): names looked up, amounts counted, and without what their
 * viewer may not see.
 */

const vendorNames = new Map(VENDORS.map(({ id, name }) => [id, name]));

const companyName = ({ companies }: CommerceTables, id: string) => companies.get(id)?.name ?? '';

/** What a subscription's product and customer are called. */
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

/** An event as it is sent: where somebody acted as somebody else, both are named (wire §1). */
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

/** A statement in the state that it has by the clock (commerce §3). */
export function statementNow(record: StatementRecord, now: number): StatementRecord {
  return record.state === 'void'
    ? record
    : { ...record, state: statementStateOn(record, civilDateOf(now)) };
}

export function toStatement(record: StatementRecord, viewer: Viewer, now: number): Statement {
  const { tables, companyId } = viewer;
  const { customerId, issuerId } = record;
  const whole: Statement = {
    ...statementNow(record, now),
    // A payment has no time of its own: the person who has the e-mail now is meant.
    payments: record.payments.map((each) => ({ ...each, by: personSaid(viewer, each.by, now) })),
    customerName: companyName(tables, customerId),
    issuerName: companyName(tables, issuerId),
    direction: customerId === companyId ? 'payable' : 'receivable',
  };
  return viewer.seesCosts(customerId) ? whole : withoutCosts(whole);
}

/** What a customer owes: the balances of all their statements but the drafts (wire §4). */
export function openBalanceOf({ statements }: CommerceTables, id: string): number {
  return [...statements.values()]
    .filter(({ customerId, state }) => customerId === id && state !== 'draft')
    .reduce((sum, { balance }) => sum + balance, 0);
}

/** What a customer owes, pays a month and is called at its vendor is counted, not kept. */
export function wholeCustomer(record: CompanyRecord, tables: CommerceTables): Customer {
  const { id } = record;
  const monthly = [...tables.subscriptions.values()]
    .filter((subscription) => subscription.customerId === id && isLive(subscription))
    .reduce((sum, subscription) => sum + recurringPerMonth(subscription), 0);
  const tenant = [...tables.tenants.values()].find(
    ({ customerId, state }) => customerId === id && state === 'active',
  );
  const openBalance = openBalanceOf(tables, id);
  const { isHidden: _, ...known } = record;
  return { ...known, openBalance, recurringPerMonth: monthly, domain: tenant?.domain ?? null };
}

/** A company as it is sent: what its own people are not told is absent (wire §4). */
export function toCustomer(
  record: CompanyRecord,
  { tables, companyId }: Viewer,
): Partial<Customer> {
  const whole = wholeCustomer(record, tables);
  if (record.id !== companyId) return whole;
  const { priceListId: _list, creditLimit: _limit, recurringPerMonth: _monthly, ...told } = whole;
  return told;
}
