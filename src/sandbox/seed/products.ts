import type { Plan, Product } from '../../domain/products/product';
import type { QuantityLimits } from '../../domain/text/quantity';
import { addDays, civilDateOf } from '../../domain/time/civil-date';
import type { PlanRecord, ProductRecord } from '../db/commerce-records';
import { MICROSOFT, VENDORS, type VendorSeed } from '../db/vendors';
import { PRODUCT_SUMMARIES } from './product-summaries';

const LIMITS: QuantityLimits = { min: 1, max: 300, step: 1 };
/** Unusual limits: in fives, at least ten, without a maximum. */
const ODD_LIMITS: readonly QuantityLimits[] = [
  { min: 5, max: 500, step: 5 },
  { min: 10, max: null, step: 1 },
];
const CHF_RATE_BPS = 9_600;

const share = (amount: number, bps: number) => Math.round((amount * bps) / 10_000);

interface PlanShape {
  readonly key: string;
  readonly term: Plan['term'];
  readonly cycle: Plan['cycle'];
  /** Basis points of the monthly price without a term. */
  readonly bps: number;
  readonly currency?: string;
  readonly cancelHours: number | null;
  readonly trialDays?: number;
}

const MONTHLY: PlanShape = { key: 'm', term: 'P1M', cycle: 'month', bps: 12_000, cancelHours: 72 };
const YEARLY: PlanShape = { key: 'ym', term: 'P1Y', cycle: 'month', bps: 10_000, cancelHours: 168 };
const ADVANCE: PlanShape = {
  key: 'yy',
  term: 'P1Y',
  cycle: 'year',
  bps: 115_000,
  cancelHours: 720,
};
const LONG: PlanShape = { key: '3y', term: 'P3Y', cycle: 'month', bps: 8_500, cancelHours: 168 };
const TRIAL: PlanShape = { ...YEARLY, key: 'trial', trialDays: 30 };
const SWISS: PlanShape = { ...YEARLY, key: 'chf', currency: 'CHF' };

/** The plans of a licence; `place` counts licences of its vendor, `vendor` the vendors. */
function shapesOf(vendor: number, place: number): readonly PlanShape[] {
  const shapes = [MONTHLY, YEARLY];
  if (place === 2) shapes.push(ADVANCE);
  if (place === 4 && vendor % 2 === 0) shapes.push(LONG);
  if (place < 2) shapes.push(SWISS);
  if (place === 0 && vendor % 3 === 0) shapes.push(TRIAL);
  // One that can never be cancelled, and one that always can.
  if (vendor === 5 && place === 3) return [MONTHLY, { ...YEARLY, cancelHours: 0 }];
  return vendor === 9 && place === 3 ? [MONTHLY, { ...YEARLY, cancelHours: null }] : shapes;
}

