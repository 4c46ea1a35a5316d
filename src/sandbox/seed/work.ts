import type { OrderLine } from '../../domain/orders/order';
import { civilDateOf } from '../../domain/time/civil-date';
import { workKey } from '../commerce/line-terms';
import { priceBy } from '../commerce/prices';
import type { OrderRecord } from '../db/commerce-records';
import { PARTNER_LIST } from '../db/commerce-records';
import type { LineTask, LineWork, PurchaseTask } from '../db/commerce-work';
import { salesOf } from '../orders/sales';
import { seedChange } from './changes';
import type { SeededPurchase, SeedStock } from './subscriptions';

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
export function seedWork(
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
