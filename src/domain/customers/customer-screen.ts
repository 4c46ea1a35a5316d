import { type Access, refused } from '../access';
import type { Statement } from '../billing/statement';
import type { CartQuestion } from '../cart/cart-question';
import type { ClientRefusal } from '../cart/clients';
import type { Failure } from '../failure';
import type { ListRules, ListState } from '../list-query';
import type { Order } from '../orders/order';
import type { OwnPrices } from '../products/own-prices';
import type { PlanPrice } from '../products/plan-prices';
import { PLAN_PRICES_LIST } from '../products/plan-prices-list';
import type { PriceList } from '../products/product';
import { PRODUCTS_READ } from '../products/product-access';
import type { Reading } from '../reading';
import { type InviteRefusal, inviteAccess } from '../shell/actions';
import type { Subscription } from '../subscriptions/subscription';
import type { Need, NeedRefusal } from '../users/permission-access';
import type { CurrentUser } from '../users/user';
import type { UserRow } from '../users/user-row';
import type { Customer, Tenant } from './customer';
import type { CustomerEditing } from './customer-edit';
import type { CustomerMatter } from './customer-matters';
import { CUSTOMERS_READ, type CustomerAction, type CustomerRefusal } from './customer-rules';
import type { CustomerTenantsContent } from './customer-tenants';

/** What the page of a customer shows, a tab each (commerce §5). */
export const CUSTOMER_TABS = [
  'overview',
  'subscriptions',
  'orders',
  'statements',
  'tenants',
  'prices',
  'users',
] as const;

/** One of {@link CUSTOMER_TABS}. */
export type CustomerTab = (typeof CUSTOMER_TABS)[number];

/** The tab of an address; what is none is the first one. */
export function customerTabIn(text: string | null): CustomerTab {
  return CUSTOMER_TABS.find((tab) => tab === text) ?? 'overview';
}

/** The tabs that there are: none of people where the server does not say whose they are (workday §1). */
export function customerTabs(hasPeople: boolean): readonly CustomerTab[] {
  return hasPeople ? CUSTOMER_TABS : CUSTOMER_TABS.filter((tab) => tab !== 'users');
}

/** Why nobody can be invited to a customer. */
export type CustomerInviteRefusal = InviteRefusal | 'closed';

/** What can be done about a customer's people. */
export interface CustomerPeople {
  /** Whether the server says whose people they are, to who may see them; without it there is no tab of them. */
  readonly isKnown: boolean;
  /** Whether the viewer may invite to it, and why not. */
  readonly inviteAccess: Access<CustomerInviteRefusal>;
  /** Why nobody may be invited at all now, as a sentence. @default they may */
  readonly inviteRefusal?: string | undefined;
  /** Opens an invitation to this customer. @default none, and no such button */
  readonly onInvite?: (() => void) | undefined;
}

/** Whether somebody may be invited to a customer: not to one that is closed (workday §1). */
export function customerInviteAccess(
  viewer: Pick<CurrentUser, 'allowedActions'> | null,
  customer: Pick<Customer, 'state'> | null,
): Access<CustomerInviteRefusal> {
  const access = inviteAccess(viewer ?? { allowedActions: [] });
  return access.allowed && customer?.state === 'closed' ? refused('closed') : access;
}

/** What each tab's list can be sorted and filtered by, as the wire names it (wire §2). */
export const CUSTOMER_TAB_LISTS: Readonly<Record<CustomerTab, ListRules>> = {
  overview: {},
  subscriptions: {
    sorts: ['productName', 'state', 'quantity', 'renewsOn'],
    filters: ['state', 'vendorId', 'view'],
  },
  orders: { sorts: ['createdAt', 'number', 'state', 'total'], filters: ['state'] },
  statements: { sorts: ['period', 'state', 'dueOn', 'total', 'balance'], filters: ['state'] },
  tenants: { sorts: ['domain'] },
  prices: { ...PLAN_PRICES_LIST, sorts: ['productName', 'unitPrice'], filters: ['vendorId'] },
  users: { sorts: ['name', 'roles', 'lastLoginDate'], filters: ['role', 'isInvited'] },
};

/** What seeing lists takes (wire §2). One's own company's tenants take nothing; of people the server judges. */
export const CUSTOMER_TAB_NEEDS = {
  subscriptions: { permission: 'Subscription.Read' },
  orders: { permission: 'Order.Read' },
  statements: { permission: 'Billing.Read' },
  tenants: CUSTOMERS_READ,
  prices: PRODUCTS_READ,
} as const satisfies Readonly<Partial<Record<CustomerTab, Need>>>;

/** A list of what belongs to a customer. */
export interface CustomerPart<Row> extends ListState<Row> {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
}

/** The lists of a customer, a tab each; the one that is open is read. */
export interface CustomerParts {
  /** What it has subscribed to. */
  readonly subscriptions: CustomerPart<Subscription>;
  /** What was ordered for it. */
  readonly orders: CustomerPart<Order>;
  /** What it was billed. */
  readonly statements: CustomerPart<Statement>;
  /** Its accounts at vendors. */
  readonly tenants: CustomerPart<Tenant>;
  /** What it pays for each plan. */
  readonly prices: CustomerPart<PlanPrice>;
  /** Its people. */
  readonly users: CustomerPart<UserRow>;
}

