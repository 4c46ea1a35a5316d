import type { Statement } from '../../src/domain/billing/statement';
import type {
  AttentionItem,
  DashboardSummary,
  MonthlySpend,
} from '../../src/domain/dashboard/summary';
import { STORY_NOW } from './sandbox';
import { subscription } from './subscriptions';

const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(STORY_NOW + hours * HOUR_MS);

/** What a reseller counts. */
export const summary: DashboardSummary = {
  renewals: 12,
  failedOrders: 2,
  waitingForMe: 1,
  openOrders: 5,
  overdue: 3,
  windows: 0,
  seatsBought: 1_726,
  seatsAssigned: 1_632,
  unassignedPerMonth: [
    { currency: 'CHF', amount: 31_050 },
    { currency: 'EUR', amount: 128_400 },
  ],
  renewalsPerMonth: [
    { currency: 'CHF', amount: 18_400 },
    { currency: 'EUR', amount: 214_350 },
  ],
  openOrdersTotal: [{ currency: 'EUR', amount: 342_075 }],
  overdueBalance: [{ currency: 'EUR', amount: 501_230 }],
  failedSinceAt: after(-52),
  waitingSinceAt: after(-30),
  seatsByVendor: [
    { vendorId: 'v-norrvik', vendorName: 'Norrvik', bought: 820, assigned: 801 },
    { vendorId: 'v-corvid', vendorName: 'Corvid Backup', bought: 410, assigned: 372 },
    { vendorId: 'v-kestrel', vendorName: 'Kestrel Network', bought: 96, assigned: 68 },
    { vendorId: 'v-fathom', vendorName: 'Fathom Desk', bought: 400, assigned: 391 },
  ],
};

/** One of each kind, and one that nobody knows. */
export const attention: readonly AttentionItem[] = [
  {
    kind: 'windowClosing',
    entityId: 's-1',
    text: 'The window to cancel CRM Sales for Halvorsen AS closes.',
    dueAt: after(3),
    productName: 'CRM Sales',
    customerName: 'Halvorsen AS',
  },
  {
    kind: 'orderFailed',
    entityId: 'o-1',
    text: 'Order 2026-00074 for Halvorsen AS failed.',
    dueAt: null,
    number: '2026-00074',
    customerName: 'Halvorsen AS',
  },
  {
    kind: 'orderWaiting',
    entityId: 'o-2',
    text: 'Order 2026-00082 for Fjordbakeriet waits for approval.',
    dueAt: after(120),
    number: '2026-00082',
    customerName: 'Fjordbakeriet',
  },
  {
    kind: 'statementOverdue',
    entityId: 'st-1',
    text: 'Statement R-2026-01-0140 for Kvist & Sønner is overdue.',
    dueAt: new Date('2026-02-28T00:00:00Z'),
    number: 'R-2026-01-0140',
    customerName: 'Kvist & Sønner',
  },
  {
    kind: 'trialEnding',
    entityId: 's-2',
    text: 'The trial of Identity Guard for Hamnen Hotell ends.',
    dueAt: after(30),
    productName: 'Identity Guard',
    customerName: 'Hamnen Hotell',
  },
  {
    kind: 'tenantExpired',
    entityId: 'c-4',
    text: 'The link to lumen.example of Lumen Optik has expired.',
    dueAt: null,
    domain: 'lumen.example',
    customerName: 'Lumen Optik',
  },
  {
    kind: 'seatsUnused',
    entityId: 's-3',
    text: '18 of 90 seats of Backup Systems for Halvorsen AS are not assigned.',
    dueAt: null,
    productName: 'Backup Systems',
    customerName: 'Halvorsen AS',
    quantity: 90,
    unassigned: 18,
  },
  { kind: 'priceRise', entityId: 'p-1', text: 'The price of Sign rises.', dueAt: null },
];

const NETS = [
  284_000, 301_550, 297_025, 322_400, 318_900, 356_775, 349_200, 371_650, 365_900, 388_140, 397_200,
  421_000, 166_300,
];

/** Thirteen months to March 2026. */
export function months(currency: string, share = 1, hasCosts = true): readonly MonthlySpend[] {
  return NETS.map((amount, at) => {
    const period = new Date(Date.UTC(2025, 2 + at, 1)).toISOString().slice(0, 7);
    const net = Math.round(amount * share);
    return { period, currency, net, ...(hasCosts && { cost: Math.round(net * 0.82) }) };
  });
}

/** What renews and what ends. */
export const renewals = [
  subscription('Sign Business', { renewsOn: '2026-03-04', quantity: 12, renewalUnitPrice: 1_197 }),
  subscription('Network Edge', {
    renewsOn: '2026-03-10',
    customerName: 'Trondheim Skole',
    quantity: 3,
    renewalUnitPrice: 741,
  }),
  subscription('Backup Mail', {
    friendlyName: 'Backup for Ida Moe',
    renewsOn: '2026-03-17',
    customerName: 'Aurora Travel',
    autoRenew: false,
    renewalUnitPrice: null,
  }),
];

/** What a customer was sent last. */
export const statement: Statement = {
  id: 'st-9',
  number: 'R-2026-02-0193',
  direction: 'payable',
  customerId: 'c-1',
  customerName: 'Halvorsen AS',
  issuerId: 'c-2',
  issuerName: 'Nordlys Partner',
  period: '2026-02',
  state: 'issued',
  issuedOn: '2026-03-01',
  dueOn: '2026-03-31',
  currency: 'EUR',
  lines: null,
  taxes: null,
  net: 109_060,
  tax: 27_265,
  total: 136_325,
  paid: 0,
  settled: 0,
  balance: 136_325,
  payments: null,
  creditOf: null,
  creditedBy: null,
  reissueOf: null,
  reissuedBy: null,
  reason: null,
  voidedBy: null,
};
