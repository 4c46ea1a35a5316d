import type { WireNotification } from '../../api/wire/types';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../accounts';
import type { NotificationRecord, TaskRecord } from '../db/notifications-table';
import { toWireTime } from '../db/wire-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface NotificationSeed {
  readonly ageMs: number;
  /** @default 'Message' */
  readonly type?: string;
  readonly category: string;
  readonly severity: string;
  readonly title: string;
  readonly description: string;
  /** Id of its task. */
  readonly task?: string;
}

const IMPORT_TASK = 'task-price-import';
const TENANT_TASK = 'task-tenant-nordlys';

/** The administrator's notifications, newest first: every type, every severity, odd spellings. */
const ADMIN_NOTIFICATIONS: readonly NotificationSeed[] = [
  {
    ageMs: 20_000,
    type: 'Task',
    category: 'PriceImport',
    severity: 'info',
    title: 'Price list is being imported',
    description: '1,204 of 3,870 products so far.\nYou can go on working.',
    task: IMPORT_TASK,
  },
  {
    ageMs: 3 * MINUTE_MS,
    type: 'TaskHasMetadata',
    category: 'MSVendorIntegration',
    severity: 'success',
    title: 'Microsoft tenant is ready',
    description: 'The tenant of Nordlys AS was created.\nIts credentials are shown once.',
    task: TENANT_TASK,
  },
  {
    ageMs: 14 * MINUTE_MS,
    category: 'Order',
    severity: 'Error',
    title: 'Order 20418 failed',
    description: 'The vendor refused the order: the tenant is unknown.',
  },
  {
    ageMs: 50 * MINUTE_MS,
    category: 'Subscription',
    severity: 'warning',
    title: 'Six subscriptions end this week',
    description: 'Renew them or tell their owners:\nNordlys AS (4)\nEmerald Ltd (2)',
  },
  {
    ageMs: 3 * HOUR_MS,
    category: 'User',
    severity: 'info',
    title: 'Tomasz Żółć was invited',
    description: 'The invitation is good for 24 hours.',
  },
  {
    ageMs: 9 * HOUR_MS,
    category: 'Billing',
    severity: 'SUCCESS',
    title: 'February was billed',
    description: '58 invoices were issued and sent.',
  },
  {
    ageMs: 26 * HOUR_MS,
    category: 'Billing',
    severity: 'error',
    title: 'A payment was returned',
    description: 'Invoice 2026-0117 of Polder BV is open again.',
  },
  {
    ageMs: 2 * DAY_MS,
    category: 'Order',
    severity: 'success',
    title: 'Order 20391 was carried out',
    description: '25 seats for Sakura Net.',
  },
  {
    ageMs: 4 * DAY_MS,
    category: 'Security',
    severity: 'Warning',
    title: 'Sign-in from a new place',
    description:
      'Somebody signed in to your account from Lisbon.\nWas it not you? Change your password.',
  },
  {
    ageMs: 6 * DAY_MS,
    category: 'Role',
    severity: 'info',
    title: 'Role “Auditor” was created',
    description: 'Bruno Keller gave it 4 permissions.',
  },
  {
    ageMs: 12 * DAY_MS,
    category: 'Vendor',
    severity: 'warning',
    title: 'A vendor changes its prices',
    description: 'New prices hold from the first of next month.',
  },
  {
    ageMs: 33 * DAY_MS,
    category: 'Marketplace',
    severity: 'info',
    title: '١٢ منتجًا جديدًا في السوق',
    description: 'אבטחה, גיבוי ודואר: see what is new.',
  },
  {
    ageMs: 95 * DAY_MS,
    category: 'Settings',
    severity: 'notice',
    title: 'The mail templates were changed',
    description: 'Ada Lindqvist changed the text of the invitation.',
  },
  {
    ageMs: 420 * DAY_MS,
    type: 'Announcement',
    category: 'Platform',
    severity: 'success',
    title: 'Welcome to the portal',
    description: 'This is where news about your customers, orders and invoices will be.',
  },
];

const RESELLER_NOTIFICATIONS: readonly NotificationSeed[] = [
  {
    ageMs: 2 * HOUR_MS,
    category: 'Order',
    severity: 'success',
    title: 'Order 20402 was carried out',
    description: '10 seats for Aegean Cloud.',
  },
  {
    ageMs: 5 * DAY_MS,
    category: 'Customer',
    severity: 'warning',
    title: 'A credit limit is nearly used up',
    description: 'Dunes LLC has 4 % of its limit left.',
  },
];

const CUSTOMER_NOTIFICATIONS: readonly NotificationSeed[] = [
  {
    ageMs: 40 * MINUTE_MS,
    category: 'Billing',
    severity: 'info',
    title: 'Your invoice for February is here',
    description: 'It is due in 14 days.',
  },
];

const BY_OWNER: readonly (readonly [owner: string, seeds: readonly NotificationSeed[]])[] = [
  [ADMIN_EMAIL, ADMIN_NOTIFICATIONS],
  [RESELLER_EMAIL, RESELLER_NOTIFICATIONS],
  [CUSTOMER_EMAIL, CUSTOMER_NOTIFICATIONS],
];

/** 14 notifications of the administrator and a few of others. */
export function seedNotifications(now: number): readonly NotificationRecord[] {
  let lastId = 0;
  return BY_OWNER.flatMap(([owner, seeds]) =>
    seeds.map(({ ageMs, type = 'Message', task = null, ...texts }) => {
      lastId += 1;
      const notification: WireNotification = {
        id: `notification-${lastId}`,
        type,
        ...texts,
        createdAt: toWireTime(now - ageMs),
        relatedEntityId: task,
        relatedEntityType: task === null ? null : 'Task',
      };
      return { owner, notification };
    }),
  );
}

/** The tasks of the notifications. */
export function seedTasks(): readonly TaskRecord[] {
  return [
    { owner: ADMIN_EMAIL, task: { id: IMPORT_TASK, status: 'Running', metadata: null } },
    {
      owner: ADMIN_EMAIL,
      task: {
        id: TENANT_TASK,
        status: 'Completed',
        metadata: {
          Domain: 'nordlys.onmicrosoft.example',
          TenantId: '6f2b8c1e-0d47-4a5b-9c3e-7a1f5d2e8b90',
          InitialCredentials: {
            UserName: 'admin@nordlys.onmicrosoft.example',
            Password: 'Demo-Tenant-7!',
          },
        },
      },
    },
  ];
}
