import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { WireNotification } from '../../api/calls/notifications';
import type { NotificationRecord, TaskRecord } from '../db/notifications-table';
import { toWireTime } from '../db/wire-time';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../world/accounts';
import { seededAccount } from './users';

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
  /** The related record; without an id, the list of that type. */
  readonly about?: readonly [type: string, id: string];
}

const IMPORT_TASK = 'task-price-import';
const TENANT_TASK = 'task-tenant-nordlys';

/**
 * The administrator's notifications, newest first: every type, every severity, unusual spellings.
 */
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
    ageMs: 3 * millisecondsInMinute,
    type: 'TaskHasMetadata',
    category: 'MSVendorIntegration',
    severity: 'success',
    title: 'Microsoft tenant is ready',
    description: 'The tenant of Nordlys AS was created.\nIts credentials are shown once.',
    task: TENANT_TASK,
  },
  {
    ageMs: 14 * millisecondsInMinute,
    category: 'Order',
    severity: 'Error',
    title: 'Order for Lofoten Seafood failed',
    description: 'The vendor does not know the tenant.',
    about: ['Order', 'o-70'],
  },
  {
    ageMs: 50 * millisecondsInMinute,
    category: 'Subscription',
    severity: 'warning',
    title: 'Six subscriptions renew or end soon',
    description:
      'Renew them or tell their owners:\nWiener Klinik (2)\nBergen Kommune, Trondheim Skole, Hamnen Hotell, Aurora Travel',
    about: ['List', 'subscriptions?ids=s-1,s-5,s-7,s-8,s-11,s-12'],
  },
  {
    ageMs: 3 * millisecondsInHour,
    category: 'User',
    severity: 'info',
    title: 'Tomasz Żółć was invited',
    description: 'The invitation is good for 24 hours.',
    about: ['User', 'tomasz.zolc@plinth.example'],
  },
  {
    ageMs: 9 * millisecondsInHour,
    category: 'Billing',
    severity: 'SUCCESS',
    title: 'Last month was billed',
    description: '58 invoices were issued and sent.',
    about: ['Statement', ''],
  },
  {
    ageMs: 26 * millisecondsInHour,
    category: 'Billing',
    severity: 'error',
    title: 'A payment was returned',
    description: 'Invoice 2026-0117 of Polder Bloemen is open again.',
    about: ['Customer', 'customer-26'],
  },
  {
    ageMs: 2 * millisecondsInDay,
    category: 'Order',
    severity: 'success',
    title: 'The order for Sakura Net was completed',
    description: 'All 25 seats are set up.',
    about: ['Order', ''],
  },
  {
    ageMs: 4 * millisecondsInDay,
    category: 'Security',
    severity: 'Warning',
    title: 'Sign-in from a new place',
    description:
      'Somebody signed in to your account from Lisbon.\nWas it not you? Change your password.',
    about: ['User', ADMIN_EMAIL],
  },
  {
    ageMs: 6 * millisecondsInDay,
    category: 'Role',
    severity: 'info',
    title: 'Role “Auditor” was created',
    description: 'Bruno Keller gave it 3 permissions.',
    about: ['Role', 'Auditor'],
  },
  {
    ageMs: 12 * millisecondsInDay,
    category: 'Vendor',
    severity: 'warning',
    title: 'A vendor changes its prices',
    description: 'New prices hold from the first of next month.',
    about: ['Product', ''],
  },
  {
    ageMs: 33 * millisecondsInDay,
    category: 'Marketplace',
    severity: 'info',
    title: '١٢ منتجًا جديدًا في السوق',
    description: 'אבטחה, גיבוי ודואר: see what is new.',
    about: ['Product', ''],
  },
  {
    ageMs: 95 * millisecondsInDay,
    category: 'Settings',
    severity: 'notice',
    title: 'The mail templates were changed',
    description: 'Ada Lindqvist changed the text of the invitation.',
  },
  {
    ageMs: 420 * millisecondsInDay,
    type: 'Announcement',
    category: 'Platform',
    severity: 'success',
    title: 'Welcome to the portal',
    description: 'This is where news about your customers, orders and invoices will be.',
  },
];

const RESELLER_NOTIFICATIONS: readonly NotificationSeed[] = [
  {
    ageMs: 2 * millisecondsInHour,
    category: 'Order',
    severity: 'success',
    title: 'The order for Aegean Cloud was completed',
    description: 'All 10 seats are set up.',
    about: ['Order', ''],
  },
  {
    ageMs: 5 * millisecondsInDay,
    category: 'Customer',
    severity: 'warning',
    title: 'A credit limit is nearly used up',
    description: 'Vestland Bygg has 4 % of its limit left.',
    about: ['Customer', 'customer-14'],
  },
];

const CUSTOMER_NOTIFICATIONS: readonly NotificationSeed[] = [
  {
    ageMs: 40 * millisecondsInMinute,
    category: 'Billing',
    severity: 'info',
    title: 'Your invoice for last month is here',
    description: 'It is due in 14 days.',
    about: ['Statement', ''],
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
    seeds.map(({ ageMs, type = 'Message', task = null, about, ...texts }) => {
      lastId += 1;
      const notification: WireNotification = {
        id: `notification-${lastId}`,
        type,
        ...texts,
        createdAt: toWireTime(now - ageMs),
        relatedEntityId: task ?? about?.[1] ?? null,
        relatedEntityType: task === null ? (about?.[0] ?? null) : 'Task',
      };
      return { owner: seededAccount(owner), notification };
    }),
  );
}

/** The tasks of the notifications. */
export function seedTasks(): readonly TaskRecord[] {
  return [
    {
      owner: seededAccount(ADMIN_EMAIL),
      task: { id: IMPORT_TASK, status: 'Running', metadata: null },
    },
    {
      owner: seededAccount(ADMIN_EMAIL),
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
