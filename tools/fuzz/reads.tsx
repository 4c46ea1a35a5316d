import type { ReactElement } from 'react';
import { getCustomer, getCustomerType, listCustomers } from '../../src/api/calls/customers';
import { getTask, listNotifications } from '../../src/api/calls/notifications';
import { getOrder, listOrders } from '../../src/api/calls/orders';
import {
  getPriceList,
  getProduct,
  listPriceLists,
  listProducts,
} from '../../src/api/calls/products';
import { getPermissionCatalogue, listRoleMembers, listRoles } from '../../src/api/calls/roles';
import { getSubscription, listSubscriptions } from '../../src/api/calls/subscriptions';
import { getUser, listUsers, setupTwoFactor } from '../../src/api/calls/users';
import type { ApiClient } from '../../src/api/client';
import { CustomerScreen } from '../../src/components/customers/CustomerScreen';
import { CustomersScreen } from '../../src/components/customers/CustomersScreen';
import { NotificationItem } from '../../src/components/notifications/NotificationItem';
import { SecretField } from '../../src/components/notifications/SecretField';
import { OrderScreen } from '../../src/components/orders/OrderScreen';
import { OrdersScreen } from '../../src/components/orders/OrdersScreen';
import { PriceListScreen } from '../../src/components/products/PriceListScreen';
import { PriceListsScreen } from '../../src/components/products/PriceListsScreen';
import { ProductScreen } from '../../src/components/products/ProductScreen';
import { ProductsScreen } from '../../src/components/products/ProductsScreen';
import { PermissionEditor } from '../../src/components/roles/PermissionEditor';
import { RoleDetailScreen } from '../../src/components/roles/RoleDetailScreen';
import { RolesScreen } from '../../src/components/roles/RolesScreen';
import { SubscriptionScreen } from '../../src/components/subscriptions/SubscriptionScreen';
import { SubscriptionsScreen } from '../../src/components/subscriptions/SubscriptionsScreen';
import { ProfileScreen } from '../../src/components/users/ProfileScreen';
import { TwoFactorKey } from '../../src/components/users/TwoFactorSetupModal';
import { UsersScreen } from '../../src/components/users/UsersScreen';
import { ALLOWED } from '../../src/domain/access';
import type { Customer } from '../../src/domain/customers/customer';
import { FIRST_QUERY } from '../../src/domain/list-query';
import type { Order } from '../../src/domain/orders/order';
import { ORDERS_VIEWS } from '../../src/domain/orders/orders-list';
import type { Page } from '../../src/domain/paging';
import { planPrices } from '../../src/domain/products/plan-prices';
import { planPricesPage } from '../../src/domain/products/plan-prices-list';
import type { PriceList, Product } from '../../src/domain/products/product';
import { FIRST_PLACE } from '../../src/domain/products/products-place';
import { mapReading, type Reading } from '../../src/domain/reading';
import type { Role, RoleMember } from '../../src/domain/roles/role';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import type { User } from '../../src/domain/users/user';
import type { UserRow } from '../../src/domain/users/user-row';
import { ORDER, SUBSCRIPTION } from '../../tests/api/commerce-answers';
import { BILLING_READS } from './billing-reads';
import { DAILY_READS } from './daily-reads';
import { DASHBOARD_READS } from './dashboard-reads';
import {
  FUZZ_NOW,
  type FuzzedRead,
  fuzzed,
  noFile,
  nothing,
  page,
  type Read,
  reading,
  shown,
} from './fuzzed-read';
import { LOOK_READS } from './look-reads';
import { PURCHASE_READS } from './purchase-reads';

const EMAIL = 'maren@fjord.example';

const permissions = [
  { name: 'User.Read', description: 'See users' },
  { name: 'User.Delete', description: '' },
];
const person = {
  email: EMAIL,
  firstname: 'Maren',
  lastname: 'Okafor',
  username: 'Maren O',
  phone: '5550100200',
  twoFactorEnabled: true,
  userAvatar: null,
  customerId: 'c1',
  roles: [{ name: 'Admin', permissions }],
  isActive: true,
  isSystem: false,
  lastLoginDate: '2026-02-28T10:00:00',
};
const people = {
  data: [
    person,
    {
      ...person,
      email: 'bo@fjord.example',
      lastLoginDate: '0001-01-01T00:00:00',
      invitedAt: '2026-02-28T10:00:00',
    },
  ],
  totalRecords: 12,
  totalPages: 2,
};

