import type { ScreenName } from './names';
import { type AnyEmbedScreen, embedScreen } from './screen';

/** The sign-in: password, code, missing names, and a forgotten password. */
export const signIn = embedScreen({
  name: 'sign-in',
  needsUser: 'no',
  properties: { brandName: 'text', signedInHref: 'text', forgotPasswordHref: 'text' },
  part: async () => (await import('./SignInEmbed')).SignInEmbed,
});

/** The bell, with the drawer of notifications behind it. */
export const notifications = embedScreen({
  name: 'notifications',
  needsUser: 'quietly',
  properties: {},
  part: async () => (await import('./NotificationsEmbed')).NotificationsEmbed,
});

/** The roles of an organisation, with what can be done about them. */
export const roles = embedScreen({
  name: 'roles',
  properties: { roleHref: 'text' },
  events: ['done'],
  row: async () => (await import('../screens/roles')).roles,
});

/** One role: its permissions and who has it. */
export const role = embedScreen({
  name: 'role',
  properties: { name: 'required', rolesHref: 'text', userHref: 'text' },
  events: ['done'],
  row: async () => (await import('../screens/roles')).role,
});

/** Everybody who can sign in, with their roles. */
export const users = embedScreen({
  name: 'users',
  properties: { userHref: 'text' },
  row: async () => (await import('../screens/users')).users,
});

/** The profile of a user: names, roles, password and second factor. */
export const profile = embedScreen({
  name: 'profile',
  properties: { email: 'text', usersHref: 'text', ownHref: 'text' },
  events: ['done'],
  row: async () => (await import('../screens/users')).profile,
});

/** The products that can be bought. */
export const marketplace = embedScreen({
  name: 'marketplace',
  properties: { productHref: 'text', chooseBuyerHref: 'text' },
  row: async () => (await import('../screens/products')).marketplace,
});

/** One product with its prices, and how to buy it. */
export const product = embedScreen({
  name: 'product',
  properties: { id: 'required', productHref: 'text', productsHref: 'text', cartHref: 'text' },
  row: async () => (await import('../screens/products')).product,
});

/** Price lists, of which each opens one. */
export const priceLists = embedScreen({
  name: 'price-lists',
  properties: { priceListHref: 'text' },
  row: async () => (await import('../screens/products')).priceLists,
});

/** One price list with its prices. */
export const priceList = embedScreen({
  name: 'price-list',
  properties: { id: 'required', priceListsHref: 'text' },
  events: ['done'],
  row: async () => (await import('../screens/products')).priceList,
});

/** What was billed, month by month. */
export const statements = embedScreen({
  name: 'statements',
  properties: {
    statementHref: 'text',
    customerHref: 'text',
    compareHref: 'text',
    reconcileHref: 'text',
  },
  row: async () => (await import('../screens/billing')).statements,
});

/** One statement with its lines and payments. */
export const statement = embedScreen({
  name: 'statement',
  properties: {
    id: 'required',
    statementsHref: 'text',
    subscriptionHref: 'text',
    customerHref: 'text',
  },
  events: ['done'],
  row: async () => (await import('../screens/billing')).statement,
});

/** What is subscribed to. */
export const subscriptions = embedScreen({
  name: 'subscriptions',
  properties: { subscriptionHref: 'text', customerHref: 'text', renewalsHref: 'text' },
  row: async () => (await import('../screens/subscriptions')).subscriptions,
});

/** One subscription, with its seats, plan and renewal. */
export const subscription = embedScreen({
  name: 'subscription',
  properties: {
    id: 'required',
    subscriptionsHref: 'text',
    customerHref: 'text',
    statementHref: 'text',
    orderHref: 'text',
  },
  events: ['done'],
  row: async () => (await import('../screens/subscriptions')).subscription,
});

/** What renews in the coming months. */
export const renewals = embedScreen({
  name: 'renewals',
  properties: { subscriptionHref: 'text', customerHref: 'text' },
  row: async () => (await import('../screens/subscriptions')).renewals,
});

/** Orders, and those that wait for somebody. */
export const orders = embedScreen({
  name: 'orders',
  properties: { orderHref: 'text', customerHref: 'text' },
  row: async () => (await import('../screens/orders')).orders,
});

/** One order with its lines. */
export const order = embedScreen({
  name: 'order',
  properties: {
    id: 'required',
    ordersHref: 'text',
    orderHref: 'text',
    cartHref: 'text',
    subscriptionHref: 'text',
    customerHref: 'text',
  },
  events: ['done'],
  row: async () => (await import('../screens/orders')).order,
});

/** The customers of a reseller. */
export const customers = embedScreen({
  name: 'customers',
  properties: { customerHref: 'text', newCustomerHref: 'text' },
  events: ['done'],
  row: async () => (await import('../screens/customers')).customers,
});

/** One customer with its records. */
export const customer = embedScreen({
  name: 'customer',
  properties: {
    id: 'required',
    customersHref: 'text',
    subscriptionHref: 'text',
    orderHref: 'text',
    statementHref: 'text',
  },
  events: ['done', 'invited'],
  row: async () => (await import('../screens/customers')).invitingCustomer,
});

/** The form for a new customer, in steps. */
export const newCustomer = embedScreen({
  name: 'new-customer',
  properties: { customersHref: 'text' },
  row: async () => (await import('../screens/customers')).newCustomer,
});

/** Who did what, and when. */
export const activity = embedScreen({
  name: 'activity',
  properties: {},
  row: async () => (await import('../screens/activity')).activity,
});

/**
 * The screens for pages without React, by name: as elements (`elements/`), behind a frame
 * (`frame/`), in the manifest. A new one is a declaration here, a name in `names.ts`, and its
 * properties in `screen-properties.ts`.
 */
export const SCREENS = {
  'sign-in': signIn,
  notifications,
  roles,
  role,
  users,
  profile,
  marketplace,
  product,
  'price-lists': priceLists,
  'price-list': priceList,
  statements,
  statement,
  subscriptions,
  subscription,
  renewals,
  orders,
  order,
  customers,
  customer,
  'new-customer': newCustomer,
  activity,
} as const satisfies Readonly<Record<ScreenName, AnyEmbedScreen>>;
