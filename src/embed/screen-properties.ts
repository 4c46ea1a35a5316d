import type { SubscriptionEvent } from '../contracts/subscriptions';
import type { StatementEvent } from '../domain/billing/statement-screen';
import type { CustomerEvent } from '../domain/customers/customer-screen';
import type { OrderDone } from '../domain/orders/order-screen';
import type { PriceEvent } from '../domain/products/price-override';
import type { RoleEvent } from '../domain/roles/role-dialogs';
import type { ProfileEvent } from '../domain/users/profile-access';

/** Properties of particular elements, besides the common ones. */
export interface ScreenProperties {
  /** Name of the brand over the form. @default none */
  brandName: string;
  /** Where to navigate after a sign-in here. @default nowhere; `signed-in` is emitted */
  signedInHref: string;
  /** Address of your page for a forgotten password. @default handled in place */
  forgotPasswordHref: string;
  /** Address of a role, with `{name}`. @default no link */
  roleHref: string;
  /** Name of the role. */
  name: string;
  /** Address of the list of roles. @default the portal's */
  rolesHref: string;
  /** Address of a user, with `{email}`. @default the portal's */
  userHref: string;
  /** E-mail of the user. @default the signed-in user */
  email: string;
  /** Address of the list of users. @default the portal's */
  usersHref: string;
  /** Address of the viewer's own profile. @default the portal's */
  ownHref: string;
  /** Address of a product, with `{id}`. @default the portal's */
  productHref: string;
  /** Address of the page that selects the buyer. @default no link */
  chooseBuyerHref: string;
  /** Id of the {screen}. */
  id: string;
  /** Address of the marketplace. @default the portal's */
  productsHref: string;
  /** Address of the cart. @default no link */
  cartHref: string;
  /** Address of a price list, with `{id}`. @default its name is no link */
  priceListHref: string;
  /** Address of the price lists. @default no link */
  priceListsHref: string;
  /** Address of a statement, with `{id}`. @default its name is no link */
  statementHref: string;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref: string;
  /** Address of the comparison of two. @default no link */
  compareHref: string;
  /** Address of the reconciliation. @default no link */
  reconcileHref: string;
  /** Address of the statements. @default no link */
  statementsHref: string;
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref: string;
  /** Address of the renewals. @default no link */
  renewalsHref: string;
  /** Address of the subscriptions. @default no link */
  subscriptionsHref: string;
  /** Address of an order, with `{id}`. @default its name is no link */
  orderHref: string;
  /** Address of the orders. @default no link */
  ordersHref: string;
  /** Address of the form for a new customer. @default no link */
  newCustomerHref: string;
  /** Address of the customers. @default no link */
  customersHref: string;
}

/** Properties with another meaning for an order. */
export interface OrderProperties {
  /** Address of an order, with `{id}`, for the next one that waits. @default no link */
  orderHref: string;
}

/** Properties with another meaning for a product. */
export interface ProductProperties {
  /** Address of another product, with `{id}`. @default the portal's */
  productHref: string;
  /** Address of the cart. @default the portal's */
  cartHref: string;
}

/** Events of particular elements, besides the common ones. */
export interface ScreenEvents<Done = unknown> {
  /** Something was done. */
  done: Done;
  /** A user was invited to it. */
  invited: { readonly email: string };
}

/** What was done, by the name of the element that emits it. */
export interface DoneEvents {
  roles: RoleEvent;
  role: RoleEvent;
  profile: ProfileEvent;
  'price-list': PriceEvent;
  statement: StatementEvent;
  subscription: SubscriptionEvent;
  order: OrderDone;
  customers: CustomerEvent;
  customer: CustomerEvent;
}

/** The required properties of a screen. */
export type NeededProperty = 'id' | 'name';
