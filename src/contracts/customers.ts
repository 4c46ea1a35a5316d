import type { ReactNode } from 'react';
import type { Access, NeedRefusal } from '../domain/access';
import type { BilledMonth } from '../domain/billing/billed-months';
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

/** What one save changes: a part of the customer's form, or the acceptance of the agreement. */
export type CustomerEditPart = CustomerFormPart | 'agreement';

/** The dialog in which a part of a customer is changed, while it is open. */
export interface CustomerEditState {
  /** What is changed. */
  readonly part: CustomerEditPart;
  /** The customer as the form began with it. */
  readonly seen: Customer;
  /** The customer as another user changed it meanwhile; null if unchanged. */
  readonly newest: Customer | null;
  /** The price lists of its seller; null if the viewer may not see them. */
  readonly priceLists: Reading<readonly PriceList[]> | null;
  /** The server's field errors. */
  readonly problems: CustomerFieldProblems;
  /** Whether it is being saved; the dialog cannot be closed meanwhile. */
  readonly isPending: boolean;
  /** Why the last attempt failed; the input is kept. */
  readonly failure: Failure | null;
  /** Saves the changes. */
  readonly onSave: (fields: CustomerFields) => void;
  /** Discards the own changes and continues with the newest state. */
  readonly onTakeNewest: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** Editing a customer's details. */
export interface CustomerEditing {
  /** Whether a part can be changed, and why not. */
  readonly access: (part: CustomerEditPart) => Access<CustomerRefusal>;
  /** Opens the dialog. */
  readonly onEdit: (part: CustomerEditPart) => void;
  /** The dialog; null while closed. */
  readonly dialog: CustomerEditState | null;
}

/** What can be done about a customer's people. */
export interface CustomerPeople {
  /**
   * Whether the server supports the users of a customer and the viewer may see them; if not, there
   * is no Users tab.
   */
  readonly isKnown: boolean;
  /** Whether the viewer may invite users to it, and why not. */
  readonly inviteAccess: Access<CustomerInviteRefusal>;
  /** Why invitations are disabled now, as a sentence. @default enabled */
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

/** The lists of a customer, one per tab; only the open one is loaded. */
export interface CustomerParts {
  /** Its subscriptions. */
  readonly subscriptions: CustomerPart<Subscription>;
  /** Its orders. */
  readonly orders: CustomerPart<Order>;
  /** Its statements. */
  readonly statements: CustomerPart<Statement>;
  /** Its tenants at vendors. */
  readonly tenants: CustomerPart<Tenant>;
  /** Its price for each plan. */
  readonly prices: CustomerPart<PlanPrice>;
  /** Its users. */
  readonly users: CustomerPart<UserRow>;
}

/** The dialog that asks before a customer is suspended, resumed or closed, while it is open. */
export interface CustomerMoveState {
  /** The question. */
  readonly action: CustomerMove;
  /** The customer, as loaded so far. */
  readonly customer: Customer;
  /** How many of its subscriptions continue; null if unknown. */
  readonly liveSubscriptions: number | null;
  /**
   * Why the server did not do it: the customer was changed meanwhile (`changed`), its state no
   * longer allows it (`stateChanged`), or subscriptions continue; null for none.
   */
  readonly objection: 'changed' | 'stateChanged' | 'liveSubscriptions' | 'openOrders' | null;
  /** Whether the request is pending; the dialog cannot be closed meanwhile. */
  readonly isPending: boolean;
  /** Why the last attempt failed; the input is kept. */
  readonly failure: Failure | null;
  /** Confirms, with a reason; null for none. */
  readonly onConfirm: (reason: string | null) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** Why buying for a customer is disabled now. */
export type BuyRefusal = ClientRefusal | 'cartExpired';

/** Buying for a customer from its page. */
export interface BuyForCustomer {
  /** Whether buying for it is allowed, and why not. */
  readonly access: Access<BuyRefusal>;
  /** ISO 4217, of the cart; null for any. */
  readonly currency: string | null;
  /** The cart was changed elsewhere and does not belong to this customer yet. */
  readonly isCartChanged: boolean;
  /** Whether the cart is loading or being assigned to it. */
  readonly isPending: boolean;
  /** The question before the cart's lines move to it. @default none */
  readonly question?: CartQuestion | null | undefined;
  /** Why the cart could not be assigned to it; null for no failure. */
  readonly failure: Failure | null;
  /** Assigns the cart to this customer. */
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
  /** Names of vendors by id, if loaded. */
  readonly vendors: ReadonlyMap<string, string>;
}

/** Changes the state of a customer. */
export interface CustomerMoving {
  /** Whether its state can be changed, and why not. */
  readonly access: (action: CustomerMove) => Access<CustomerRefusal>;
  /** Opens the dialog that changes its state. */
  readonly onMove: (action: CustomerMove) => void;
  /** The open confirmation dialog; null while closed. */
  readonly dialog: CustomerMoveState | null;
}

/** The prices of a customer. */
export interface CustomerPrices {
  /** Its price list; null if unknown or not disclosed. */
  readonly list: PriceList | null;
  /** Creating a price list of its own; null if the viewer may not. @default none */
  readonly own?: OwnPrices | null | undefined;
}

/** Key figures of a customer. */
export interface CustomerStanding {
  /** How many of its subscriptions continue; null if unknown. */
  readonly liveSubscriptions: number | null;
  /** All of them, for its seats and renewals; `empty` if too many. @default not shown */
  readonly live?: Reading<readonly Subscription[]> | undefined;
  /** What needs attention, most urgent first; null while loading. */
  readonly matters: readonly CustomerMatter[] | null;
  /** What it was billed for each of the last 13 months, in its currency. @default not shown */
  readonly billed?: readonly BilledMonth[] | null | undefined;
}

/** What the page of a customer shows and does (commerce §5). */
export interface CustomerScreenProps {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The customer; `empty` if the id does not exist. */
  readonly customer: Reading<Customer>;
  /** The lists of the tabs. */
  readonly parts: CustomerParts;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** Editing its details. */
  readonly editing: CustomerEditing;
  /** Buying for it; null if the viewer may not. */
  readonly buy: BuyForCustomer | null;

