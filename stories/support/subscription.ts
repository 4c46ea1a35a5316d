import type {
  ChangeDrawerState,
  DrawerPlans,
  MonthOfCharges,
  NamesDialogState,
  RenewalDrawerState,
  SubscriptionCharges,
  SubscriptionOrders,
} from '../../src/contracts/subscriptions';
import { ALLOWED } from '../../src/domain/access';
import type { ChargeLine } from '../../src/domain/billing/charge';
import type { StatementLine } from '../../src/domain/billing/statement';
import type { Order } from '../../src/domain/orders/order';
import type { Plan } from '../../src/domain/products/product';
import { CHOOSING, type ReadyPreview } from '../../src/domain/subscriptions/change-machine';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import { listOf } from './list';
import { pageOf, ready } from './reading';

/** The time of these stories: a Sunday. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');

const nothing = () => {};

/** 25 seats, of which 5 were bought lately: the others cannot be cancelled any more. */
export const office: Subscription = {
  id: 's-1',
  revision: 2,
  customerId: 'c-1',
  customerName: 'Halvorsen AS',
  tenantId: null,
  vendorId: 'v-1',
  vendorName: 'Norrvik Office',
  productId: 'p-1',
  planId: 'pl-1',
  productName: 'Office Business',
  friendlyName: 'Office for Oslo',
  project: 'North',
  state: 'active',
  isTrial: false,
  quantity: 25,
  assigned: 22,
  unitPrice: 1_100,
  currency: 'EUR',
  term: 'P1Y',
  cycle: 'month',
  startOn: '2026-02-14',
  termStartOn: '2026-02-14',
  renewsOn: '2027-02-14',
  autoRenew: true,
  renewalUnitPrice: 1_210,
  recurringPerMonth: 27_500,
  batches: [
    {
      quantity: 20,
      fromAt: new Date('2026-02-14T09:00:00Z'),
      cancelUntilAt: new Date('2026-02-21T09:00:00Z'),
    },
    {
      quantity: 5,
      fromAt: new Date('2026-11-20T14:00:00Z'),
      cancelUntilAt: new Date('2026-11-27T14:00:00Z'),
    },
  ],
  scheduled: null,
  changing: null,
  nextChargeOn: '2026-12-14',
  commitmentLeft: 55_000,
};

/** The same before anything was added: its only window has closed. */
export const bound: Subscription = {
  ...office,
  quantity: 20,
  assigned: 20,
  batches: office.batches.slice(0, 1),
  recurringPerMonth: 22_000,
  commitmentLeft: 44_000,
};

/** An order of it. */
export const order: Order = {
  id: 'o-1',
  number: '2026-00042',
  customerId: 'c-1',
  customerName: 'Halvorsen AS',
  tenantId: null,
  vendorId: 'v-1',
  vendorName: 'Norrvik Office',
  type: 'change',
  state: 'completed',
  lines: [
    {
      id: 'l-1',
      planId: 'pl-1',
      productName: 'Office Business',
      quantity: 25,
      net: 4_400,
      state: 'done',
      failure: null,
      subscriptionId: 's-1',
    },
  ],
  currency: 'EUR',
  net: 4_400,
  tax: 1_100,
  total: 5_500,
  quoteId: null,
  poNumber: null,
  placedBy: 'reseller@plinth.example',
  impersonatedBy: null,
  approval: null,
  events: null,
  createdAt: new Date('2026-11-20T14:00:00Z'),
  endedAt: new Date('2026-11-20T14:00:08Z'),
};

/** A list of its orders. */
export function ordersOf(rows: readonly Order[]): SubscriptionOrders {
  return {
    access: ALLOWED,
    list: listOf(ready(pageOf(rows))),
  };
}

/** A whole month of 20 seats. */
const wholeMonth: ChargeLine = {
  kind: 'recurring',
  quantity: 20,
  unitPrice: 1_100,
  fromOn: '2026-11-14',
  untilOn: '2026-12-14',
  days: 30,
  ofDays: 30,
  net: 22_000,
  taxBps: 2_500,
};

