import type { Buyer } from '../../src/domain/cart/buyer';
import type { CartTarget } from '../../src/domain/cart/cart';
import type { Page } from '../../src/domain/paging';
import type { Plan, Product } from '../../src/domain/products/product';
import type { VendorOffer } from '../../src/domain/products/top-vendors';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import { PRODUCT_SUMMARIES } from '../../src/sandbox/seed/product-summaries';

/** A plan, for stories that get their data by args: a year, paid by the month. */
export function plan(id: string, extra: Partial<Plan> = {}): Plan {
  return {
    id,
    term: 'P1Y',
    cycle: 'month',
    currency: 'EUR',
    unitPrice: 1_134,
    unitList: 1_134,
    cancelHours: 168,
    trialDays: null,
    nextPrice: null,
    upgradesTo: [],
    ...extra,
  };
}

/** A product: a month, a year by the month, and a year in advance. */
export function product(name: string, extra: Partial<Product> = {}): Product {
  return {
    id: name,
    vendor: { id: 'v-norrvik', name: 'Norrvik Office' },
    name,
    category: 'Productivity',
    kind: 'license',
    summary: PRODUCT_SUMMARIES[name] ?? '',
    state: 'active',
    pausedReason: null,
    requires: [],
    countries: [],
    limits: { min: 1, max: 300, step: 1 },
    needsTenant: false,
    plans: [
      plan(`${name}-m`, { term: 'P1M', unitPrice: 1_361, unitList: 1_361, cancelHours: 72 }),
      plan(`${name}-ym`),
      plan(`${name}-yy`, { cycle: 'year', unitPrice: 13_041, unitList: 13_041, cancelHours: 720 }),
    ],
    ...extra,
  };
}

/** The same without anybody whose price it would be. */
export function atListPrice(of: Product): Product {
  return { ...of, plans: of.plans.map((each) => ({ ...each, unitPrice: null })) };
}

const halden = { id: 'v-halden', name: 'Halden Shield' };

export const products: readonly Product[] = [
  product('Office Business'),
  product('Shield Endpoint', {
    vendor: halden,
    category: 'Security',
    summary: 'Keeps computers and phones free of what nobody wants on them.',
    plans: [plan('shield-ym', { unitPrice: 450 })],
  }),
  product('Office Archive', {
    kind: 'addon',
    requires: ['Office Business'],
    plans: [plan('archive-ym', { unitPrice: 216 })],
  }),
  product('Voice Global', {
    vendor: { id: 'v-ardent', name: 'Ardent Voice' },
    category: 'Telephony',
    state: 'paused',
    pausedReason: 'The vendor sells no new lines until March.',
  }),
  product('Office Desktop 2026', {
    kind: 'software',
    state: 'retired',
    plans: [plan('desktop-once', { term: 'none', cycle: 'once', unitPrice: 10_260 })],
  }),
  product('Sign Qualified', {
    vendor: { id: 'v-quillon', name: 'Quillon Sign' },
    category: 'Signatures',
    countries: ['AT', 'CH', 'DE'],
  }),
  product('Microsoft 365 Business', {
    summary: 'Desktop programs, a mailbox and meetings.',
    vendor: { id: 'v-microsoft', name: 'Microsoft' },
    needsTenant: true,
  }),
  product('Office Translate', {
    kind: 'usage',
    plans: [
      plan('translate-use', { term: 'none', cycle: 'usage', unitPrice: '0.0125', cancelHours: 0 }),
    ],
  }),
];

/** What a server would answer: counted by vendor, category, kind and term. */
export function productsPage(rows: readonly Product[]): Page<Product> {
  const counted = (
    field: string,
    valuesOf: (row: Product) => readonly string[],
    labelOf?: (value: string) => string | undefined,
  ) => ({
    field,
    values: [...new Set(rows.flatMap(valuesOf))].map((value) => ({
      value,
      label: labelOf?.(value),
      count: rows.filter((row) => valuesOf(row).includes(value)).length,
    })),
  });
  return {
    data: rows,
    totalRecords: rows.length,
    totalPages: 1,
    facets: [
      counted(
        'vendorId',
        ({ vendor }) => [vendor.id],
        (id) => rows.find(({ vendor }) => vendor.id === id)?.vendor.name,
      ),
      counted('category', ({ category }) => [category]),
      counted('kind', ({ kind }) => [kind]),
      counted('term', ({ plans }) => [...new Set(plans.map(({ term }) => term))]),
    ],
  };
}

export const offers: readonly VendorOffer[] = [
  {
    id: 'v-norrvik',
    categories: ['Productivity'],
  },
  {
    id: 'v-halden',
    categories: ['Security'],
  },
];

/** The targets of a cart. */
export function target(customerName: string, domain: string | null = null): CartTarget {
  const id = customerName.toLowerCase().replaceAll(' ', '-');
  return { id, customerId: id, tenantId: null, customerName, domain };
}

const halvorsen = target('Halvorsen AS', 'halvorsen.example');

/** One customer, in Norway, without a tenant. */
export const oneBuyer: Buyer = {
  targets: [halvorsen],
  shown: halvorsen,
  facts: { country: 'NO', tenantVendorIds: [] },
};

/** Several, at the prices of the first. */
export const severalBuyers: Buyer = {
  ...oneBuyer,
  targets: [halvorsen, target('Fjordbakeriet'), target('Kvist & Sønner')],
};

/** Nobody yet. */
export const noBuyer: Buyer = { targets: [], shown: null, facts: null };

/** What a customer has of a product. */
export function held(customerName: string, productId: string, quantity: number): Subscription {
  return {
    id: `${customerName} ${productId}`,
    revision: 1,
    customerId: customerName,
    customerName,
    tenantId: null,
    vendorId: 'v-norrvik',
    vendorName: 'Norrvik Office',
    productId,
    planId: `${productId}-ym`,
    productName: productId,
    friendlyName: null,
    project: null,
    state: 'active',
    isTrial: false,
    quantity,
    assigned: null,
    unitPrice: 1_134,
    currency: 'EUR',
    term: 'P1Y',
    cycle: 'month',
    startOn: '2026-01-10',
    termStartOn: '2026-01-10',
    renewsOn: '2027-01-10',
    autoRenew: true,
    renewalUnitPrice: 1_134,
    recurringPerMonth: quantity * 1_134,
    batches: [],
    scheduled: null,
    changing: null,
    nextChargeOn: '2026-03-10',
    commitmentLeft: 0,
  };
}
