import type { ReactNode } from 'react';
import type { Access, NeedRefusal } from '../domain/access';
import type { StatementLine, StatementState } from '../domain/billing/statement';
import type { Failure } from '../domain/failure';
import type { Money } from '../domain/money';
import type { Order } from '../domain/orders/order';
import type { Reading } from '../domain/reading';
import type { RenewalAction, RenewalRun } from '../domain/subscriptions/bulk-renewals';
import type { BulkSeatsDraft, SeatsRun } from '../domain/subscriptions/bulk-seats';
import type { SubscriptionChange } from '../domain/subscriptions/change';
import type { ChangeState } from '../domain/subscriptions/change-machine';
import type { ChangePreview } from '../domain/subscriptions/change-preview';
import type { PlanChoices } from '../domain/subscriptions/plan-choices';
import type { RenewalDraft } from '../domain/subscriptions/renewal';
import type { RenewalsPlace } from '../domain/subscriptions/renewals';
import type { ScheduledChange, Subscription } from '../domain/subscriptions/subscription';
import type {
  SubscriptionAction,
  SubscriptionRefusal,
} from '../domain/subscriptions/subscription-access';
import type {
  SubscriptionsPlace,
  SubscriptionsScope,
  SubscriptionsView,
} from '../domain/subscriptions/subscriptions-list';
import type { CivilMonth } from '../domain/time/civil-date';
import type { CsvExport, ListState } from './list';
import type { ClientView } from './products';

/** The dialog in which the renewals of many subscriptions are decided, while it is open. */
export interface BulkRenewalsDialogState {
  /** The decision. */
  readonly action: RenewalAction;
  /** The selected subscriptions. */
  readonly subscriptions: readonly Subscription[];
  /** The preview and the result. */
  readonly run: RenewalRun;
  /** Applies the decisions as previewed. */
  readonly onConfirm: () => void;
  /** Stops after the requests that are pending. */
  readonly onStop: () => void;
  /** Retries only what failed. */
  readonly onRetry: () => void;
  /** Closes the dialog; not while the run is pending. */
  readonly onClose: () => void;
}

/** Decisions about the renewals of many subscriptions. */
export interface BulkRenewals {
  /** Whether the viewer may decide about renewals at all, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether a decision is possible for one subscription, and why not. Keep the function stable. */
  readonly canSelect: (subscription: Subscription) => Access<SubscriptionRefusal>;
  /** Opens the dialog, which requests the preview immediately. */
  readonly onOpen: (action: RenewalAction, subscriptions: readonly Subscription[]) => void;
  /** The dialog; null while closed. */
  readonly dialog: BulkRenewalsDialogState | null;
}

/** The dialog in which the seats of many subscriptions are changed, while it is open. */
export interface BulkSeatsDialogState {
  /** The selected subscriptions. */
  readonly subscriptions: readonly Subscription[];
  /** The selected change. */
  readonly draft: BulkSeatsDraft;
  /** The preview and the result; null before the preview. */
  readonly run: SeatsRun | null;
  /** Called with the selected change. */
  readonly onDraftChange: (draft: BulkSeatsDraft) => void;
  /** Requests the preview. Nothing is changed. */
  readonly onPreview: () => void;
  /** Returns to the selection. */
  readonly onBack: () => void;
  /** Applies the changes as previewed. */
  readonly onConfirm: () => void;
  /** Stops after the requests that are pending. */
  readonly onStop: () => void;
  /** Retries only what failed. */
  readonly onRetry: () => void;
  /** Closes the dialog; not while the run is pending. */
  readonly onClose: () => void;
}

/** The change of the seats of many subscriptions. */
export interface BulkSeats {
  /** Whether the viewer may change seats at all, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether the seats of one can be changed, and why not. Keep the function stable. */
  readonly canSelect: (subscription: Subscription) => Access<SubscriptionRefusal>;
  /** Opens the dialog for these subscriptions, at most {@link BULK_SEATS_MAX}. */
  readonly onOpen: (subscriptions: readonly Subscription[]) => void;
  /** The dialog; null while closed. */
  readonly dialog: BulkSeatsDialogState | null;
}

/** What a drawer can change immediately. */
export type ChangeAction = SubscriptionChange['kind'];

/** The draft of a change. */
export interface ChangeDraft {
  /** The new seats; null while the input is invalid. */
  readonly quantity: number | null;
  /** The new plan; null until selected. */
  readonly planId: string | null;
}

/** The plans and limits that a drawer chooses from. */
export interface DrawerPlans {
  /** Whether the viewer may see plans, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The plans, and how many can be bought. */
  readonly choices: Reading<PlanChoices>;
}

