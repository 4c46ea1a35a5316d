import type { OrderLine, OrderTerms } from '../../domain/orders/order';
import { type CivilDate, civilDateOf } from '../../domain/time/civil-date';
import { purchaseTerms, workKey } from '../commerce/line-terms';
import { chargedUntil } from '../commerce/pass-time';
import { priceBy } from '../commerce/prices';
import { type OrderRecord, PARTNER_LIST, type SoldSubscription } from '../db/commerce-records';
import type { LineTask, LineWork, PurchaseTask } from '../db/commerce-work';
import { salesOf } from '../orders/sales';
import { seedChange } from './changes';
import { seedCompanies, seedPriceLists, seedTenants } from './companies';
import { seedOrders } from './orders';
import { seedProducts } from './products';
import { seedStatements } from './statements';
import {
  type SeededLine,
  type SeededPurchase,
  type SeedStock,
  seedSubscriptions,
} from './subscriptions';

/** The purchase task of a line, at the line's price. */
function purchaseTask(
  order: OrderRecord,
  { planId, quantity, net }: OrderLine,
  { companies, products, priceLists }: SeedStock,
): PurchaseTask | null {
  const product = products.find(({ plans }) => plans.some(({ id }) => id === planId));
  const plan = product?.plans.find(({ id }) => id === planId);
  if (!product || !plan) return null;
  const at = order.createdAt?.getTime() ?? 0;
  const partner = priceLists.find(({ id }) => id === PARTNER_LIST) ?? null;
  const prices = {
    unitPrice: net / quantity,
    resellerCost: priceBy(partner, plan, civilDateOf(at)),
    providerCost: plan.unitVendorCost,
  };
  const byId = new Map(companies.map((company) => [company.id, company]));
  return {
    kind: plan.cycle === 'once' ? 'once' : 'subscribe',
    productId: product.id,
    quantity,
    friendlyName: null,
    endsOn: null,
    domainPrefix: null,
    at,
    ...salesOf(byId, order.customerId, plan, prices),
  };
}

const isToBeDone = ({ state }: OrderLine) =>
  state === 'queued' || state === 'provisioning' || state === 'failed';

/** Pending work of the seeded orders: open and failed ones. */
function seedWork(
  orders: readonly OrderRecord[],
  purchases: readonly SeededPurchase[],
  stock: SeedStock,
): Map<string, LineWork> {
  const lines = purchases.flatMap((purchase) => purchase.lines);
  const taskOf = (order: OrderRecord, line: OrderLine): LineTask | null => {
    if (order.type === 'create') return purchaseTask(order, line, stock);
    const changed = lines.find(({ subscription }) => subscription.id === line.subscriptionId);
    return changed ? seedChange(changed, order.createdAt?.getTime() ?? 0) : null;
  };
  const work = new Map<string, LineWork>();
  for (const order of orders) {
    for (const line of order.lines.filter(isToBeDone)) {
      const task = taskOf(order, line);
      const since = order.createdAt?.getTime() ?? 0;
      if (task) work.set(workKey(order.id, line.id), { task, since, refusal: null });
    }
  }
  return work;
}

/** Conditions of a completed purchase. */
function boughtTerms({ plan, quantity, endsOn, sold }: SeededLine, at: number): OrderTerms {
  const [first] = sold.ledger;
  const unitPrice = first?.line.unitPrice ?? sold.terms.unitPrice;
  const { id, term, cycle, cancelHours, trialDays } = plan;
  const sale = { plan: { id, term, cycle, cancelHours, trialDays, unitPrice }, taxBps: 0 };
  return purchaseTerms({ kind: 'subscribe', quantity, at, endsOn, sold: sale });
}

/** Conditions after a change; the remaining commitment was not stored. */
function changedTerms(
  { plan: { cancelHours }, sold: { terms } }: SeededLine,
  { quantity }: OrderLine,
  isCancelled: boolean,
): OrderTerms {
  const { term, cycle, unitPrice } = terms;
  const recurring = isCancelled ? 0 : quantity * Number(unitPrice);
  return { term, cycle, unitPrice, cancelHours, recurring, ...(isCancelled && { commitment: 0 }) };
}

/** The seeded orders with the conditions of their lines (workday §4). */
function withOrderTerms(
  orders: readonly OrderRecord[],
  work: ReadonlyMap<string, LineWork>,
  purchases: readonly SeededPurchase[],
): readonly OrderRecord[] {
  const seeded = new Map(
    purchases.flatMap(({ lines }) => lines.map((line) => [line.subscription.id, line] as const)),
  );
  function termsOf(order: OrderRecord, line: OrderLine): OrderTerms {
    const task = work.get(workKey(order.id, line.id))?.task;
    if (task && task.kind !== 'change') return purchaseTerms(task);
    const bought = seeded.get(line.subscriptionId ?? '');
    if (!bought) return {};
    return order.type === 'create'
      ? boughtTerms(bought, order.createdAt?.getTime() ?? 0)
      : changedTerms(bought, line, order.type === 'cancel');
  }
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, ...termsOf(order, line) })),
  }));
}

function soldOf({ subscription, plan, bought }: SeededLine, todayOn: CivilDate): SoldSubscription {
  return {
    ...subscription,
    resellerCost: bought.terms.unitPrice,
    providerCost: bought.terms.unitCost ?? plan.unitVendorCost,
    chargedUntilOn: chargedUntil(subscription, todayOn),
  };
}

/** All commerce data, simulated until a moment. */
function makeCommerce(now: number) {
  const companies = seedCompanies(now);
  const products = seedProducts(now);
  const priceLists = seedPriceLists();
  const stock = { companies, products, priceLists };
  const purchases = seedSubscriptions(stock, now);
  const orders = seedOrders(purchases, companies, products, now);
  const todayOn = civilDateOf(now);
  const work = seedWork(orders, purchases, stock);
  return {
    ...stock,
    tenants: seedTenants(now),
    sold: purchases.flatMap(({ lines }) => lines.map((line) => soldOf(line, todayOn))),
    orders: withOrderTerms(orders, work, purchases),
    work,
    statements: seedStatements(purchases, companies, now),
  };
}

let last: { readonly now: number; readonly seed: ReturnType<typeof makeCommerce> } | undefined;

/**
 * Seeded commerce data at a moment. Simulating fourteen months is slow, so the last result is
 * cached: a sandbox that is reset while its clock stands still, as in stories and tests, starts
 * with the same records. Records are never modified; a change replaces one.
 */
export function seedCommerce(now: number): ReturnType<typeof makeCommerce> {
  if (last?.now !== now) last = { now, seed: makeCommerce(now) };
  return last.seed;
}
