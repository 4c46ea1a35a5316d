import type { Access } from '../access';
import type { StatementLine, StatementState } from '../billing/statement';
import type { ListRules, ListState } from '../list-query';
import type { Order } from '../orders/order';
import type { ClientView } from '../products/client-view';
import type { Reading } from '../reading';
import type { CivilMonth } from '../time/civil-date';
import type { NeedRefusal } from '../users/permission-access';
import type { SubscriptionDrawer } from './change-drawer';
import type { ScheduledChange, Subscription } from './subscription';
import type { SubscriptionAction, SubscriptionRefusal } from './subscription-access';

/** What seeing subscriptions takes (wire §2). */
export const SUBSCRIPTIONS_READ = { permission: 'Subscription.Read' } as const;

/** What seeing the lists of a subscription takes (wire §2). */
export const SUBSCRIPTION_PART_NEEDS = {
  orders: { permission: 'Order.Read' },
  charges: { permission: 'Billing.Read' },
} as const;

/** What its orders can be sorted by, as the wire names it. */
export const SUBSCRIPTION_ORDERS: ListRules = {
  sorts: ['createdAt', 'number', 'state', 'total'],
};

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
export interface SubscriptionOrders extends ListState<Order> {
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

/** What the page of a subscription shows and does (commerce §5). */
export interface SubscriptionScreenContent {
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
  /** Whether something can be done with it now, and why not. */
  readonly actionAccess: (action: SubscriptionAction) => Access<SubscriptionRefusal>;
  /** Opens the drawer of an action. */
  readonly onAction: (action: SubscriptionAction) => void;
  /** Opens the drawer of the renewal, to let it end there. */
  readonly onEndAtRenewal: () => void;
  /** What was scheduled before a change deleted it; null for nothing. */
  readonly lostSchedule: ScheduledChange | null;
  /** Decides about the renewal again, with what was scheduled before. */
  readonly onScheduleAgain: () => void;
  /** What is open over the page; null for nothing. */
  readonly drawer: SubscriptionDrawer | null;
  /** Where the subscriptions are. @default there is no way back */
  readonly subscriptionsHref?: string | undefined;
  /** Where its customer is. @default customers have no page */
  readonly customerHref?: ((id: string) => string) | undefined;
  /** Where a product is, at the prices of the customer. @default products have no page */
  readonly productHref?: ((id: string, customerId: string) => string) | undefined;
  /** Where an order is. @default orders have no page */
  readonly orderHref?: ((id: string) => string) | undefined;
  /** Where a statement is. @default statements have no page */
  readonly statementHref?: ((id: string) => string) | undefined;
}
