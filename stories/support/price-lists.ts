import { planPrices } from '../../src/domain/products/plan-prices';
import type { Plan, PriceList, Product } from '../../src/domain/products/product';

/** A price list, for stories that get their data by args. */
export function priceList(name: string, extra: Partial<PriceList> = {}): PriceList {
  return {
    id: name,
    ownerId: 'nordlys',
    name,
    currency: 'EUR',
    markupBps: 0,
    targetMarginBps: 800,
    overrides: [],
    ...extra,
  };
}

const plan = (id: string, unitPrice: Plan['unitPrice'], extra: Partial<Plan> = {}): Plan => ({
  id,
  term: 'P1Y',
  cycle: 'month',
  currency: 'EUR',
  unitPrice,
  unitList: unitPrice,
  unitCost: typeof unitPrice === 'number' ? Math.round(unitPrice * 0.85) : '0.0100',
  cancelHours: 168,
  trialDays: null,
  nextPrice: null,
  upgradesTo: [],
  ...extra,
});

function product(name: string, vendor: string, plans: readonly Plan[]): Product {
  return {
    id: name,
    vendor: { id: vendor, name: vendor },
    name,
    category: 'Productivity',
    kind: 'license',
    summary: `${name} by ${vendor}.`,
    state: 'active',
    pausedReason: null,
    requires: [],
    countries: [],
    limits: { min: 1, max: 300, step: 1 },
    needsTenant: false,
    plans,
  };
}

export const standard: PriceList = priceList('Standard', {
  overrides: [
    { planId: 'storage-m', productName: 'Storage Team', unitList: 900, unitPrice: 700 },
    { planId: 'shield-ym', productName: 'Shield Start', unitList: 310, unitPrice: 290 },
  ],
});

export const priceLists: readonly PriceList[] = [
  priceList('Public sector', { markupBps: -500 }),
  standard,
  priceList('Switzerland', { currency: 'CHF', markupBps: 300, ownerId: 'adria' }),
];

/** One of each: fine, under the target, below cost, paid by use, dearer soon, in another currency. */
export const soldProducts: readonly Product[] = [
  product('Office Start', 'Norrvik Office', [
    plan('office-m', 648, { term: 'P1M' }),
    plan('office-ym', 540, { nextPrice: { fromOn: '2026-04-01', unitPrice: 594 } }),
  ]),
  product('Shield Start', 'Halden Shield', [
    plan('shield-ym', 290, { unitList: 310, unitCost: 275 }),
    plan('shield-chf', 298, { currency: 'CHF' }),
  ]),
  product('Storage Team', 'Pelagic Storage', [
    plan('storage-m', 700, { term: 'P1M', unitList: 900, unitCost: 810 }),
  ]),
  product('Voice Minutes', 'Ardent Voice', [
    plan('voice', '0.0125', { term: 'none', cycle: 'usage', unitList: '0.0125' }),
  ]),
];

/** Their prices by the list. */
export const soldPlans = planPrices(soldProducts, standard);
