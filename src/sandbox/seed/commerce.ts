import { type CivilDate, civilDateOf } from '../../domain/time/civil-date';
import { chargedUntil } from '../commerce/pass-time';
import type { SoldSubscription } from '../db/commerce-records';
import { seedCompanies, seedPriceLists, seedTenants } from './companies';
import { withOrderTerms } from './order-terms';
import { seedOrders } from './orders';
import { seedProducts } from './products';
import { seedStatements } from './statements';
import { type SeededLine, seedSubscriptions } from './subscriptions';
import { seedWork } from './work';

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
