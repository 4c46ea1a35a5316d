import type { ReactNode } from 'react';
import type { Access, NeedRefusal } from '../domain/access';
import type { Statement } from '../domain/billing/statement';
import type { ClientRefusal } from '../domain/cart/clients';
import type { Customer, Tenant } from '../domain/customers/customer';
import type {
  CustomerFieldProblems,
  CustomerFields,
  CustomerFormPart,
} from '../domain/customers/customer-form';
import type { CustomerMatter } from '../domain/customers/customer-matters';
import type { CustomerRefusal } from '../domain/customers/customer-rules';
import type {
  CustomerInviteRefusal,
  CustomerMove,
  CustomerTab,
} from '../domain/customers/customer-screen';
import type { TenantKind } from '../domain/customers/customer-tenants';
import type { NewCustomerDraft, NewCustomerStep } from '../domain/customers/new-customer';
import type { Failure } from '../domain/failure';
import type { Order } from '../domain/orders/order';
import type { PlanPrice } from '../domain/products/plan-prices';
import type { PriceList } from '../domain/products/product';
import type { Reading } from '../domain/reading';
import type { Subscription } from '../domain/subscriptions/subscription';
import type { UserRow } from '../domain/users/user-row';
import type { CartQuestion } from './cart';
import type { CsvExport, ListState } from './list';
import type { OwnPrices } from './products';

/** What of a customer is changed at once: a part of its form, or that it accepts the agreement. */
export type CustomerEditPart = CustomerFormPart | 'agreement';

/** The dialog in which a part of a customer is changed, while it is open. */
export interface CustomerEditState {
  /** What is changed. */
  readonly part: CustomerEditPart;
  /** The customer as the form began with it. */
  readonly seen: Customer;
  /** The customer as somebody else has left it meanwhile; null for unchanged. */
  readonly newest: Customer | null;
  /** The price lists of who sells to it; null for who may not see them. */
  readonly priceLists: Reading<readonly PriceList[]> | null;
  /** What the server said of single fields. */
  readonly problems: CustomerFieldProblems;
  /** While it is saved: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; what was typed stays. */
  readonly failure: Failure | null;
  /** Saves what one has changed. */
  readonly onSave: (fields: CustomerFields) => void;
  /** Gives up one's own changes, and goes on with the newest state. */
  readonly onTakeNewest: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** Changing what is known of a customer. */
export interface CustomerEditing {
  /** Whether a part can be changed, and why not. */
  readonly access: (part: CustomerEditPart) => Access<CustomerRefusal>;
  /** Opens the dialog. */
  readonly onEdit: (part: CustomerEditPart) => void;
  /** The dialog; null while it is closed. */
  readonly dialog: CustomerEditState | null;
}

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

/** A list of what belongs to a customer. */
export interface CustomerPart<Row> {
  /** The list. */
  readonly list: ListState<Row>;
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

/** The tabs of a customer. */
export interface CustomerTabs {
  /** The tab that is open. */
  readonly current: CustomerTab;
  /** Called with the tab to open. */
  readonly onChange: (tab: CustomerTab) => void;
  /** What can be done about its people. */
  readonly people: CustomerPeople;
  /** What can be done about its tenants. */
  readonly tenants: CustomerTenants;
  /** Names of vendors by their id, as far as they are known. */
  readonly vendors: ReadonlyMap<string, string>;
}

/** Changes the state of a customer. */
export interface CustomerMoving {
  /** Whether its state can be changed, and why not. */
  readonly access: (action: CustomerMove) => Access<CustomerRefusal>;
  /** Asks before its state is changed. */
  readonly onMove: (action: CustomerMove) => void;
  /** The dialog that asks; null while it is closed. */
  readonly dialog: CustomerMoveState | null;
}

/** By what a customer buys. */
export interface CustomerPrices {
  /** The price list that it buys by; null where it is not known, or not told. */
  readonly list: PriceList | null;
  /** The way to prices of its own; null for who may not set them. @default there is none */
  readonly own?: OwnPrices | null | undefined;
}

/** How a customer stands. */
export interface CustomerStanding {
  /** How many of its subscriptions go on; null for not known. */
  readonly liveSubscriptions: number | null;
  /** What wants to be looked at, the most urgent first; null while it is read. */
  readonly matters: readonly CustomerMatter[] | null;
}

/** What the page of a customer shows and does (commerce §5). */
export interface CustomerScreenProps {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The customer; `empty` when there is none of that id. */
  readonly customer: Reading<Customer>;
  /** The lists of the tabs. */
  readonly parts: CustomerParts;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** Changing what is known of it. */
  readonly editing: CustomerEditing;
  /** The way to the marketplace; null for who may not buy, or not for this company. */
  readonly buy: BuyForCustomer | null;

