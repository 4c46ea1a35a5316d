import type { Price } from '../../domain/billing/charge';
import type { Plan } from '../../domain/products/product';
import { commitmentLeft } from '../../domain/subscriptions/commitment';
import type { PricedPlan } from '../../domain/subscriptions/lifecycle';
import { isLive } from '../../domain/subscriptions/subscription';
import type { CivilDate } from '../../domain/time/civil-date';
import type { PlanRecord, ProductRecord, SoldSubscription } from '../db/commerce-records';
import { PROVIDER_ID } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import type { SalePrices } from '../db/commerce-work';
import { recurringPerMonth } from '../rules/subscription-time';
import { pricesFor } from './prices';

/** A plan with its product. */
export interface Offer {
  readonly plan: PlanRecord;
  readonly product: ProductRecord;
}

/** A plan by id; null if unknown. */
export function findOffer({ products }: CommerceTables, planId: string): Offer | null {
  for (const product of products.values()) {
    const plan = product.plans.find(({ id }) => id === planId);
    if (plan) return { plan, product };
  }
  return null;
}

/** The plan and product of a subscription. */
export function offerOf(
  tables: CommerceTables,
  { productId, planId }: Pick<SoldSubscription, 'productId' | 'planId'>,
): Offer {
  const product = tables.products.get(productId);
  const plan = product?.plans.find(({ id }) => id === planId);
  const offer = product && plan ? { plan, product } : findOffer(tables, planId);
  if (!offer) throw new Error(`No product has the plan ${planId}`);
  return offer;
}

/** A subscription as charged to one of its payers. */
export interface Side {
  readonly terms: SoldSubscription & {
    /** Cost for the seller. */
    readonly unitCost: Price;
  };
  /** Tax rate of the payer. */
  readonly taxBps: number;
  /** A plan at the payer's price on a day. */
  readonly priced: (offer: Offer, on: CivilDate) => PricedPlan & Pick<Plan, 'trialDays'>;
}

/** Both sales of a subscription (commerce §1). */
export interface Sides {
  /** The sale to the customer. */
  readonly sold: Side;
  /** The sale from the provider to the reseller. */
  readonly bought: Side;
}

const pricedBy = ({ plan }: Offer, unitPrice: Price, unitCost: Price) => {
  const { id, term, cycle, cancelHours, trialDays } = plan;
  return { id, term, cycle, cancelHours, trialDays, unitPrice, unitCost };
};

/** Both sales of a subscription. */
export function sidesOf(tables: CommerceTables, record: SoldSubscription): Sides {
  const { unitPrice, resellerCost, providerCost } = record;
  const customer = tables.companies.get(record.customerId);
  const seller = tables.companies.get(customer?.parentId ?? '');
  // For the provider's own sales the cost is the vendor's price.
  const sellerCost = (prices: SalePrices) =>
    seller?.id === PROVIDER_ID ? prices.providerCost : prices.resellerCost;
  const pricesOn = ({ plan }: Offer, on: CivilDate) =>
    pricesFor(tables, customer ?? { priceListId: null }, plan, on);
  return {
    sold: {
      terms: { ...record, unitCost: sellerCost({ unitPrice, resellerCost, providerCost }) },
      taxBps: customer?.taxBps ?? 0,
      priced: (offer, on) => {
        const prices = pricesOn(offer, on);
        return pricedBy(offer, prices.unitPrice, sellerCost(prices));
      },
    },
    bought: {
      terms: { ...record, unitPrice: resellerCost, unitCost: providerCost },
      taxBps: seller?.taxBps ?? 0,
      priced: (offer, on) => {
        const prices = pricesOn(offer, on);
        return pricedBy(offer, prices.resellerCost, prices.providerCost);
      },
    },
  };
}

/** Merges both sides of a change into one record. */
export function recordOf(
  tables: CommerceTables,
  sold: Side['terms'],
  bought: Side['terms'],
): SoldSubscription {
  const { unitCost: _, ...terms } = sold;
  const { product } = offerOf(tables, terms);
  const { assigned, quantity } = terms;
  return {
    ...terms,
    productId: product.id,
    // There cannot be more assigned seats than seats.
    assigned: assigned === null ? null : Math.min(assigned, quantity),
    resellerCost: bought.unitPrice,
    providerCost: bought.unitCost,
  };
}

/** Price of one after the renewal, with the scheduled change (wire §5); null without a renewal. */
export function renewalPriceOf(tables: CommerceTables, record: SoldSubscription): Price | null {
  const { renewsOn, autoRenew, scheduled, planId, customerId } = record;
  const customer = tables.companies.get(customerId);
  if (renewsOn === null || !autoRenew || !isLive(record) || !customer) return null;
  const { plan } = offerOf(tables, { ...record, planId: scheduled?.planId ?? planId });
  return pricesFor(tables, customer, plan, renewsOn).unitPrice;
}

/** Values computed from a subscription alone. */
interface Counted {
  readonly todayOn: CivilDate;
  readonly recurringPerMonth: number;
  readonly commitmentLeft: number;
}

// A change replaces the record, so a cached value is never outdated.
const cache = new WeakMap<SoldSubscription, Counted>();

/** Amounts of a subscription, computed once a day, since lists add them all up. */
export function countedOf(record: SoldSubscription, todayOn: CivilDate): Counted {
  const before = cache.get(record);
  if (before?.todayOn === todayOn) return before;
  const counted = {
    todayOn,
    recurringPerMonth: recurringPerMonth(record),
    commitmentLeft: commitmentLeft(record, todayOn),
  };
  cache.set(record, counted);
  return counted;
}
