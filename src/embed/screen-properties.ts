import type { SubscriptionEvent } from '../contracts/subscriptions';
import type { StatementEvent } from '../domain/billing/statement-screen';
import type { CustomerEvent } from '../domain/customers/customer-screen';
import type { OrderDone } from '../domain/orders/order-screen';
import type { PriceEvent } from '../domain/products/price-override';
import type { RoleEvent } from '../domain/roles/role-dialogs';
import type { ProfileEvent } from '../domain/users/profile-access';

/** What `<plinth-sign-in>` can be told beside what all can. */
export interface SignInProperties {
  /** Name of the brand over the form. @default none */
  brandName?: string | undefined;
  /** Where to go once somebody is signed in here. @default nowhere; `signed-in` says so */
  signedInHref?: string | undefined;
  /** Address of a page of yours for a forgotten password. @default it is asked for in place */
  forgotPasswordHref?: string | undefined;
}

/** What `<plinth-roles>` can be told beside what all can. */
export interface RolesProperties {
  /** Address of a role, with `{name}`. @default no link */
  roleHref?: string | undefined;
}

/** What `<plinth-roles>` tells beside what all do. */
export interface RolesEvents {
  /** Something was done. */
  done: RoleEvent;
}

/** What `<plinth-role>` can be told beside what all can. */
export interface RoleProperties {
  /** Name of the role. */
  name: string;
  /** Address of the list of roles. @default the portal's */
  rolesHref?: string | undefined;
  /** Address of a user, with `{email}`. @default the portal's */
  userHref?: string | undefined;
}

/** What `<plinth-role>` tells beside what all do. */
export interface RoleEvents {
  /** Something was done. */
  done: RoleEvent;
}

/** What `<plinth-users>` can be told beside what all can. */
export interface UsersProperties {
  /** Address of a user, with `{email}`. @default the portal's */
  userHref?: string | undefined;
}

/** What `<plinth-profile>` can be told beside what all can. */
export interface ProfileProperties {
  /** Whose profile it is. @default the one who is signed in */
  email?: string | undefined;
  /** Address of the list of users. @default the portal's */
  usersHref?: string | undefined;
  /** Address of one's own profile. @default the portal's */
  ownHref?: string | undefined;
}

/** What `<plinth-profile>` tells beside what all do. */
export interface ProfileEvents {
  /** Something was done. */
  done: ProfileEvent;
}

/** What `<plinth-marketplace>` can be told beside what all can. */
export interface MarketplaceProperties {
  /** Address of a product, with `{id}`. @default the portal's */
  productHref?: string | undefined;
  /** Address of the page that chooses for whom is bought. @default no link */
  chooseBuyerHref?: string | undefined;
}

/** What `<plinth-product>` can be told beside what all can. */
export interface ProductProperties {
  /** Id of the product. */
  id: string;
  /** Address of another product, with `{id}`. @default the portal's */
  productHref?: string | undefined;
  /** Address of the marketplace. @default the portal's */
  productsHref?: string | undefined;
  /** Address of the cart. @default the portal's */
  cartHref?: string | undefined;
}

/** What `<plinth-price-lists>` can be told beside what all can. */
export interface PriceListsProperties {
  /** Address of a price list, with `{id}`. @default its name is no link */
  priceListHref?: string | undefined;
}

/** What `<plinth-price-list>` can be told beside what all can. */
export interface PriceListProperties {
  /** Id of the price list. */
  id: string;
  /** Address of the price lists. @default no link */
  priceListsHref?: string | undefined;
}

/** What `<plinth-price-list>` tells beside what all do. */
export interface PriceListEvents {
  /** Something was done. */
  done: PriceEvent;
}

/** What `<plinth-statements>` can be told beside what all can. */
export interface StatementsProperties {
  /** Address of a statement, with `{id}`. @default its name is no link */
  statementHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
  /** Address of the comparison of two. @default no link */
  compareHref?: string | undefined;
  /** Address of the reconciliation. @default no link */
  reconcileHref?: string | undefined;
}

/** What `<plinth-statement>` can be told beside what all can. */
export interface StatementProperties {
  /** Id of the statement. */
  id: string;
  /** Address of the statements. @default no link */
  statementsHref?: string | undefined;
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
}

/** What `<plinth-statement>` tells beside what all do. */
export interface StatementEvents {
  /** Something was done. */
  done: StatementEvent;
}

/** What `<plinth-subscriptions>` can be told beside what all can. */
export interface SubscriptionsProperties {
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
  /** Address of the renewals. @default no link */
  renewalsHref?: string | undefined;
}

/** What `<plinth-subscription>` can be told beside what all can. */
export interface SubscriptionProperties {
  /** Id of the subscription. */
  id: string;
  /** Address of the subscriptions. @default no link */
  subscriptionsHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
  /** Address of a statement, with `{id}`. @default its name is no link */
  statementHref?: string | undefined;
  /** Address of an order, with `{id}`. @default its name is no link */
  orderHref?: string | undefined;
}

/** What `<plinth-subscription>` tells beside what all do. */
export interface SubscriptionEvents {
  /** Something was done. */
  done: SubscriptionEvent;
}

/** What `<plinth-renewals>` can be told beside what all can. */
export interface RenewalsProperties {
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
}

/** What `<plinth-orders>` can be told beside what all can. */
export interface OrdersProperties {
  /** Address of an order, with `{id}`. @default its name is no link */
  orderHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
}

/** What `<plinth-order>` can be told beside what all can. */
export interface OrderProperties {
  /** Id of the order. */
  id: string;
  /** Address of the orders. @default no link */
  ordersHref?: string | undefined;
  /** Address of an order, with `{id}`, for the one that waits next. @default no link */
  orderHref?: string | undefined;
  /** Address of the cart. @default no link */
  cartHref?: string | undefined;
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
}

/** What `<plinth-order>` tells beside what all do. */
export interface OrderEvents {
  /** Something was done. */
  done: OrderDone;
}

/** What `<plinth-customers>` can be told beside what all can. */
export interface CustomersProperties {
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
  /** Address of the form for a new customer. @default no link */
  newCustomerHref?: string | undefined;
}

/** What `<plinth-customers>` tells beside what all do. */
export interface CustomersEvents {
  /** Something was done. */
  done: CustomerEvent;
}

/** What `<plinth-customer>` can be told beside what all can. */
export interface CustomerProperties {
  /** Id of the customer. */
  id: string;
  /** Address of the customers. @default no link */
  customersHref?: string | undefined;
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of an order, with `{id}`. @default its name is no link */
  orderHref?: string | undefined;
  /** Address of a statement, with `{id}`. @default its name is no link */
  statementHref?: string | undefined;
}

/** What `<plinth-customer>` tells beside what all do. */
export interface CustomerEvents {
  /** Something was done. */
  done: CustomerEvent;
  /** Somebody was invited to it. */
  invited: { readonly email: string };
}

/** What `<plinth-new-customer>` can be told beside what all can. */
export interface NewCustomerProperties {
  /** Address of the customers. @default no link */
  customersHref?: string | undefined;
}
