import type { ChargeLine } from '../../domain/billing/charge';
import type { OrderLine } from '../../domain/orders/order';
import { civilDateOf } from '../../domain/time/civil-date';
import { startSale } from '../commerce/line-terms';
import { chargedUntil } from '../commerce/pass-time';
import { type Posting, postCharges } from '../commerce/post-charges';
import type { OrderRecord, SoldSubscription } from '../db/commerce-records';
import type { ChangeTask, LineTask, PurchaseTask } from '../db/commerce-work';
import type { World } from '../world/world';
import { makeTenant } from './make-tenant';

/** The result of a line: its subscription and the charges. */
type Finished = Pick<Posting, 'subscriptionId' | 'sold' | 'bought'>;

/** The tenant of a new subscription: the one created with it, or the chosen one. */
function tenantFor(world: World, order: OrderRecord, { domainPrefix }: PurchaseTask, at: number) {
  if (domainPrefix !== null) return makeTenant(world, order, domainPrefix, at);
  const chosen = world.db.commerce().tenants.get(order.tenantId ?? '');
  return chosen?.vendorId === order.vendorId ? chosen.id : null;
}

function finishPurchase(
  world: World,
  order: OrderRecord,
  task: PurchaseTask,
  at: number,
): Finished {
  const { products, subscriptions, nextId } = world.db.commerce();
  const sold = startSale(task, task.sold);
  const bought = startSale(task, task.bought);
  const charged = { sold: sold.lines, bought: bought.lines };
  const tenantId = tenantFor(world, order, task, at);
  if (sold.terms === null || bought.terms === null) return { ...charged, subscriptionId: null };
  const { unitCost: _, ...terms } = sold.terms;
  const kind = products.get(task.productId)?.kind;
  const subscription: SoldSubscription = {
    ...terms,
    id: nextId('s'),
    revision: 1,
    customerId: order.customerId,
    tenantId,
    vendorId: order.vendorId,
    productId: task.productId,
    friendlyName: task.friendlyName,
    project: null,
    // No seat is assigned yet; usage has no seats.
    assigned: kind === 'license' || kind === 'addon' ? 0 : null,
    changing: null,
    resellerCost: bought.terms.unitPrice,
    providerCost: bought.terms.unitCost ?? bought.terms.unitPrice,
    // Periods that began before a late retry are charged next.
    chargedUntilOn: chargedUntil(terms, terms.startOn),
  };
  subscriptions.set(subscription.id, subscription);
  return { ...charged, subscriptionId: subscription.id };
}

function finishChange(world: World, { subscriptionId, after, sold, bought }: ChangeTask): Finished {
  const { subscriptions } = world.db.commerce();
  const subscription = subscriptions.get(subscriptionId);
  if (subscription) {
    const revision = subscription.revision + 1;
    subscriptions.set(subscriptionId, { ...subscription, ...after, changing: null, revision });
  }
  return { subscriptionId, sold, bought };
}

/** Splits a change's credits into a posting under the name of the credited product. */
function creditsApart(posting: Posting, creditedName: string): readonly Posting[] {
  const isCredit = ({ quantity }: ChargeLine) => Number(quantity) < 0;
  const without = (lines: readonly ChargeLine[]) => lines.filter((line) => !isCredit(line));
  const { sold, bought } = posting;
  return [
    {
      ...posting,
      productName: creditedName,
      sold: sold.filter(isCredit),
      bought: bought.filter(isCredit),
    },
    { ...posting, sold: without(sold), bought: without(bought) },
  ];
}

/** Carries out a line and charges it. Returns the id of its subscription; null for none. */
export function finishLine(
  world: World,
  order: OrderRecord,
  { productName }: OrderLine,
  task: LineTask,
  at: number,
): string | null {
  const { id: orderId, customerId, currency } = order;
  const finished =
    task.kind === 'change' ? finishChange(world, task) : finishPurchase(world, order, task, at);
  const named = { orderId, customerId, currency, productName, on: civilDateOf(at), ...finished };
  postCharges(
    world.db.commerce(),
    task.kind === 'change' ? creditsApart(named, task.creditedName) : [named],
  );
  return finished.subscriptionId;
}
