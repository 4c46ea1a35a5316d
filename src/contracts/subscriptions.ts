import type { ReactNode } from 'react';
import type { Access, NeedRefusal } from '../domain/access';
import type { StatementLine, StatementState } from '../domain/billing/statement';
import type { Failure } from '../domain/failure';
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
  /** What is decided. */
  readonly action: RenewalAction;
  /** Those that were chosen. */
  readonly subscriptions: readonly Subscription[];
  /** What it comes to and what became of it. */
  readonly run: RenewalRun;
  /** Decides them as the dry run found. */
  readonly onConfirm: () => void;
  /** Sends no further one. */
  readonly onStop: () => void;
  /** Tries again what failed, and only that. */
  readonly onRetry: () => void;
  /** Closes the dialog. Not while it runs. */
  readonly onClose: () => void;
}

/** Decisions about the renewals of many subscriptions. */
export interface BulkRenewals {
  /** Whether the viewer may decide about renewals at all, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether something can be decided about one, and why not. Keep the function stable. */
  readonly canSelect: (subscription: Subscription) => Access<SubscriptionRefusal>;
  /** Opens the dialog, which asks at once what it comes to. */
  readonly onOpen: (action: RenewalAction, subscriptions: readonly Subscription[]) => void;
  /** The dialog; null while it is closed. */
  readonly dialog: BulkRenewalsDialogState | null;
}

/** The dialog in which the seats of many subscriptions are changed, while it is open. */
export interface BulkSeatsDialogState {
  /** Those that were chosen. */
  readonly subscriptions: readonly Subscription[];
  /** What was chosen for them. */
  readonly draft: BulkSeatsDraft;
  /** What it comes to and what became of it; null while it is chosen. */
  readonly run: SeatsRun | null;
  /** Called with what is chosen. */
  readonly onDraftChange: (draft: BulkSeatsDraft) => void;
  /** Asks what it comes to. Nothing is changed. */
  readonly onPreview: () => void;
  /** Goes back to choosing. */
  readonly onBack: () => void;
  /** Changes them as they were previewed. */
  readonly onConfirm: () => void;
  /** Sends no further one. */
  readonly onStop: () => void;
  /** Tries again what failed, and only that. */
  readonly onRetry: () => void;
  /** Closes the dialog. Not while it runs. */
  readonly onClose: () => void;
}

/** The change of the seats of many subscriptions. */
export interface BulkSeats {
  /** Whether the viewer may change seats at all, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether the seats of one can be changed, and why not. Keep the function stable. */
  readonly canSelect: (subscription: Subscription) => Access<SubscriptionRefusal>;
  /** Opens the dialog for so many, at most {@link BULK_SEATS_MAX}. */
  readonly onOpen: (subscriptions: readonly Subscription[]) => void;
  /** The dialog; null while it is closed. */
  readonly dialog: BulkSeatsDialogState | null;
}

/** What can be changed at once. */
export type ChangeAction = SubscriptionChange['kind'];

/** What was typed and chosen for a change. */
export interface ChangeDraft {
  /** The seats afterwards; null while what is typed is no number of them. */
  readonly quantity: number | null;
  /** The plan afterwards; null for none yet. */
  readonly planId: string | null;
}

/** The plans and limits that a drawer chooses from. */
export interface DrawerPlans {
  /** Whether the viewer may see plans, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The plans, and how many can be bought. */
  readonly choices: Reading<PlanChoices>;
}

/** How a change stands, and what makes it. */
export interface ChangeMaking {
  /** How it stands. */
  readonly state: ChangeState;
  /** Makes the change as it is previewed. */
  readonly onConfirm: () => void;
  /** The server is asked again whether it was made. */
  readonly onCheckAgain: () => void;
  /** It is sent again under the same key. */
  readonly onSendAgain: () => void;
}