/** Five seats from 20 November on. */
export const seatsAdded: ChargeLine = {
  ...wholeMonth,
  kind: 'seatsAdded',
  quantity: 5,
  fromOn: '2026-11-20',
  days: 24,
  net: 4_400,
};

const onStatement = { productName: 'Office Business', subscriptionId: 's-1', orderId: null };
const recurring: StatementLine = { ...wholeMonth, ...onStatement, id: 'x-1' };
const added: StatementLine = { ...seatsAdded, ...onStatement, id: 'x-2', orderId: 'o-1' };

const month: MonthOfCharges = {
  statementId: 'st-2',
  number: null,
  period: '2026-11',
  state: 'draft',
  currency: 'EUR',
  lines: [recurring, added],
};

/** What it was charged in two months. */
export const charges: SubscriptionCharges = {
  access: ALLOWED,
  months: ready([
    month,
    {
      ...month,
      statementId: 'st-1',
      number: 'R-2026-10-0007',
      period: '2026-10',
      state: 'issued',
      lines: [{ ...recurring, fromOn: '2026-10-14', untilOn: '2026-11-14', days: 31, ofDays: 31 }],
    },
  ]),
  hasEarlier: true,
  onEarlier: nothing,
};

/** What adding five seats comes to. */
export const addedPreview: ReadyPreview = {
  status: 'ready',
  previewId: 'pv-1',
  validUntilAt: new Date(NOW + 900_000),
  currency: 'EUR',
  lines: [{ ...seatsAdded, fromOn: '2026-11-22', days: 22, net: 4_033 }],
  net: 4_033,
  tax: 1_008,
  total: 5_041,
  recurringBefore: 27_500,
  recurringAfter: 33_000,
  commitmentLeft: 66_000,
  deletesScheduled: false,
};

const plan: Plan = {
  id: 'pl-2',
  term: 'P1Y',
  cycle: 'month',
  currency: 'EUR',
  unitPrice: 1_600,
  unitList: null,
  cancelHours: 168,
  trialDays: null,
  nextPrice: null,
  upgradesTo: [],
};

const plans: DrawerPlans = {
  access: ALLOWED,
  choices: ready({
    limits: { min: 1, max: 300, step: 1 },
    current: { ...plan, id: 'pl-1', unitPrice: 1_100, upgradesTo: ['pl-2'] },
    plans: [
      { plan, productName: 'Office Enterprise', isNow: true },
      {
        plan: { ...plan, id: 'pl-3', term: 'P3Y', unitPrice: 990 },
        productName: 'Office Business',
        isNow: false,
      },
    ],
  }),
};

/** The drawer in which five seats are added. */
export const changeDrawer: ChangeDrawerState = {
  kind: 'change',
  action: 'seats',
  draft: { quantity: 30, planId: null },
  plans,
  preview: ready(addedPreview),
  totalBefore: null,
  onQuantityChange: nothing,
  onPlanChange: nothing,
  onPreview: nothing,
  making: {
    state: CHOOSING,
    onConfirm: nothing,
    onCheckAgain: nothing,
    onSendAgain: nothing,
  },
  onInstead: nothing,
  onClose: nothing,
};

/** The drawer in which it is decided that 20 seats go on. */
export const renewalDrawer: RenewalDrawerState = {
  kind: 'renewal',
  draft: { autoRenew: true, quantity: 20, planId: null, endsOn: null },
  plans,
  others: ready([]),
  isPending: false,
  failure: null,
  isChangedElsewhere: false,
  onSave: nothing,
  onDeleteScheduled: nothing,
  onClose: nothing,
};

/** The dialog in which it is named. */
export const namesDialog: NamesDialogState = {
  kind: 'names',
  isPending: false,
  failure: null,
  isChangedElsewhere: false,
  onSave: nothing,
  onClose: nothing,
};