/** A change of a customer's state. */
export type CustomerMove = Exclude<CustomerAction, 'edit'>;

/** What was done to a customer. */
export interface CustomerEvent {
  /** What it was. */
  readonly action: CustomerMove;
  /** The customer afterwards. */
  readonly customer: Customer;
}

/** The dialog that asks before a customer is suspended, resumed or closed, while it is open. */
export interface CustomerMoveState {
  /** What is asked. */
  readonly action: CustomerMove;
  /** Whom it is about, as is known by now. */
  readonly customer: Customer;
  /** How many of its subscriptions go on; null for not known. */
  readonly liveSubscriptions: number | null;
  /**
   * What the server answered instead of doing it: the customer was changed meanwhile (`changed`), its
   * state does not allow it any more (`stateChanged`), or subscriptions go on; null for nothing yet.
   */
  readonly objection: 'changed' | 'stateChanged' | 'liveSubscriptions' | 'openOrders' | null;
  /** While it is sent: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; what was typed stays. */
  readonly failure: Failure | null;
  /** Does it, with a reason; null for none. */
  readonly onConfirm: (reason: string | null) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** Why one cannot buy for a customer now. */
export type BuyRefusal = ClientRefusal | 'cartExpired';

/** The way from a customer to the marketplace. */
export interface BuyForCustomer {
  /** Whether one can buy for it, and why not. */
  readonly access: Access<BuyRefusal>;
  /** ISO 4217, of the cart; null for any. */
  readonly currency: string | null;
  /** The cart was changed elsewhere, and is not for this customer yet. */
  readonly isCartChanged: boolean;
  /** While the cart is set to it, or is not known yet. */
  readonly isPending: boolean;
  /** What is asked before what is in the cart is bought for it. @default nothing */
  readonly question?: CartQuestion | null | undefined;
  /** Why the cart could not be set to it; null for nothing. */
  readonly failure: Failure | null;
  /** Sets the cart to this customer. */
  readonly onBuy: () => void;
}

/** What the page of a customer shows and does (commerce §5). */
export interface CustomerScreenContent {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The customer; `empty` when there is none of that id. */
  readonly customer: Reading<Customer>;
  /** The price list that it buys by; null where it is not known, or not told. */
  readonly priceList: PriceList | null;
  /** The way to prices of its own; null for who may not set them. @default there is none */
  readonly ownPrices?: OwnPrices | null | undefined;
  /** How many of its subscriptions go on; null for not known. */
  readonly liveSubscriptions: number | null;
  /** What wants to be looked at, the most urgent first; null while it is read. */
  readonly matters: readonly CustomerMatter[] | null;
  /** The tab that is open. */
  readonly tab: CustomerTab;
  /** Called with the tab to open. */
  readonly onTabChange: (tab: CustomerTab) => void;
  /** The lists of the tabs. */
  readonly parts: CustomerParts;
  /** What can be done about its people. */
  readonly people: CustomerPeople;
  /** What can be done about its tenants. */
  readonly tenants: CustomerTenantsContent;
  /** Names of vendors by their id, as far as they are known. */
  readonly vendors: ReadonlyMap<string, string>;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** Changing what is known of it. */
  readonly editing: CustomerEditing;
  /** Whether its state can be changed, and why not. */
  readonly moveAccess: (action: CustomerMove) => Access<CustomerRefusal>;
  /** Asks before its state is changed. */
  readonly onMove: (action: CustomerMove) => void;
  /** The dialog that asks; null while it is closed. */
  readonly dialog: CustomerMoveState | null;
  /** The way to the marketplace; null for who may not buy, or not for this company. */
  readonly buy: BuyForCustomer | null;
  /** Where the customers are. @default there is no way back */
  readonly customersHref?: string | undefined;
  /** Where a matter is seen, such as the orders that failed. @default a press opens its tab */
  readonly matterHref?: ((matter: CustomerMatter['kind']) => string) | undefined;
  /** Where the statements are that its balance adds up. @default the balance is no link */
  readonly balanceHref?: string | undefined;
  /** Where an order is. @default orders have no page */
  readonly orderHref?: ((id: string) => string) | undefined;
  /** Where a price list is. @default price lists have no page */
  readonly priceListHref?: ((id: string) => string) | undefined;
  /** Where a product is, at the prices of the customer. @default products have no page */
  readonly productHref?: ((id: string) => string) | undefined;
  /** Where a subscription is. @default subscriptions have no page */
  readonly subscriptionHref?: ((id: string) => string) | undefined;
  /** Where a statement is. @default statements have no page */
  readonly statementHref?: ((id: string) => string) | undefined;
  /** Where a user is. @default users have no page */
  readonly userHref?: ((user: UserRow) => string) | undefined;
}