/** The drawer in which something is changed at once, while it is open. */
export interface ChangeDrawerState {
  /** Which drawer it is. */
  readonly kind: 'change';
  /** What is changed. */
  readonly action: ChangeAction;
  /** What was typed and chosen. */
  readonly draft: ChangeDraft;
  /** What there is to choose from. */
  readonly plans: DrawerPlans;
  /** What it comes to; `empty` while nothing is asked for. */
  readonly preview: Reading<ChangePreview>;
  /** What it came to before its price ran out; null for no such time. */
  readonly totalBefore: number | null;
  /** Called with the seats; null for no number of them. */
  readonly onQuantityChange: (quantity: number | null) => void;
  /** Called with the plan. */
  readonly onPlanChange: (planId: string | null) => void;
  /** Asks at once what the draft comes to. It never makes the change. */
  readonly onPreview: () => void;
  /** How the change stands, and what makes it. */
  readonly making: ChangeMaking;
  /** Goes on to the renewal, with what was asked for. */
  readonly onInstead: () => void;
  /** Closes the drawer. */
  readonly onClose: () => void;
}

/** The drawer in which it is decided what happens at the renewal, while it is open. */
export interface RenewalDrawerState {
  /** Which drawer it is. */
  readonly kind: 'renewal';
  /** What it opens with. */
  readonly draft: RenewalDraft;
  /** What there is to choose from. */
  readonly plans: DrawerPlans;
  /** The live subscriptions of the customer at the vendor: the next term can end with one of them. */
  readonly others: Reading<readonly Subscription[]>;
  /** While it is sent: nothing closes the drawer. */
  readonly isPending: boolean;
  /** Why it was not saved; what was decided stays. */
  readonly failure: Failure | null;
  /** The subscription was changed elsewhere, so that it was not saved. */
  readonly isChangedElsewhere: boolean;
  /** Saves what is decided. */
  readonly onSave: (draft: RenewalDraft) => void;
  /** Takes back what is scheduled; whether it renews stays. */
  readonly onDeleteScheduled: () => void;
  /** Closes the drawer. */
  readonly onClose: () => void;
}

