import type {
  CustomerEditing,
  CustomerMoveState,
  CustomerPart,
  CustomerParts,
  CustomerTenants,
} from '../../src/contracts/customers';
import { ALLOWED } from '../../src/domain/access';
import type { Statement } from '../../src/domain/billing/statement';
import type { Customer, Tenant } from '../../src/domain/customers/customer';
import type { Order } from '../../src/domain/orders/order';
import type { PlanPrice } from '../../src/domain/products/plan-prices';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import type { UserRow } from '../../src/domain/users/user-row';
import { customer } from './customers';
import { listOf } from './list';
import { pageOf, ready } from './reading';

/** The time of these stories. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');

const nothing = () => {};

function part<Row>(rows: readonly Row[]): CustomerPart<Row> {
  return {
    access: ALLOWED,
    list: listOf(ready(pageOf(rows))),
  };
}

/** A customer with everything that a customer can have. */
export const halvorsen: Customer = customer('Halvorsen AS', {
  domain: 'halvorsen.onmicrosoft.com',
  vatId: 'NO918305321',
  creditLimit: 100_000,
  openBalance: 2_357,
  otherBalances: [{ currency: 'CHF', amount: 63_885 }],
  parentName: 'Nordlys Partner',
  recurringPerMonth: 120_400,
  agreementAcceptedAt: new Date('2026-01-10T09:00:00Z'),
  contact: { name: 'Liv Halvorsen', email: 'liv@halvorsen.example', phone: '+47 22 00 00 00' },
});

const of = { customerId: halvorsen.id, customerName: halvorsen.name, tenantId: null } as const;

const office: Subscription = {
  ...of,
  id: 's-1',
  revision: 2,
  vendorId: 'v-1',
  vendorName: 'Norrvik Office',
  productId: 'p-1',
  planId: 'pl-1',
  productName: 'Office Business',
  friendlyName: 'Office for Oslo',
  project: null,
  state: 'active',
  isTrial: false,
  quantity: 10,
  assigned: 8,
  unitPrice: 1_100,
  currency: 'EUR',
  term: 'P1Y',
  cycle: 'month',
  startOn: '2026-05-10',
  termStartOn: '2026-05-10',
  renewsOn: '2027-05-10',
  autoRenew: true,
  renewalUnitPrice: 1_210,
  recurringPerMonth: 11_000,
  batches: [],
  scheduled: null,
  changing: null,
  nextChargeOn: '2026-12-10',
  commitmentLeft: 55_000,
};

const backup: Subscription = {
  ...office,
  id: 's-2',
  productName: 'Backup Mail',
  friendlyName: null,
  vendorName: 'Corvid Backup',
  state: 'suspended',
  isTrial: true,
  assigned: null,
  quantity: 25,
  renewsOn: '2027-02-14',
  autoRenew: false,
  recurringPerMonth: 0,
};

const order: Order = {
  ...of,
  id: 'o-1',
  number: '2026-00042',
  vendorId: 'v-1',
  vendorName: 'Norrvik Office',
  type: 'create',
  state: 'partlyCompleted',
  lines: ['Office Business', 'Backup Mail'].map((productName, at) => ({
    id: `l-${at}`,
    planId: 'pl-1',
    productName,
    quantity: 5,
    net: 5_500,
    state: 'done',
    failure: null,
    subscriptionId: null,
  })),
  currency: 'EUR',
  net: 11_000,
  tax: 2_750,
  total: 13_750,
  quoteId: null,
  poNumber: null,
  placedBy: 'ada@plinth.example',
  impersonatedBy: null,
  approval: null,
  events: null,
  createdAt: new Date('2026-11-20T09:00:00Z'),
  endedAt: null,
};

const statement: Statement = {
  id: 'st-1',
  customerId: halvorsen.id,
  customerName: halvorsen.name,
  number: 'R-2026-10-0007',
  direction: 'receivable',
  issuerId: 'nordlys',
  issuerName: 'Nordlys Partner',
  period: '2026-10',
  state: 'overdue',
  issuedOn: '2026-11-01',
  dueOn: '2026-12-01',
  currency: 'EUR',
  lines: null,
  taxes: null,
  net: 11_000,
  tax: 2_750,
  total: 13_750,
  paid: 5_000,
  settled: 0,
  balance: 8_750,
  payments: null,
  creditOf: null,
  creditedBy: null,
  reissueOf: null,
  reissuedBy: null,
  reason: null,
  voidedBy: null,
};

/** One that is linked. */
export const tenant: Tenant = {
  id: 'te-1',
  customerId: halvorsen.id,
  vendorId: 'v-microsoft',
  domain: 'halvorsen.onmicrosoft.com',
  state: 'active',
  requestUrl: null,
  requestExpiresAt: null,
};

/** One whose link waits for the customer. */
export const asked: Tenant = {
  ...tenant,
  id: 'te-2',
  domain: 'halvorsen.example',
  state: 'requested',
  requestUrl: 'https://partner.example/link/9f2',
  requestExpiresAt: new Date('2026-12-22T05:00:00Z'),
};

const price: PlanPrice = {
  id: 'pl-1',
  term: 'P1Y',
  cycle: 'month',
  trialDays: null,
  currency: 'EUR',
  productId: 'p-1',
  productName: 'Office Business',
  vendor: { id: 'v-1', name: 'Norrvik Office' },
  unitList: 1_000,
  unitPrice: 1_100,
  nextPrice: null,
  isOwn: false,
  marginBps: null,
  verdict: null,
};

const person: UserRow = {
  email: 'liv@halvorsen.example',
  firstname: 'Liv',
  lastname: 'Halvorsen',
  userAvatar: '',
  isSystem: false,
  isActive: false,
  twoFactorEnabled: true,
  lastLoginDate: new Date('2026-11-21T09:00:00Z'),
  roles: ['Marketplace Buyer'],
};

/** What belongs to it: some of everything. */
export const customerParts: CustomerParts = {
  subscriptions: part([office, backup]),
  orders: part([order, { ...order, id: 'o-2', number: '2026-00041', state: 'completed' }]),
  statements: part([statement, { ...statement, id: 'st-2', period: '2026-09', state: 'issued' }]),
  tenants: part([tenant, asked, { ...asked, id: 'te-3', state: 'expired' }]),
  prices: part([price, { ...price, id: 'pl-2', term: 'P1M' }]),
  users: part([person]),
};

/** What belongs to one that is new. */
export const emptyParts: CustomerParts = {
  subscriptions: part<Subscription>([]),
  orders: part<Order>([]),
  statements: part<Statement>([]),
  tenants: part<Tenant>([]),
  prices: part<PlanPrice>([]),
  users: part<UserRow>([]),
};

/** Its live subscriptions, one with seats that are assigned. */
export const live: readonly Subscription[] = [backup, office];

/** The dialog that asks before it is suspended. */
export const moveState: CustomerMoveState = {
  action: 'suspend',
  customer: halvorsen,
  liveSubscriptions: 2,
  objection: null,
  isPending: false,
  failure: null,
  onConfirm: nothing,
  onClose: nothing,
};

/** What can be done about its tenants. */
export const tenants: CustomerTenants = {
  access: ALLOWED,
  addAccess: ALLOWED,
  onAdd: nothing,
  onShow: nothing,
  onResend: nothing,
  onRevoke: nothing,
  dialog: null,
};

/** What is known of it can be changed. */
export const editing: CustomerEditing = { access: () => ALLOWED, onEdit: nothing, dialog: null };