const customer = {
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

const subscription = {
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

const customers = {
  data: [customer, { ...customer, id: 'c-3', currency: 'CHF', state: 'suspended' }],
  totalRecords: 2,
  totalPages: 1,
  facets: { state: [{ value: 'active', count: 1 }] },
  sums: [{ currency: 'EUR', openBalance: 8750, recurringPerMonth: 11000 }],
};

const priceList = {
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

/** What is sold by that list; an override that is fuzzed stands beside it. */
const sold = [
  {
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
        nextPrice: null,
        upgradesTo: [],
      },
    ],
  },
];

const product = {
  id: 'p-1',
  vendor: { id: 'v-1', name: 'Norrvik' },
  name: 'Office',
  category: 'Productivity',
  kind: 'license',
  summary: 'Mail and documents.',
  state: 'active',
  pausedReason: null,
  requires: ['p-2'],
  countries: ['NO', 'DE'],
  limits: { min: 5, max: 300, step: 5 },
  needsTenant: true,
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
    { id: 'pl-2', term: 'none', cycle: 'usage', currency: 'EUR', unitPrice: '0.0125' },
  ],
};

const products = {
  data: [product, { ...product, id: 'p-2', state: 'paused', pausedReason: 'Soon.' }],
  totalRecords: 2,
  totalPages: 1,
  facets: { vendorId: [{ value: 'v-1', count: 2, label: 'Norrvik' }] },
};

const target = {
  id: 't-1',
  customerId: 'c-1',
  tenantId: null,
  customerName: 'Halvorsen AS',
  domain: null,
};

const buyer = {
  targets: [target],
  shown: target,
  facts: { country: 'NO', tenantVendorIds: [] },
};

const waiting = { status: 'loading' } as const;

const write = {
  state: { status: 'idle' },
  isPending: false,
  failure: null,
  run: async () => undefined,
} as const;

const list = {
  searchText: '',
  onSearchTextChange: nothing,
  isSearchTooShort: false,
  query: FIRST_QUERY,
  onQueryChange: nothing,
  selectedKeys: new Set<string>([EMAIL]),
  onSelectionChange: nothing,
};

const noPart = { list: { ...list, rows: { status: 'loading' } }, access: ALLOWED } as const;
const noParts = {
  subscriptions: noPart,
  orders: noPart,
  statements: noPart,
  tenants: noPart,
  prices: noPart,
  users: noPart,
};

const people_ = (rows: Reading<Page<RoleMember>>) => ({
  list: { ...list, rows },
  now: FUZZ_NOW,
  onAddUsers: nothing,
  onRevoke: nothing,
});

function profile(read: Read<User>): ReactElement {
  const user = read.status === 'ready' ? read.data : null;
  const values = {
    firstname: user?.firstname ?? '',
    lastname: user?.lastname ?? '',
    displayName: user?.username ?? '',
    phoneNumber: user?.phone ?? '',
  };
  const form = { isPending: false, onSubmit: nothing, onUnsavedChange: nothing };
  return (
    <ProfileScreen
      email={EMAIL}
      isOwn
      user={reading(read)}
      details={{ ...form, values }}
      password={{ ...form, access: ALLOWED, changes: 0 }}
      secondFactor={{ access: ALLOWED, onSetUp: nothing, onTurnOff: nothing }}
    />
  );
}

const role: Role = { name: 'Admin', owner: 'System', permissions };
const noPeople = { status: 'loading' } as const;