  /** What it is called, where that is known before it is read. @default an outline */
  readonly knownTitle?: string | undefined;
  /** Who did what with it, on the overview: an `ActivityFeed`. @default nothing */
  readonly activity?: ReactNode;
  /** The tabs, and what can be done on them. */
  readonly tabs: CustomerTabs;
  /** Suspends, resumes and closes it. */
  readonly moving: CustomerMoving;
  /** By what it buys. */
  readonly prices: CustomerPrices;
  /** How it stands. */
  readonly standing: CustomerStanding;
}

/** A vendor at which customers have tenants. */
export interface TenantVendor {
  /** Its id. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
}

/** What is known of the domain that a new tenant would have. */
export type DomainCheck =
  /** Nothing is typed that could be one. */
  | { readonly status: 'none' }
  | { readonly status: 'checking' }
  | {
      readonly status: 'free' | 'taken';
      /** The whole domain. */
      readonly domain: string;
    }
  /** It could not be asked; the server decides when the tenant is made. */
  | { readonly status: 'unknown' };

/** The dialog about a customer's tenants that is open. */
export type TenantDialog =
  | {
      readonly type: 'add';
      /** What is added. */
      readonly kind: TenantKind;
      /** The vendors at which customers have tenants. */
      readonly vendors: Reading<readonly TenantVendor[]>;
      /** What is known of the domain that was typed last. */
      readonly check: DomainCheck;
      /** While it is sent: nothing closes the dialog. */
      readonly isPending: boolean;
      /** Why the last try failed; what was typed stays. */
      readonly failure: Failure | null;
      /** Told of what is typed, and at which vendor. */
      readonly onTyped: (text: string, vendorId: string) => void;
      /** Asks for the link, or makes the tenant. */
      readonly onSubmit: (text: string, vendorId: string) => void;
      /** Closes the dialog. */
      readonly onClose: () => void;
    }
  | {
      readonly type: 'link';
      /** Whose link it is. */
      readonly tenant: Tenant;
      /** The link was made a moment ago. */
      readonly isNew: boolean;
      /** For a moment after the link was copied. */
      readonly isCopied: boolean;
      /** The browser did not let it be copied. */
      readonly isCopyRefused: boolean;
      /** While another link is made. */
      readonly isPending: boolean;
      /** Why another link could not be made. */
      readonly failure: Failure | null;
      /** Copies the link. */
      readonly onCopy: () => void;
      /** Makes another link; null where that is not possible. */
      readonly onResend: (() => void) | null;
      /** Closes the dialog. */
      readonly onClose: () => void;
    }
  | {
      readonly type: 'revoke';
      /** Whose link it is. */
      readonly tenant: Tenant;
      /** While it is taken away: nothing closes the dialog. */
      readonly isPending: boolean;
      /** Why it could not be taken away. */
      readonly failure: Failure | null;
      /** Takes it away. */
      readonly onConfirm: () => void;
      /** Closes the dialog. */
      readonly onClose: () => void;
    };

/** What can be done about a customer's tenants (commerce §3). */
export interface CustomerTenants {
  /** Whether they can be changed, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether the vendors can be told that one is added at; the marketplace has to be seen for that. */
  readonly addAccess: Access<NeedRefusal>;
  /** Opens the dialog that adds one. */
  readonly onAdd: (kind: TenantKind) => void;
  /** Shows the link of one. */
  readonly onShow: (tenant: Tenant) => void;
  /** Makes another link for one, and shows it. */
  readonly onResend: (tenant: Tenant) => void;
  /** Asks before the link of one is taken away. */
  readonly onRevoke: (tenant: Tenant) => void;
  /** The dialog that is open; null for none. */
  readonly dialog: TenantDialog | null;
  /** The tenant that was made last, whose credentials are in a notification. @default none */
  readonly made?: Tenant | null | undefined;
  /** Leads to that notification. @default the page only says that there is one */
  readonly onCredentials?: (() => void) | undefined;
}

/** Buying for a customer from the list. */
export interface CustomersBuying {
  /** Whether one can buy for a customer, and why not. */
  readonly access: (customer: Customer) => Access<BuyRefusal>;
  /** ISO 4217, of the cart; null for any. */
  readonly currency: string | null;
  /** Sets the cart to a customer. */
  readonly onBuy: (customer: Customer) => void;
  /** Whom the cart is being set to, and how that goes; null for nobody yet. */
  readonly current: {
    /** The customer. */
    readonly customer: Customer;
    /** How it goes. */
    readonly buy: BuyForCustomer;
  } | null;
}

/** What can be done with a customer from the list (commerce §5). */
export interface CustomersActions {
  /** Whether a customer's state can be changed, and why not. */
  readonly moveAccess: (customer: Customer, action: CustomerMove) => Access<CustomerRefusal>;
  /** Asks before it is changed. */
  readonly onMove: (customer: Customer, action: CustomerMove) => void;
  /** The dialog that asks; null while it is closed. */
  readonly dialog: CustomerMoveState | null;
  /** Buying; null for who may not buy. */
  readonly buying: CustomersBuying | null;
}

/** What the form of a new customer offers. */
export interface NewCustomerChoices {
  /** Whether it may be a reseller: the provider makes those. */
  readonly canBeReseller: boolean;
  /** The price lists of the viewer's company; null for who may not see them. */
  readonly priceLists: Reading<readonly PriceList[]> | null;
  /** The currency of the viewer's company, to suggest; null while it is not known. */
  readonly ownCurrency: string | null;
}

/** What the page that makes a customer shows and does (commerce §5). */
export interface NewCustomerScreenProps {
  /** Whether the viewer may make customers, and why not. */
  readonly access: Access<NeedRefusal>;
  /** What was typed so far; null until it is known who types. */
  readonly draft: NewCustomerDraft | null;
  /** The step that is open. */
  readonly step: NewCustomerStep;
  /** Called with the step to go to. */
  readonly onStepChange: (step: NewCustomerStep) => void;
  /** What the server said of single fields. */
  readonly problems: CustomerFieldProblems;
  /** While the customer is made. */
  readonly isPending: boolean;
  /** Why it could not be made; what was typed stays. */
  readonly failure: Failure | null;
  /** Told of everything that is typed or chosen. */
  readonly onDraftChange: (changes: Partial<Omit<NewCustomerDraft, 'key'>>) => void;
  /** Makes the customer. */
  readonly onCreate: () => void;
  /** Forgets what was typed, and leaves. */
  readonly onDiscard: () => void;
  /** What there is to choose from. */
  readonly choices: NewCustomerChoices;
}

/** Props of {@link CustomersScreen}. */
export interface CustomersScreenProps {
  /** The list. */
  readonly list: ListState<Customer>;
  /** Whether the viewer may see customers, and why not. */
  access: Access<NeedRefusal>;
  /** Whether other companies sell to some of them, so that it is said who does. @default false */
  hasSellers?: boolean | undefined;
  /** Whether the viewer may make customers, and why not. @default they may not */
  createAccess?: Access<NeedRefusal> | undefined;
  /** The same list as a file. @default there is none */
  exporting?: CsvExport | undefined;
  /** What can be done with a customer. @default nothing */
  actions?: CustomersActions | undefined;
}
