/** Answers as docs/commerce-wire.md shows them, field by field. */

export const PRODUCT = {
  id: 'p-1',
  vendor: { id: 'v-1', name: 'Norrvik' },
  name: 'Office',
  category: 'Productivity',
  kind: 'license',
  summary: 'Mail and documents.',
  state: 'active',
  pausedReason: null,
  requires: [],
  countries: [],
  limits: { min: 1, max: 300, step: 1 },
  needsTenant: false,
  plans: [
    {
      id: 'pl-1',
      term: 'P1Y',
      cycle: 'month',
      currency: 'EUR',
      unitPrice: 1100,
      unitList: 1000,
      unitCost: 800,
      cancelHours: 168,
      trialDays: null,
      nextPrice: { fromOn: '2027-02-01', unitPrice: 1210 },
      upgradesTo: ['pl-2'],
    },
  ],
};

export const PRICE_LIST = {
  id: 'pr-1',
  ownerId: 'c-2',
  name: 'Standard',
  currency: 'EUR',
  markupBps: 0,
  targetMarginBps: 1000,
  overrides: [
    { planId: 'pl-1', productName: 'Office', unitList: 1000, unitPrice: 1100, unitCost: 800 },
  ],
};

export const END_DATES = [
  { endsOn: '2026-12-01', reason: 'The end of this month', firstNet: 8250 },
  {
    endsOn: '2028-02-14',
    reason: 'Same end as Halden Shield',
    subscriptionId: 's-9',
    refusal: { code: 'after_term', message: 'A new term ends before that day.' },
  },
];

export const CART = {
  id: 'ca-1',
  revision: 4,
  state: 'open',
  expiresAt: '2026-12-22T05:00:00Z',
  currency: 'EUR',
  targets: [
    { id: 't-1', customerId: 'c-1', tenantId: null, customerName: 'Halvorsen AS', domain: null },
  ],
  lines: [
    {
      id: '7c6e',
      planId: 'pl-1',
      quantity: 25,
      friendlyName: null,
      addOnTo: null,
      endsOn: null,
      domainPrefix: null,
      productId: 'p-1',
      productName: 'Office',
      vendorId: 'v-1',
      vendorName: 'Norrvik',
      kind: 'license',
      term: 'P1Y',
      cycle: 'month',
      limits: { min: 1, max: 300, step: 1 },
      needsTenant: false,
    },
  ],
  poNumber: null,
  updatedBy: 'r@nord.test',
  updatedAt: '2026-11-22T05:00:00Z',
  lastPurchase: { quoteId: 'q-0', orderIds: ['o-1'], at: '2026-11-20T08:00:00Z' },
};

export const PARKED_CART = {
  id: 'ca-9',
  name: 'For spring',
  targets: CART.targets,
  lineCount: 3,
  parkedAt: '2026-11-20T08:00:00Z',
};

export const QUOTE = {
  id: 'q-1',
  cartRevision: 4,
  validUntilAt: '2026-11-22T05:15:00Z',
  currency: 'EUR',
  lines: [
    {
      lineId: '7c6e',
      targetId: 't-1',
      quantity: 25,
      unitPrice: 1100,
      unitCost: 800,
      fromOn: '2026-11-22',
      untilOn: '2026-12-22',
      days: 30,
      ofDays: 30,
      net: 27500,
      taxBps: 2500,
      recurring: 27500,
      commitment: 330000,
      cancelUntilAt: '2026-11-29T05:00:00Z',
    },
  ],
  targets: [{ targetId: 't-1', net: 27500, tax: 6875, total: 34375, commitment: 330000 }],
  issues: [
    {
      severity: 'warning',
      code: 'price_changed',
      lineId: '7c6e',
      targetId: 't-1',
      field: 'planId',
      message: 'The price went from €10.50 to €11.00.',
      was: 1050,
      now: 1100,
    },
  ],
};

export const ORDER = {
  id: 'o-1',
  number: '2026-00042',
  customerId: 'c-1',
  customerName: 'Halvorsen AS',
  tenantId: null,
  vendorId: 'v-1',
  vendorName: 'Norrvik',
  type: 'create',
  state: 'failed',
  lines: [
    {
      id: '7c6f',
      planId: 'pl-3',
      productName: 'Sign',
      quantity: 2,
      net: 1800,
      state: 'failed',
      failure: {
        code: 'vendor_refused',
        message: 'The vendor refused the address.',
        correlationId: '3f0c-8a51',
      },
      subscriptionId: null,
    },
  ],
  currency: 'EUR',
  net: 1800,
  tax: 450,
  total: 2250,
  quoteId: 'q-1',
  poNumber: null,
  placedBy: 'r@nord.test',
  impersonatedBy: null,
  approval: null,
  events: [{ at: '2026-11-22T05:01:00Z', by: 'r@nord.test', text: 'Placed' }],
  createdAt: '2026-11-22T05:01:00Z',
  endedAt: '2026-11-22T05:01:09Z',
};