/** Every read that a screen shows. */
export const FUZZED_READS: readonly FuzzedRead[] = [
  ...DASHBOARD_READS(person),
  ...BILLING_READS,
  ...DAILY_READS,
  ...LOOK_READS(person, people, list),
  fuzzed({
    name: 'getUser',
    call: (client: ApiClient) => getUser(client, { email: EMAIL }),
    answer: person,
    show: profile,
  }),
  fuzzed({
    name: 'getCustomerType',
    call: (client: ApiClient) => getCustomerType(client),
    answer: { customerType: 2 },
    show: shown((level) => <p>{level}</p>),
  }),
  fuzzed<Page<UserRow>>({
    name: 'listUsers',
    call: (client: ApiClient) => listUsers(client, page),
    answer: people,
    show: (read) => (
      <UsersScreen
        now={FUZZ_NOW}
        list={{ ...list, rows: reading(read) }}
        actor={{ email: EMAIL, allowedActions: ['User.Impersonate'] }}
        deletion={{ onDelete: nothing }}
        onImpersonate={nothing}
      />
    ),
  }),
  fuzzed<Page<Customer>>({
    name: 'listCustomers',
    call: (client: ApiClient) => listCustomers(client, page),
    answer: customers,
    show: (read) => <CustomersScreen list={{ ...list, rows: reading(read) }} access={ALLOWED} />,
  }),
  fuzzed<Page<Subscription>>({
    name: 'listSubscriptions',
    call: (client: ApiClient) => listSubscriptions(client, page),
    answer: { data: [SUBSCRIPTION], totalRecords: 1, totalPages: 1, sums: [] },
    show: (read) => (
      <SubscriptionsScreen
        now={FUZZ_NOW}
        list={{ ...list, rows: reading(read) }}
        access={ALLOWED}
        scope="all"
        hasScopes
        view="all"
        onViewChange={nothing}
        isGrouped
        onGroupedChange={nothing}
        attentionCount={null}
      />
    ),
  }),
  fuzzed<Page<Order>>({
    name: 'listOrdersOfAll',
    call: (client: ApiClient) => listOrders(client, page),
    answer: { data: [ORDER, { ...ORDER, id: 'o-2' }], totalRecords: 2, totalPages: 1, sums: [] },
    show: (read) => (
      <OrdersScreen
        list={{ ...list, rows: reading(read) }}
        access={ALLOWED}
        hasCustomers
        view="all"
        views={ORDERS_VIEWS}
        onViewChange={nothing}
        counts={{}}
        exporting={noFile}
        now={0}
      />
    ),
  }),
  fuzzed<Order>({
    name: 'getOrder',
    call: (client: ApiClient) => getOrder(client, { id: 'o-1' }),
    answer: ORDER,
    show: (read) => (
      <OrderScreen
        access={ALLOWED}
        order={reading(read)}
        actions={{ access: () => ALLOWED, onAction: nothing, dialog: null }}
        retry={{ ...write, access: ALLOWED, dialog: null }}
        informing={{ onOpen: null, dialog: null }}
        next={null}
        reorder={{ ...write, access: ALLOWED }}
        copying={{ copied: { text: null, isRefused: false }, onCopy: nothing }}
      />
    ),
  }),
  fuzzed<Customer>({
    name: 'getCustomer',
    call: (client: ApiClient) => getCustomer(client, { id: 'c-1' }),
    answer: customer,
    show: (read) => (
      <CustomerScreen
        access={ALLOWED}
        customer={reading(read)}
        prices={{ list: null }}
        standing={{ liveSubscriptions: 2, matters: null }}
        tabs={{
          current: 'overview',
          onChange: nothing,
          people: { isKnown: true, inviteAccess: ALLOWED },
          tenants: {
            access: ALLOWED,
            addAccess: ALLOWED,
            onAdd: nothing,
            onShow: nothing,
            onResend: nothing,
            onRevoke: nothing,
            dialog: null,
          },
          vendors: new Map(),
        }}
        parts={noParts}
        now={0}
        editing={{ access: () => ALLOWED, onEdit: nothing, dialog: null }}
        moving={{ access: () => ALLOWED, onMove: nothing, dialog: null }}
        buy={null}
      />
    ),
  }),
  fuzzed<Subscription>({
    name: 'getSubscription',
    call: (client: ApiClient) => getSubscription(client, { id: 's-1' }),
    answer: subscription,
    show: (read) => (
      <SubscriptionScreen
        access={ALLOWED}
        subscription={reading(read)}
        now={0}
        orders={noParts.orders}
        actions={{ access: () => ALLOWED, onAction: nothing, onEndAtRenewal: nothing }}
        lost={{ schedule: null, onScheduleAgain: nothing }}
        drawer={null}
        charges={{
          access: ALLOWED,
          months: { status: 'loading' },
          hasEarlier: false,
          onEarlier: nothing,
        }}
      />
    ),
  }),
  fuzzed<Page<PriceList>>({
    name: 'listPriceLists',
    call: (client: ApiClient) => listPriceLists(client, page),
    answer: { data: [priceList], totalRecords: 1, totalPages: 1 },
    show: (read) => (
      <PriceListsScreen
        list={{ ...list, rows: reading(read) }}
        access={ALLOWED}
        sellers={null}
        clientView={{ isOn: false, onChange: nothing }}
      />
    ),
  }),
  fuzzed<PriceList>({
    name: 'getPriceList',
    call: (client: ApiClient) => getPriceList(client, { id: 'pr-1' }),
    answer: priceList,
    show: (read) => {
      const plans = mapReading(reading(read), (one) => planPrices(sold, one));
      return (
        <PriceListScreen
          access={ALLOWED}
          priceList={reading(read)}
          plans={plans}
          list={{
            ...list,
            rows: mapReading(plans, (all) => planPricesPage(all, FIRST_QUERY)),
          }}
          sellers={null}
          clientView={{ isOn: false, onChange: nothing }}
          changeAccess={() => ALLOWED}
          onChangePrice={nothing}
          dialog={null}
        />
      );
    },
  }),
  fuzzed<Page<Product>>({
    name: 'listProducts',
    call: (client: ApiClient) => listProducts(client, page),
    answer: products,
    show: (read) => (
      <ProductsScreen
        list={{ ...list, rows: reading(read) }}
        access={ALLOWED}
        buyer={buyer}
        place={FIRST_PLACE}
        onPlaceChange={nothing}
        vendors={waiting}
        compared={waiting}
      />
    ),
  }),
  fuzzed<Product>({
    name: 'getProduct',
    call: (client: ApiClient) => getProduct(client, { id: 'p-1' }),
    answer: product,
    show: (read) => (
      <ProductScreen
        product={reading(read)}
        access={ALLOWED}
        buying={{ buyer, pricesOf: null, onPricesOfChange: nothing }}
        canBuy
        adding={{ onAdd: nothing, isPending: false, failure: null, result: null, choice: null }}
        inCart={[]}
        related={{ required: waiting, held: null, addOns: waiting, holders: null }}
        clientView={null}
        now={0}
      />
    ),
  }),
  fuzzed({
    name: 'listRoles',
    call: (client: ApiClient) => listRoles(client),
    answer: {
      Admin: { name: 'Admin', owner: 'System', permissions: [permissions] },
      Desk: { name: 'Desk', owner: EMAIL, permissions: [[]] },
    },
    show: (read) => (
      <>
        <RolesScreen
          roles={reading(read)}
          useRoleMembers={() => noPeople}
          onAction={nothing}
          onView={nothing}
          onCreate={nothing}
        />
        {read.status === 'ready' &&
          read.data
            .slice(0, 3)
            .map((each) => (
              <RoleDetailScreen
                key={each.name}
                role={reading({ status: 'ready', data: each })}
                users={people_(noPeople)}
                editing={{ onEdit: nothing }}
                deletion={{ onDelete: nothing }}
              />
            ))}
      </>
    ),
  }),
  fuzzed({
    name: 'getPermissionCatalogue',
    call: (client: ApiClient) => getPermissionCatalogue(client),
    answer: { Users: permissions, Roles: [{ name: 'Role.Read', description: 'See roles' }] },
    show: (read) => (
      <PermissionEditor
        defaultExpanded
        catalogue={reading(read)}
        selectedKeys={new Set(['User.Read'])}
        onSelectionChange={nothing}
      />
    ),
  }),
  fuzzed<Page<RoleMember>>({
    name: 'listRoleMembers',
    call: (client: ApiClient) => listRoleMembers(client, { role: 'Admin', ...page }),
    answer: people,
    show: (read) => (
      <RoleDetailScreen
        role={reading({ status: 'ready', data: role })}
        users={people_(reading(read))}
        editing={{ onEdit: nothing }}
        deletion={{ onDelete: nothing }}
      />
    ),
  }),
  fuzzed({
    name: 'listNotifications',
    call: (client: ApiClient) => listNotifications(client),
    answer: [
      {
        id: 'n1',
        type: 'TaskHasMetadata',
        category: 'MSVendorIntegration',
        severity: 'Error',
        title: 'Order for Lofoten Seafood failed',
        description: 'The vendor is out of order.',
        createdAt: '2026-03-02T08:46:00',
        relatedEntityId: 't1',
        relatedEntityType: 'Task',
      },
      { id: 'n2', type: 'Info', title: 'Second', createdAt: '2026-03-01T08:00:00' },
    ],
    show: shown((notifications) => (
      <ul>
        {notifications.slice(0, 300).map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              isUnread
              href={undefined}
              onFollow={nothing}
              now={FUZZ_NOW}
              onDismiss={nothing}
              onShowCredentials={nothing}
            />
          </li>
        ))}
      </ul>
    )),
  }),
  fuzzed({
    name: 'getTask',
    call: (client: ApiClient) => getTask(client, { id: 't1' }),
    answer: {
      data: {
        id: 't1',
        status: 'Done',
        metadata: {
          Domain: 'nordlys.example',
          TenantId: '6f2b8c1e',
          InitialCredentials: { UserName: 'admin', Password: 'secret' },
        },
      },
    },
    show: shown(({ status, vendorIntegration }) => (
      <dl>
        {Object.entries({ status, ...vendorIntegration }).map(([name, value]) => (
          <SecretField key={name} label={name} value={value} isCopied={false} onCopy={nothing} />
        ))}
      </dl>
    )),
  }),
  fuzzed({
    name: 'setupTwoFactor',
    call: (client: ApiClient) => setupTwoFactor(client, { email: EMAIL }),
    answer: {
      sharedKey: 'JBSW Y3DP EHPK 3PXP',
      authenticatorUri: 'otpauth://totp/Fjord:maren?secret=JBSWY3DPEHPK3PXP&issuer=Fjord',
    },
    show: shown((setup) => (
      <TwoFactorKey {...setup} onCopy={nothing} isCopied={false} isCopyRefused={false} />
    )),
  }),
  ...PURCHASE_READS,
];