/** State of a change, and its submit. */
export interface ChangeMaking {
  /** Its status. */
  readonly state: ChangeState;
  /** Applies the change as previewed. */
  readonly onConfirm: () => void;
  /** Called to query again whether it was applied. */
  readonly onCheckAgain: () => void;
  /** Called to resend it with the same idempotency key. */
  readonly onSendAgain: () => void;
}

/** The open drawer of an immediate change. */
export interface ChangeDrawerState {
  /** The kind of drawer. */
  readonly kind: 'change';
  /** What is changed. */
  readonly action: ChangeAction;
  /** The draft. */
  readonly draft: ChangeDraft;
  /** The choices. */
  readonly plans: DrawerPlans;
  /** The preview; `empty` before a request. */
  readonly preview: Reading<ChangePreview>;
  /** The preview before its price expired; null if none has. */
  readonly totalBefore: number | null;
  /** Called with the seats; null for invalid input. */
  readonly onQuantityChange: (quantity: number | null) => void;
  /** Called with the plan. */
  readonly onPlanChange: (planId: string | null) => void;
  /** Requests the preview of the draft immediately. It never applies the change. */
  readonly onPreview: () => void;
  /** State of the change, and its submit. */
  readonly making: ChangeMaking;
  /** Continues to the renewal, with the requested change. */
  readonly onInstead: () => void;
  /** Closes the drawer. */
  readonly onClose: () => void;
}

/** The open drawer that decides about the renewal. */
export interface RenewalDrawerState {
  /** The kind of drawer. */
  readonly kind: 'renewal';
  /** The initial state. */
  readonly draft: RenewalDraft;
  /** The choices. */
  readonly plans: DrawerPlans;
  /** The active subscriptions of the customer at the vendor, to align the end of the next term. */
  readonly others: Reading<readonly Subscription[]>;
  /** Whether the request is pending; the drawer cannot be closed meanwhile. */
  readonly isPending: boolean;
  /** Why it was not saved; the input is kept. */
  readonly failure: Failure | null;
  /** Whether it was not saved because the subscription was changed elsewhere. */
  readonly isChangedElsewhere: boolean;
  /** Saves the decision. */
  readonly onSave: (draft: RenewalDraft) => void;
  /** Cancels the scheduled change; the renewal setting stays. */
  readonly onDeleteScheduled: () => void;
  /** Closes the drawer. */
  readonly onClose: () => void;
}