export const CUSTOMER = {
  id: 'c-1',
  name: 'Halvorsen AS',
  level: 0,
  parentId: 'c-2',
  state: 'active',
  country: 'NO',
  currency: 'EUR',
  taxBps: 2500,
  vatId: null,
  priceListId: 'pr-1',
  creditLimit: null,
  openBalance: 8750,
  recurringPerMonth: 11000,
  domain: 'halv.onmicrosoft.com',
  agreementAcceptedAt: '2026-01-10T09:00:00Z',
  contact: { name: 'Liv Halvorsen', email: 'liv@halv.test', phone: null },
  revision: 3,
};

export const TENANT = {
  id: 'te-1',
  customerId: 'c-1',
  vendorId: 'v-microsoft',
  domain: 'halv.test',
  state: 'requested',
  requestUrl: 'https://partner.example/link/9f2',
  requestExpiresAt: '2026-12-22T05:00:00Z',
};

export const SUBSCRIPTION = {
  id: 's-1',
  revision: 2,
  customerId: 'c-1',
  customerName: 'Halvorsen AS',
  tenantId: null,
  vendorId: 'v-1',
  vendorName: 'Norrvik',
  productId: 'p-1',
  planId: 'pl-1',
  productName: 'Office',
  friendlyName: 'Office for Oslo',
  project: null,
  state: 'active',
  isTrial: false,
  quantity: 10,
  assigned: 8,
  unitPrice: 1100,
  unitCost: 800,
  currency: 'EUR',
  term: 'P1Y',
  cycle: 'month',
  startOn: '2026-05-10',
  termStartOn: '2026-05-10',
  renewsOn: '2027-05-10',
  autoRenew: true,
  renewalUnitPrice: 1210,
  recurringPerMonth: 11000,
  batches: [
    { quantity: 10, fromAt: '2026-05-10T09:00:00Z', cancelUntilAt: '2026-05-17T09:00:00Z' },
  ],
  scheduled: null,
  changing: null,
  nextChargeOn: '2026-12-10',
  commitmentLeft: 55000,
};

export const PREVIEW = {
  previewId: 'pv-1',
  validUntilAt: '2026-11-22T05:15:00Z',
  currency: 'EUR',
  lines: [
    {
      kind: 'seatsAdded',
      quantity: 5,
      unitPrice: 1100,
      unitCost: 800,
      fromOn: '2026-11-22',
      untilOn: '2026-12-10',
      days: 18,
      ofDays: 30,
      net: 3300,
      taxBps: 2500,
    },
  ],
  net: 3300,
  tax: 825,
  total: 4125,
  recurringBefore: 11000,
  recurringAfter: 16500,
  commitmentLeft: 82500,
  deletesScheduled: false,
};

export const STATEMENT = {
  id: 'st-1',
  number: 'R-2026-10-0007',
  direction: 'receivable',
  customerId: 'c-1',
  customerName: 'Halvorsen AS',
  issuerId: 'c-2',
  issuerName: 'Nordlys',
  period: '2026-10',
  state: 'issued',
  issuedOn: '2026-11-01',
  dueOn: '2026-12-01',
  currency: 'EUR',
  lines: [
    {
      id: 'x-1',
      kind: 'recurring',
      productName: 'Office',
      subscriptionId: 's-1',
      orderId: null,
      quantity: 10,
      unitPrice: 1100,
      unitCost: 800,
      fromOn: '2026-10-10',
      untilOn: '2026-11-10',
      days: 31,
      ofDays: 31,
      net: 11000,
      taxBps: 2500,
    },
  ],
  taxes: [{ taxBps: 2500, net: 11000, tax: 2750 }],
  net: 11000,
  tax: 2750,
  total: 13750,
  paid: 5000,
  balance: 8750,
  payments: [
    {
      id: 'pay-1',
      amount: 5000,
      paidOn: '2026-11-12',
      reference: 'Bank 4411',
      by: 'r@nord.test',
    },
  ],
  creditOf: null,
  creditedBy: null,
};

export const RECONCILIATION = [
  {
    subscriptionId: 's-3',
    customerId: 'c-1',
    customerName: 'Halvorsen AS',
    productName: 'Office',
    currency: 'EUR',
    seatsBought: 10,
    seatsBilled: 8,
    cost: 8000,
    net: 8800,
    result: 'seatsDiffer',
  },
];

export const SUMMARY = {
  renewals: 12,
  windows: 6,
  failedOrders: 9,
  openOrders: 12,
  waitingForMe: 6,
  overdue: 4,
  seatsBought: 1400,
  seatsAssigned: 1210,
};

export const ATTENTION = [
  {
    kind: 'orderFailed',
    entityId: 'o-1',
    text: 'Order 2026-00042 for Halvorsen AS failed.',
    dueAt: null,
  },
];

export const SPEND = [{ period: '2025-11', currency: 'EUR', net: 0, cost: 0 }];