  /** Its title, if known before it has loaded. @default a placeholder */
  readonly knownTitle?: string | undefined;
  /** Its activity on the overview: an `ActivityFeed`. @default none */
  readonly activity?: ReactNode;
  /** The tabs and their actions. */
  readonly tabs: CustomerTabs;
  /** Suspends, resumes and closes it. */
  readonly moving: CustomerMoving;
  /** Its prices. */
  readonly prices: CustomerPrices;
  /** Its status. */
  readonly standing: CustomerStanding;
}

/** A vendor at which customers have tenants. */
export interface TenantVendor {
  /** Its id. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
}

/** State of the domain check for a new tenant. */
export type DomainCheck =
  /** The input is not a complete domain. */
  | { readonly status: 'none' }
  | { readonly status: 'checking' }
  | {
      readonly status: 'free' | 'taken';
      /** The whole domain. */
      readonly domain: string;
    }
  /** The check failed; the server decides when the tenant is created. */
  | { readonly status: 'unknown' };

/** The open dialog of a customer's tenants. */
export type TenantDialog =
  | {
      readonly type: 'add';
      /** What is added. */
      readonly kind: TenantKind;
      /** The vendors at which customers have tenants. */
      readonly vendors: Reading<readonly TenantVendor[]>;
      /** State of the check of the typed domain. */
      readonly check: DomainCheck;
      /** Whether the request is pending; the dialog cannot be closed meanwhile. */
      readonly isPending: boolean;
      /** Why the last attempt failed; the input is kept. */
      readonly failure: Failure | null;
      /** Called on each change, with the text and the vendor. */
      readonly onTyped: (text: string, vendorId: string) => void;
      /** Requests the link, or creates the tenant. */
      readonly onSubmit: (text: string, vendorId: string) => void;
      /** Closes the dialog. */
      readonly onClose: () => void;
    }
  | {
      readonly type: 'link';
      /** The tenant of the link. */
      readonly tenant: Tenant;
      /** Whether the link has just been created. */
      readonly isNew: boolean;
      /** Whether the link has just been copied. */
      readonly isCopied: boolean;
      /** Whether the browser refused the copy. */
      readonly isCopyRefused: boolean;
      /** Whether another link is being created. */
      readonly isPending: boolean;
      /** Why another link could not be created. */
      readonly failure: Failure | null;
      /** Copies the link. */
      readonly onCopy: () => void;
      /** Creates another link; null if that is not possible. */
      readonly onResend: (() => void) | null;
      /** Closes the dialog. */
      readonly onClose: () => void;
    }
  | {
      readonly type: 'revoke';
      /** The tenant of the link. */
      readonly tenant: Tenant;
      /** Whether the removal is pending; the dialog cannot be closed meanwhile. */
      readonly isPending: boolean;
      /** Why it could not be removed. */
      readonly failure: Failure | null;
      /** Removes it. */
      readonly onConfirm: () => void;
      /** Closes the dialog. */
      readonly onClose: () => void;
    };

/** What can be done about a customer's tenants (commerce §3). */
export interface CustomerTenants {
  /** Whether they can be changed, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether the vendors can be listed to add a tenant; that requires access to the marketplace. */
  readonly addAccess: Access<NeedRefusal>;
  /** Opens the dialog that adds a tenant. */
  readonly onAdd: (kind: TenantKind) => void;
  /** Shows the link of a tenant. */
  readonly onShow: (tenant: Tenant) => void;
  /** Creates another link for a tenant and shows it. */
  readonly onResend: (tenant: Tenant) => void;
  /** Opens the dialog that removes the link of a tenant. */
  readonly onRevoke: (tenant: Tenant) => void;
  /** The dialog that is open; null for none. */
  readonly dialog: TenantDialog | null;
  /** The tenant created last; its credentials are in a notification. @default none */
  readonly made?: Tenant | null | undefined;
  /** Opens that notification. @default the page only mentions it */
  readonly onCredentials?: (() => void) | undefined;
}

/** Buying for a customer from the list. */
export interface CustomersBuying {
  /** Whether buying for a customer is allowed, and why not. */
  readonly access: (customer: Customer) => Access<BuyRefusal>;
  /** ISO 4217, of the cart; null for any. */
  readonly currency: string | null;
  /** Assigns the cart to a customer. */
  readonly onBuy: (customer: Customer) => void;
  /**
   * The customer that the cart is being assigned to, and the state of that write; null for none.
   */
  readonly current: {
    /** The customer. */
    readonly customer: Customer;
    /** State of the write. */
    readonly buy: BuyForCustomer;
  } | null;
}

/** Actions on a customer in the list (commerce §5). */
export interface CustomersActions {
  /** Whether a customer's state can be changed, and why not. */
  readonly moveAccess: (customer: Customer, action: CustomerMove) => Access<CustomerRefusal>;
  /** Opens the confirmation dialog. */
  readonly onMove: (customer: Customer, action: CustomerMove) => void;
  /** The open confirmation dialog; null while closed. */
  readonly dialog: CustomerMoveState | null;
  /** Buying; null if the viewer may not. */
  readonly buying: CustomersBuying | null;
}

/** The choices in the form of a new customer. */
export interface NewCustomerChoices {
  /** Whether it may be a reseller; only the provider creates those. */
  readonly canBeReseller: boolean;
  /** The price lists of the viewer's company; null if the viewer may not see them. */
  readonly priceLists: Reading<readonly PriceList[]> | null;
  /** The currency of the viewer's company, as the suggestion; null while loading. */
  readonly ownCurrency: string | null;
}

/** What the page that adds a customer shows and does (commerce §5). */
export interface NewCustomerScreenProps {
  /** Whether the viewer may add customers, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The draft; null until the user is known. */
  readonly draft: NewCustomerDraft | null;
  /** The current step. */
  readonly step: NewCustomerStep;
  /** Called with the next step. */
  readonly onStepChange: (step: NewCustomerStep) => void;
  /** The server's field errors. */
  readonly problems: CustomerFieldProblems;
  /** Whether the customer is being created. */
  readonly isPending: boolean;
  /** Why it could not be created; the input is kept. */
  readonly failure: Failure | null;
  /** Called with the draft on each change. */
  readonly onDraftChange: (changes: Partial<Omit<NewCustomerDraft, 'key'>>) => void;
  /** Creates the customer. */
  readonly onCreate: () => void;
  /** Discards the draft and leaves. */
  readonly onDiscard: () => void;
  /** The choices. */
  readonly choices: NewCustomerChoices;
}

/** Props of {@link CustomersScreen}. */
export interface CustomersScreenProps {
  /** The list. */
  readonly list: ListState<Customer>;
  /** Whether the viewer may see customers, and why not. */
  access: Access<NeedRefusal>;
  /** Whether some have other sellers, so that the seller is shown. @default false */
  hasSellers?: boolean | undefined;
  /** Whether the viewer may add customers, and why not. @default not allowed */
  createAccess?: Access<NeedRefusal> | undefined;
  /** The export of the list. @default not offered */
  exporting?: CsvExport | undefined;
  /** Actions on a customer. @default none */
  actions?: CustomersActions | undefined;
}
