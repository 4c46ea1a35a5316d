import type { Tenant } from '../../domain/customers/customer';
import type { Scenario } from '../scenarios';
import {
  type CompanyRecord,
  type PriceListRecord,
  seedCompanies,
  seedPriceLists,
  seedTenants,
} from '../seed/companies';
import { type OrderRecord, seedOrders } from '../seed/orders';
import { type ProductRecord, seedProducts } from '../seed/products';
import { type StatementRecord, seedStatements } from '../seed/statements';
import {
  type SeededLine,
  type SeededPurchase,
  type SubscriptionRecord,
  seedSubscriptions,
} from '../seed/subscriptions';

/** A subscription with what it costs those who sell it. */
export interface SoldSubscription extends SubscriptionRecord {
  /** What the reseller pays for one. */
  readonly resellerCost: number | string;
  /** What the provider pays for one. */
  readonly providerCost: number | string;
  /** The price of one from the renewal on; null without one. */
  readonly renewalUnitPrice: number | string | null;
}

/** Everything that is bought and sold. */
export interface CommerceTables {
  readonly companies: ReadonlyMap<string, CompanyRecord>;
  readonly products: ReadonlyMap<string, ProductRecord>;
  readonly priceLists: ReadonlyMap<string, PriceListRecord>;
  readonly tenants: readonly Tenant[];
  readonly subscriptions: ReadonlyMap<string, SoldSubscription>;
  readonly orders: ReadonlyMap<string, OrderRecord>;
  readonly statements: ReadonlyMap<string, StatementRecord>;
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

function soldOf({ subscription, plan, bought, sold }: SeededLine): SoldSubscription {
  const goesOn = subscription.renewsOn !== null && subscription.autoRenew;
  const trialEnds = subscription.isTrial ? plan.unitList : sold.terms.unitPrice;
  return {
    ...subscription,
    resellerCost: bought.terms.unitPrice,
    providerCost: bought.terms.unitCost ?? plan.unitVendorCost,
    renewalUnitPrice: goesOn ? trialEnds : null,
  };
}

/** The tables of commerce as a scenario wants them. Without lists only the companies are there. */
export function createCommerceTables(scenario: Scenario, now: number): CommerceTables {
  const companies = seedCompanies(now);
  const products = seedProducts();
  const priceLists = seedPriceLists();
  const stock = { companies, products, priceLists };
  const purchases: readonly SeededPurchase[] = scenario.isEmpty
    ? []
    : seedSubscriptions(stock, now);
  return {
    companies: byId(companies),
    products: byId(products),
    priceLists: byId(priceLists),
    tenants: scenario.isEmpty ? [] : seedTenants(now),
    subscriptions: byId(purchases.flatMap(({ lines }) => lines.map(soldOf))),
    orders: byId(scenario.isEmpty ? [] : seedOrders(purchases, companies, products, now)),
    statements: byId(seedStatements(purchases, companies, now)),
  };
}
