import type { CartStep } from '../domain/cart/cart-steps';
import type { CustomerMatter } from '../domain/customers/customer-matters';
import type { NewCustomerStep } from '../domain/customers/new-customer';
import type { DashboardTile } from '../domain/dashboard/tiles';
import type { SubscriptionsScope } from '../domain/subscriptions/subscriptions-list';

/** The page of a record; undefined for no link. */
type RecordLink = (id: string) => string | undefined;

/** Lists that a record is opened from. */
export type ListName =
  | 'customers'
  | 'orders'
  | 'priceLists'
  | 'products'
  | 'roles'
  | 'statements'
  | 'subscriptions'
  | 'users';

/**
 * Addresses of pages and records. Where a link is missing, its target is shown as text, and a
 * button without another purpose is hidden.
 */
export interface Links extends Partial<Readonly<Record<CartStep, string>>> {
  /** The first page. */
  readonly home?: string | undefined;
  /** About the provider. */
  readonly about?: string | undefined;
  /** Contact of the provider. */
  readonly contact?: string | undefined;
  /** The terms of a purchase. */
  readonly terms?: string | undefined;
  /** The marketplace. */
  readonly products?: string | undefined;
  /** A product, by its id and the id of the customer whose prices are shown; null for none. */
  readonly product?: ((id: string, customerId?: string | null) => string | undefined) | undefined;
  /** The price lists. */
  readonly priceLists?: string | undefined;
  /** A price list. */
  readonly priceList?: RecordLink | undefined;
  /** The choice of a buyer, which returns to the current page. */
  readonly chooseBuyer?: (() => string) | undefined;
  /** The customers. */
  readonly customers?: string | undefined;
  /** A customer. */
  readonly customer?: RecordLink | undefined;
  /** The form that adds a customer. */
  readonly newCustomer?: string | undefined;
  /** A step of adding a customer. */
  readonly newCustomerStep?: ((step: NewCustomerStep) => string) | undefined;
  /** The tenants of a customer, by its id. */
  readonly customerTenants?: RecordLink | undefined;
  /** The live subscriptions of a customer, by its id. */
  readonly customerSubscriptions?: RecordLink | undefined;
  /** The statements that make up a customer's balance. */
  readonly customerBalance?: RecordLink | undefined;
  /** The records of a customer that need attention, by its id and the kind. */
  readonly customerMatter?: ((id: string, matter: CustomerMatter['kind']) => string) | undefined;
  /** The orders. */
  readonly orders?: string | undefined;
  /** An order. */
  readonly order?: RecordLink | undefined;
  /** The subscriptions, the company's own or all. @default the user's default view */
  readonly subscriptions?: ((scope?: SubscriptionsScope) => string) | undefined;
  /** A subscription. */
  readonly subscription?: RecordLink | undefined;
  /** The renewals, the company's own or all. @default the user's default view */
  readonly renewals?: ((scope?: SubscriptionsScope) => string) | undefined;
  /** Subscriptions with unassigned seats. */
  readonly unusedSeats?: string | undefined;
  /** The statements. */
  readonly statements?: string | undefined;
  /** A statement. */
  readonly statement?: RecordLink | undefined;
  /** Two statements beside each other. */
  readonly compareStatements?: string | undefined;
  /** A statement beside the one of the month before. */
  readonly compareStatement?: RecordLink | undefined;
  /** The reconciliation. */
  readonly reconcile?: string | undefined;
  /** The users. */
  readonly users?: string | undefined;
  /** A user, by e-mail. */
  readonly user?: RecordLink | undefined;
  /** The user's own profile. */
  readonly ownProfile?: string | undefined;
  /** The roles. */
  readonly roles?: string | undefined;
  /** A role, by its name. */
  readonly role?: RecordLink | undefined;
  /** The list behind a number on the first page; it must show the same records (wire §7). */
  readonly tile?: ((tile: DashboardTile) => string) | undefined;
  /** A list in its last state, for the link back from a record. @default the list's own link */
  readonly back?: ((list: ListName) => string | undefined) | undefined;
}