/** The dialog in which a subscription is named, while it is open. */
export interface NamesDialogState {
  /** The subscription. */
  readonly kind: 'names';
  /** Whether the request is pending. */
  readonly isPending: boolean;
  /** Why it was not saved; the input is kept. */
  readonly failure: Failure | null;
  /** Whether it was not saved because the subscription was changed elsewhere. */
  readonly isChangedElsewhere: boolean;
  /** Saves the names; null for none. */
  readonly onSave: (names: Pick<Subscription, 'friendlyName' | 'project'>) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** The open dialog or drawer of a subscription. */
export type SubscriptionDrawer = ChangeDrawerState | RenewalDrawerState | NamesDialogState;

/** What was done to a subscription. */
export interface SubscriptionEvent {
  /** The kind: ordered, decided for the renewal, or named. */
  readonly kind: SubscriptionDrawer['kind'];
  /** The ordered change. @default none */
  readonly action?: ChangeAction | undefined;
  /** The subscription as loaded before. */
  readonly subscription: Subscription;
}

/** How many renew in a month, and what they cost. */
export interface RenewalMonth {
  /** The month. */
  readonly month: CivilMonth;
  /** Renewals, without monthly roll-overs. */
  readonly renewals: number;
  /** Monthly roll-overs. */
  readonly rollovers: number;
  /**
   * What the renewals cost a month, one sum for each currency. @default unknown: the server sends
   * no totals
   */
  readonly perMonth?: readonly Money[] | undefined;
}

/** Twelve months of renewals. */
export interface RenewalYear {
  /** The twelve months, in order. */
  readonly months: readonly CivilMonth[];
  /** How many renew in each of them. */
  readonly counts: Reading<readonly RenewalMonth[]>;
  /** The first of the twelve months before; null for none. */
  readonly earlier: CivilMonth | null;
  /** The first of the twelve months after; null for none. */
  readonly later: CivilMonth | null;
}

/** What the page of the renewals shows and does (commerce §5). */
export interface RenewalsScreenProps {
  /** The list. */
  readonly list: ListState<Subscription>;
  /** Whether the viewer may see subscriptions, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The scope. */
  readonly scope: SubscriptionsScope;
  /** The selected months. */
  readonly place: RenewalsPlace;
  /** Called with the new selection. */
  readonly onPlaceChange: (place: RenewalsPlace) => void;
  /** The roll-overs of the selected months; loaded on demand. */
  readonly rollovers: ListState<Subscription>;
  /** The number of subscriptions that need attention, shown on their tab. @default not shown */
  readonly attentionCount?: number | null | undefined;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** The export of the list. @default not offered */
  readonly exporting?: CsvExport | undefined;
  /** Decisions about the renewals of the selected subscriptions. @default no selection */
  readonly bulkRenewals?: BulkRenewals | undefined;
  /** Called with the view of all subscriptions to open. */
  readonly onViewChange: (view: SubscriptionsView) => void;
  /** The twelve months shown. */
  readonly year: RenewalYear;
}

/** What was charged for a subscription in one month. */
export interface MonthOfCharges {
  /** The statement that it is on. */
  readonly statementId: string;
  /** Its number; null for a draft. */
  readonly number: string | null;
  /** The month. */
  readonly period: CivilMonth;
  /** The state of the statement. */
  readonly state: StatementState;
  /** ISO 4217. */
  readonly currency: string;
  /** The charges and credits, of this subscription only. */
  readonly lines: readonly StatementLine[];
}

/** The orders that made and changed a subscription. */
export interface SubscriptionOrders {
  /** The list. */
  readonly list: ListState<Order>;
  /** Whether the viewer may see them, and why not. */
  readonly access: Access<NeedRefusal>;
}

/** The charges of a subscription, from its statements. */
export interface SubscriptionCharges {
  /** Whether the viewer may see them, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The months, the newest first; those without a charge are left out. */
  readonly months: Reading<readonly MonthOfCharges[]>;
  /** Whether there are earlier statements. */
  readonly hasEarlier: boolean;
  /** Loads earlier months. */
  readonly onEarlier: () => void;
}

/** Actions on a subscription. */
export interface SubscriptionActions {
  /** Whether an action is allowed now, and why not. */
  readonly access: (action: SubscriptionAction) => Access<SubscriptionRefusal>;
  /** Opens the drawer of an action. */
  readonly onAction: (action: SubscriptionAction) => void;
  /** Opens the renewal drawer with renewal turned off. */
  readonly onEndAtRenewal: () => void;
}

/** The renewal schedule that a change deleted. */
export interface LostSchedule {
  /** The schedule that a change deleted; null for none. */
  readonly schedule: ScheduledChange | null;
  /** Opens the renewal drawer with the deleted schedule. */
  readonly onScheduleAgain: () => void;
}

/** What the page of a subscription shows and does (commerce §5). */
export interface SubscriptionScreenProps {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The subscription; `empty` if the id does not exist. */
  readonly subscription: Reading<Subscription>;
  /** The switch that hides costs; null if the viewer sees none. @default none */
  readonly clientView?: ClientView | null | undefined;
  /** Whether it belongs to a customer, who owes its price. @default the viewer's company owns it */
  readonly isCustomers?: boolean | undefined;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** The orders that made and changed it. */
  readonly orders: SubscriptionOrders;
  /** Its charges. */
  readonly charges: SubscriptionCharges;
  /** The open dialog or drawer; null for none. */
  readonly drawer: SubscriptionDrawer | null;

  /** Its title, if known before it has loaded. @default a placeholder */
  readonly knownTitle?: string | undefined;
  /** Its activity, such as an `ActivityFeed`. @default none */
  readonly activity?: ReactNode;
  /** Its actions. */
  readonly actions: SubscriptionActions;
  /** The schedule that a change deleted. */
  readonly lost: LostSchedule;
}

/** Bulk actions on subscriptions. */
export interface SubscriptionsBulk {
  /** The change of the seats of the selected subscriptions. @default no selection */
  readonly seats?: BulkSeats | undefined;
  /** Decisions about the renewals of the selected subscriptions. @default not offered */
  readonly renewals?: BulkRenewals | undefined;
}

/** What the list of subscriptions shows and does (commerce §5). */
export interface SubscriptionsScreenProps extends SubscriptionsPlace {
  /** The list. */
  readonly list: ListState<Subscription>;
  /** Whether both scopes exist: the own company's, and all. */
  readonly hasScopes: boolean;
  /** Whether the viewer may see subscriptions, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Called with the view to show. */
  readonly onViewChange: (view: SubscriptionsView) => void;
  /** Called to turn the grouping by project on or off. */
  readonly onGroupedChange: (isGrouped: boolean) => void;
  /** How many need attention; null if unknown. */
  readonly attentionCount: number | null;
  /** The export of the list. @default not offered */
  readonly exporting?: CsvExport | undefined;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** Actions on the selected rows. @default no selection */
  readonly bulk?: SubscriptionsBulk | undefined;
}