function planOf(productId: string, base: number, shape: PlanShape): PlanRecord {
  const { key, term, cycle, bps, cancelHours, trialDays = null, currency = 'EUR' } = shape;
  const unitList = share(share(base, bps), currency === 'CHF' ? CHF_RATE_BPS : 10_000);
  return {
    id: `${productId}-${key}`,
    productId,
    term,
    cycle,
    currency,
    unitList,
    unitVendorCost: share(unitList, 7_400),
    cancelHours,
    trialDays,
    nextList: null,
    upgradesTo: [],
  };
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function productOf(vendor: VendorSeed, name: string, kind: Product['kind']): ProductRecord {
  return {
    id: `p-${slug(name)}`,
    vendor: { id: vendor.id, name: vendor.name },
    name,
    category: vendor.category,
    kind,
    summary: PRODUCT_SUMMARIES[name] ?? '',
    state: 'active',
    pausedReason: null,
    requires: [],
    countries: [],
    limits: LIMITS,
    needsTenant: vendor.id === MICROSOFT,
    plans: [],
  };
}

/** 10 % more, in a month and a half. */
const dearer = ({ unitList }: PlanRecord, now: number): PlanRecord['nextList'] =>
  typeof unitList === 'number'
    ? { fromOn: addDays(civilDateOf(now), 45), unitList: share(unitList, 11_000) }
    : null;

function licencesOf(vendor: VendorSeed, at: number, now: number): readonly ProductRecord[] {
  return vendor.licences.map((name, place) => {
    const product = productOf(vendor, name, 'license');
    const base = share(vendor.base, 10_000 + place * 5_500);
    const plans = shapesOf(at, place).map((shape) => planOf(product.id, base, shape));
    const next = vendor.licences[place + 1];
    return {
      ...product,
      limits: place === 4 ? (ODD_LIMITS[at % 3] ?? LIMITS) : LIMITS,
      plans: plans.map((plan) => ({
        ...plan,
        nextList: at % 4 === 1 && place === 2 ? dearer(plan, now) : null,
        upgradesTo:
          next !== undefined && /-y?m$/.test(plan.id)
            ? [`p-${slug(next)}${plan.id.slice(product.id.length)}`]
            : [],
      })),
    };
  });
}

function addonsOf(vendor: VendorSeed, licences: readonly ProductRecord[]) {
  return vendor.addons.map((name, place) => {
    const product = productOf(vendor, name, 'addon');
    const base = share(vendor.base, 4_000 + place * 1_500);
    return {
      ...product,
      requires: licences.map(({ id }) => id),
      plans: [MONTHLY, YEARLY].map((shape) => planOf(product.id, base, shape)),
    };
  });
}

/** One-off and usage products. */
function unboundOf(vendor: VendorSeed): readonly ProductRecord[] {
  const { usage, software, service, base } = vendor;
  const bought = (name: string, kind: Product['kind'], bps: number): ProductRecord => {
    const product = productOf(vendor, name, kind);
    const once = { key: 'once', term: 'none', cycle: 'once', bps, cancelHours: 0 } as const;
    return { ...product, plans: [planOf(product.id, base, once)] };
  };
  const used = (name: string, unitPrice: string): ProductRecord => {
    const product = productOf(vendor, name, 'usage');
    const shape = { key: 'use', term: 'none', cycle: 'usage', bps: 0, cancelHours: 0 } as const;
    const cost = (Number(unitPrice) * 0.74).toFixed(4);
    const plan = planOf(product.id, base, shape);
    return { ...product, plans: [{ ...plan, unitList: unitPrice, unitVendorCost: cost }] };
  };
  return [
    ...(usage ? [used(...usage)] : []),
    ...(software ? [bought(software, 'software', 190_000)] : []),
    ...(service ? [bought(service, 'service', 850_000)] : []),
  ];
}

const PAUSED: Readonly<Record<string, string>> = {
  'p-voice-global': 'The vendor sells no new lines until March.',
  'p-desk-field': 'A new version is on its way.',
  'p-storage-vault': 'The vendor has stopped sales for now.',
};
const RETIRED: readonly string[] = ['p-office-desktop-2026', 'p-network-core'];
const SOLD_IN: Readonly<Record<string, readonly string[]>> = {
  'p-sign-qualified': ['AT', 'CH', 'DE'],
  'p-sign-notary': ['DE'],
  'p-policy-privacy': ['AT', 'BE', 'DE', 'DK', 'FI', 'FR', 'NL', 'SE'],
};

function withTraits(product: ProductRecord): ProductRecord {
  const pausedReason = PAUSED[product.id] ?? null;
  const state = RETIRED.includes(product.id) ? 'retired' : pausedReason ? 'paused' : 'active';
  return { ...product, state, pausedReason, countries: SOLD_IN[product.id] ?? [] };
}

/** The 120 products with their plans (commerce §8). */
export function seedProducts(now: number): readonly ProductRecord[] {
  return VENDORS.flatMap((vendor, at) => {
    const licences = licencesOf(vendor, at, now);
    return [...licences, ...addonsOf(vendor, licences), ...unboundOf(vendor)].map(withTraits);
  });
}
