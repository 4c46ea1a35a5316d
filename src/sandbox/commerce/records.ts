import { withoutCosts } from '../../domain/billing/costs';
import type { Statement } from '../../domain/billing/statement';
import { statementStateOn } from '../../domain/billing/statement-rules';
import type { Customer } from '../../domain/customers/customer';
import type { Order } from '../../domain/orders/order';
import {
  commitmentLeft,
  nextChargeOn,
  recurringPerMonth,
} from '../../domain/subscriptions/commitment';
import { isLive, type Subscription } from '../../domain/subscriptions/subscription';
import { civilDateOf } from '../../domain/time/civil-date';
import type { CommerceTables, SoldSubscription } from '../db/commerce-tables';
import type { CompanyRecord } from '../seed/companies';
import type { OrderRecord } from '../seed/orders';
import type { StatementRecord } from '../seed/statements';
import { VENDORS } from '../seed/vendors';
import type { Viewer } from './viewer';

/*
 * Records as they are sent (commerce §2.2): names looked up, amounts counted, and without what their
 * viewer may not see.
 */

const vendorNames = new Map(VENDORS.map(({ id, name }) => [id, name]));

const companyName = ({ companies }: CommerceTables, id: string) => companies.get(id)?.name ?? '';

export function toSubscription(
  record: SoldSubscription,
  viewer: Viewer,
  now: number,
): Subscription {
  const { tables, level } = viewer;
  const { resellerCost, providerCost, ...kept } = record;
  const todayOn = civilDateOf(now);
  const product = tables.products.get(record.productId);
  const whole: Subscription = {
    ...kept,
    customerName: companyName(tables, record.customerId),
    vendorName: vendorNames.get(record.vendorId) ?? '',
    productName: product?.name ?? '',
    unitCost: level >= 2 ? providerCost : resellerCost,
    currency: product?.plans.find(({ id }) => id === record.planId)?.currency ?? '',
    recurringPerMonth: recurringPerMonth(record),
    nextChargeOn: nextChargeOn(record, todayOn),
    commitmentLeft: commitmentLeft(record, todayOn),
  };
  return viewer.seesCosts(record.customerId) ? whole : withoutCosts(whole);
}

export function toOrder(record: OrderRecord, { tables }: Viewer): Order {
  const customerName = companyName(tables, record.customerId);
  return { ...record, customerName, vendorName: vendorNames.get(record.vendorId) ?? '' };
}

export function toStatement(record: StatementRecord, viewer: Viewer, now: number): Statement {
  const { tables, companyId } = viewer;
  const { customerId, issuerId } = record;
  const whole: Statement = {
    ...record,
    customerName: companyName(tables, customerId),
    issuerName: companyName(tables, issuerId),
    direction: customerId === companyId ? 'payable' : 'receivable',
    state: record.state === 'void' ? 'void' : statementStateOn(record, civilDateOf(now)),
  };
  return viewer.seesCosts(customerId) ? whole : withoutCosts(whole);
}

/** What a customer owes, pays a month and is called at its vendor is counted, not kept. */
export function toCustomer(
  record: CompanyRecord,
  { tables, companyId }: Viewer,
): Partial<Customer> & Pick<Customer, 'id' | 'openBalance'> {
  const { id } = record;
  const statements = [...tables.statements.values()];
  const subscriptions = [...tables.subscriptions.values()];
  const isOwn = id === companyId;
  const openBalance = statements
    .filter(({ customerId, state }) => customerId === id && state !== 'draft')
    .reduce((sum, { balance }) => sum + balance, 0);
  const monthly = subscriptions
    .filter((subscription) => subscription.customerId === id && isLive(subscription))
    .reduce((sum, subscription) => sum + recurringPerMonth(subscription), 0);
  const tenant = tables.tenants.find(
    ({ customerId, state }) => customerId === id && state === 'active',
  );
  const { priceListId, creditLimit, ...known } = record;
  return {
    ...known,
    openBalance,
    domain: tenant?.domain ?? null,
    // What a company's own people are not told is absent.
    ...(!isOwn && { priceListId, creditLimit, recurringPerMonth: monthly }),
  };
}
