import type { Notification } from '../../../src/domain/notifications/notification';
import { STORY_NOW } from '../../support/sandbox';

/** A notification for stories that get their data by args. */
export function notification(
  id: string,
  minutesAgo: number,
  extra: Partial<Notification> = {},
): Notification {
  return {
    id,
    type: 'Message',
    category: 'Order',
    severity: 'info',
    title: 'Something has happened',
    description: '',
    createdAt: new Date(STORY_NOW - minutesAgo * 60_000),
    relatedEntityId: '',
    relatedEntityType: '',
    ...extra,
  };
}

export const tenantReady = notification('tenant', 3, {
  type: 'TaskHasMetadata',
  category: 'MSVendorIntegration',
  severity: 'success',
  title: 'Microsoft tenant is ready',
  description: 'The tenant of Nordlys AS was created.\nIts credentials are shown once.',
  relatedEntityId: 'task-1',
  relatedEntityType: 'Task',
});

export const some: readonly Notification[] = [
  notification('import', 0, {
    type: 'Task',
    title: 'Price list is being imported',
    description: '1,204 of 3,870 products so far.\nYou can go on working.',
  }),
  tenantReady,
  notification('failed', 14, {
    severity: 'error',
    title: 'Order for Lofoten Seafood failed',
    description: 'The vendor refused the order: the tenant is unknown.',
  }),
  notification('ending', 180, {
    severity: 'warning',
    title: 'Six subscriptions renew or end soon',
    description: 'Renew them or tell their owners:\nNordlys AS (4)\nEmerald Ltd (2)',
  }),
  notification('old', 60 * 24 * 33, {
    title: '١٢ منتجًا جديدًا في السوق',
    description: 'אבטחה, גיבוי ודואר: see what is new.',
  }),
];

/** So many that only those in sight are drawn. */
export function manyNotifications(count: number): readonly Notification[] {
  const severities = ['info', 'success', 'warning', 'error'] as const;
  return Array.from({ length: count }, (_, at) =>
    notification(`n${at}`, at, {
      severity: severities[at % 4] ?? 'info',
      title: `Order ${20_000 + at} was carried out`,
      description: at % 3 === 0 ? 'Seats for Sakura Net.\nNothing is left to do.' : '25 seats.',
    }),
  );
}
