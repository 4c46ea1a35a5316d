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
 * Where pages and records are. A link that is not given is no link: what it would lead to is shown as
 * text, and a button that does nothing else is not shown.
 */
export interface Links extends Partial<Readonly<Record<CartStep, string>>> {
  /** The first page. */
  readonly home?: string | undefined;
  /** Who the provider is. */
  readonly about?: string | undefined;
  /** How to reach the provider. */
  readonly contact?: string | undefined;
  /** The terms of a purchase. */
  readonly terms?: string | undefined;
  /** The marketplace. */
  readonly products?: string | undefined;
  /** A product, by its id and the id of the customer whose prices are shown; null for nobody. */
  readonly product?: ((id: string, customerId?: string | null) => string | undefined) | undefined;
  /** The price lists. */
  readonly priceLists?: string | undefined;
  /** A price list. */
  readonly priceList?: RecordLink | undefined;
  /** Where a buyer is chosen, to come back to the page that is open. */
  readonly chooseBuyer?: (() => string) | undefined;
  /** The customers. */
  readonly customers?: string | undefined;
  /** A customer. */
  readonly customer?: RecordLink | undefined;
  /** Where a customer is added. */
  readonly newCustomer?: string | undefined;
  /** A step of adding a customer. */
  readonly newCustomerStep?: ((step: NewCustomerStep) => string) | undefined;
  /** The tenants of a customer, by its id. */
  readonly customerTenants?: RecordLink | undefined;
  /** The statements that the balance of a customer adds up. */
  readonly customerBalance?: RecordLink | undefined;
  /** The records of a customer that need attention, by its id and the kind. */
  readonly customerMatter?: ((id: string, matter: CustomerMatter['kind']) => string) | undefined;
  /** The orders. */
  readonly orders?: string | undefined;
  /** An order. */
  readonly order?: RecordLink | undefined;
  /** The subscriptions, the company's own or all. @default those that the user sees first */
  readonly subscriptions?: ((scope?: SubscriptionsScope) => string) | undefined;
  /** A subscription. */
  readonly subscription?: RecordLink | undefined;
  /** The renewals, the company's own or all. @default those that the user sees first */
  readonly renewals?: ((scope?: SubscriptionsScope) => string) | undefined;
  /** Subscriptions with seats that nobody has. */
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
  /** The list of a number on the first page. Keep to the same records: the number is theirs (wire §7). */
  readonly tile?: ((tile: DashboardTile) => string) | undefined;
  /** A list as it was left, for the way back from a record. @default the list's own link */
  readonly back?: ((list: ListName) => string | undefined) | undefined;
}
