import { STATEMENT_NEEDS } from '../../domain/billing/statement-access';
import { STATEMENTS_EXPORT, STATEMENTS_READ } from '../../domain/billing/statements-list';
import { CUSTOMERS_EXPORT, CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { ORDERS_EXPORT, ORDERS_READ, ORDERS_VIEW } from '../../domain/orders/orders-list';
import { ROLE_GIVING, ROLES_READ } from '../../domain/roles/permission-help';
import { SUBSCRIPTION_NEEDS } from '../../domain/subscriptions/subscription-access';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import type { Need } from '../../domain/users/permission-access';
import type { paletteTasksMessages } from '../../messages/generated/en/palette';
import { paths } from '../paths';

/** A task on a page, found in the palette. */
export interface PageTask {
  readonly id: keyof (typeof paletteTasksMessages)['messages'];
  /** Where it is done; null for the viewer's own profile. */
  readonly href: string | null;
  /** Permission to see that page: without it the task is not found. @default nothing */
  readonly page?: Need;
  /** Permission to do the task: without it the entry shows the reason. @default nothing */
  readonly need?: Need;
}

const ordersIn = (view: string) => `${paths.orders}?${ORDERS_VIEW}=${view}`;
const subscriptions = { href: paths.allSubscriptions, page: SUBSCRIPTIONS_READ } as const;
const statements = { href: paths.statements, page: STATEMENTS_READ } as const;
const roles = { page: { permission: ROLES_READ } } as const;

/** The tasks of pages, by what people want to do. */
export const PAGE_TASKS: readonly PageTask[] = [
  {
    id: 'approveOrders',
    href: ordersIn('waitingForMe'),
    page: ORDERS_READ,
    need: ORDER_NEEDS.approve,
  },
  { id: 'failedOrders', href: ordersIn('failed'), page: ORDERS_READ, need: ORDER_NEEDS.retry },
  { id: 'exportOrders', href: paths.orders, page: ORDERS_READ, need: ORDERS_EXPORT },
  { id: 'exportCustomers', href: paths.customers, page: CUSTOMERS_READ, need: CUSTOMERS_EXPORT },
  { id: 'exportSubscriptions', ...subscriptions },
  { id: 'exportStatements', ...statements, need: STATEMENTS_EXPORT },
  {
    id: 'renewalOff',
    href: paths.renewals,
    page: SUBSCRIPTIONS_READ,
    need: SUBSCRIPTION_NEEDS.renewal,
  },
  { id: 'changeSeats', ...subscriptions, need: SUBSCRIPTION_NEEDS.seats },
  { id: 'changePlan', ...subscriptions, need: SUBSCRIPTION_NEEDS.plan },
  { id: 'cancelSubscription', ...subscriptions, need: SUBSCRIPTION_NEEDS.cancel },
  { id: 'recordPayment', ...statements, need: STATEMENT_NEEDS.pay },
  { id: 'overdueStatements', ...statements, href: `${paths.statements}?state=overdue` },
  { id: 'createRole', href: paths.roles, ...roles, need: { permission: 'Permissions.Create' } },
  { id: 'giveRole', href: paths.users, ...roles, need: { permission: ROLE_GIVING } },
  { id: 'changePassword', href: null },
  { id: 'secondFactor', href: null },
];