/** The dialog in which a subscription is named, while it is open. */
export interface NamesDialogState {
  /** Which one it is. */
  readonly kind: 'names';
  /** While it is sent. */
  readonly isPending: boolean;
  /** Why it was not saved; what was typed stays. */
  readonly failure: Failure | null;
  /** The subscription was changed elsewhere, so that it was not saved. */
  readonly isChangedElsewhere: boolean;
  /** Saves the names; null for none. */
  readonly onSave: (names: Pick<Subscription, 'friendlyName' | 'project'>) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** What is open over the page of a subscription. */
export type SubscriptionDrawer = ChangeDrawerState | RenewalDrawerState | NamesDialogState;

/** What was done to a subscription. */
export interface SubscriptionEvent {
  /** What it was: ordered, decided for the renewal, or named. */
  readonly kind: SubscriptionDrawer['kind'];
  /** What was ordered. @default no change was */
  readonly action?: ChangeAction | undefined;
  /** The subscription as it was known. */
  readonly subscription: Subscription;
}

/** How many renew in a month. */
export interface RenewalMonth {
  /** The month. */
  readonly month: CivilMonth;
  /** Renewals that matter. */
  readonly renewals: number;
  /** Monthly roll-overs. */
  readonly rollovers: number;
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
  /** Whose they are. */
  readonly scope: SubscriptionsScope;
  /** Where one is. */
  readonly place: RenewalsPlace;
  /** Called with where one goes. */
  readonly onPlaceChange: (place: RenewalsPlace) => void;
  /** The roll-overs of the months that are looked at; read once they are shown. */
  readonly rollovers: ListState<Subscription>;
  /** How many subscriptions need attention, which their tab says. @default it is not said */
  readonly attentionCount?: number | null | undefined;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** The same list as a file. @default there is none */
  readonly exporting?: CsvExport | undefined;
  /** Decisions about the renewals of those that are selected. @default nothing can be selected */
  readonly bulkRenewals?: BulkRenewals | undefined;
  /** Called with the view of all subscriptions to go to. */
  readonly onViewChange: (view: SubscriptionsView) => void;
  /** The twelve months that are looked at. */
  readonly year: RenewalYear;
}

/** What was charged for a subscription in one month. */
export interface MonthOfCharges {
  /** The statement that it is on. */
  readonly statementId: string;
  /** What people call it by; null for a draft. */
  readonly number: string | null;
  /** The month. */
  readonly period: CivilMonth;
  /** How the statement stands. */
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

/** What a subscription was charged, as its statements say it. */
export interface SubscriptionCharges {
  /** Whether the viewer may see them, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The months, the newest first; those without a charge are left out. */
  readonly months: Reading<readonly MonthOfCharges[]>;
  /** Whether there are statements before those months. */
  readonly hasEarlier: boolean;
  /** Reads some months more. */
  readonly onEarlier: () => void;
}

/** What can be done with a subscription. */
export interface SubscriptionActions {
  /** Whether something can be done with it now, and why not. */
  readonly access: (action: SubscriptionAction) => Access<SubscriptionRefusal>;
  /** Opens the drawer of an action. */
  readonly onAction: (action: SubscriptionAction) => void;
  /** Opens the drawer of the renewal, to let it end there. */
  readonly onEndAtRenewal: () => void;
}

/** What was scheduled for a renewal before a change deleted it. */
export interface LostSchedule {
  /** What was scheduled before a change deleted it; null for nothing. */
  readonly schedule: ScheduledChange | null;
  /** Decides about the renewal again, with what was scheduled before. */
  readonly onScheduleAgain: () => void;
}

/** What the page of a subscription shows and does (commerce §5). */
export interface SubscriptionScreenProps {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The subscription; `empty` when there is none of that id. */
  readonly subscription: Reading<Subscription>;
  /** The switch that takes costs off the screen; null for who sees none. @default there is none */
  readonly clientView?: ClientView | null | undefined;
  /** Whether it is a customer's of the viewer: they owe what it costs. @default it is the viewer's company's */
  readonly isCustomers?: boolean | undefined;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** The orders that made and changed it. */
  readonly orders: SubscriptionOrders;
  /** What it was charged. */
  readonly charges: SubscriptionCharges;
  /** What is open over the page; null for nothing. */
  readonly drawer: SubscriptionDrawer | null;

  /** What it is called, where that is known before it is read. @default an outline */
  readonly knownTitle?: string | undefined;
  /** Who did what with it, such as an `ActivityFeed`. @default nothing */
  readonly activity?: ReactNode;
  /** What can be done with it. */
  readonly actions: SubscriptionActions;
  /** What a change has deleted of what was scheduled. */
  readonly lost: LostSchedule;
}

/** What can be done with several subscriptions. */
export interface SubscriptionsBulk {
  /** The change of the seats of those that are selected. @default nothing can be selected */
  readonly seats?: BulkSeats | undefined;
  /** Decisions about the renewals of those that are selected. @default none can be made */
  readonly renewals?: BulkRenewals | undefined;
}

/** What the list of subscriptions shows and does (commerce §5). */
export interface SubscriptionsScreenProps extends SubscriptionsPlace {
  /** The list. */
  readonly list: ListState<Subscription>;
  /** Whether there are two scopes: the own company's, and those of all. */
  readonly hasScopes: boolean;
  /** Whether the viewer may see subscriptions, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Called with the view to show. */
  readonly onViewChange: (view: SubscriptionsView) => void;
  /** Called when those of a project are to stand together, or not any more. */
  readonly onGroupedChange: (isGrouped: boolean) => void;
  /** How many need attention; null for not known. */
  readonly attentionCount: number | null;
  /** The same list as a file. @default there is none */
  readonly exporting?: CsvExport | undefined;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** What can be done with those that are selected. @default nothing can be selected */
  readonly bulk?: SubscriptionsBulk | undefined;
}
