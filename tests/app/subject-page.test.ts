import { expect, it } from 'vitest';
import type { FrameTranslate, ShellTranslate } from '../../src/app/area';
import { subjectPage } from '../../src/app/notifications/NotificationsHost';
import { navigationFor } from '../../src/app/SignedInArea';
import { seedNotifications } from '../../src/sandbox/seed/notifications';

const viewer = {
  email: 'ada@plinth.example',
  customerId: 'customer-1',
  customerType: 2,
  allowedActions: [
    'User.Read',
    'Permissions.Read',
    'Marketplace.Read',
    'Order.Read',
    'Subscription.Read',
    'Billing.Read',
  ],
} as const;

const words = ((key) => key) as ShellTranslate;
const navigation = navigationFor(viewer, words, words as unknown as FrameTranslate);

const about = (relatedEntityType: string, relatedEntityId = '') => ({
  id: 'n-1',
  type: 'Message',
  category: 'Order',
  severity: 'info' as const,
  title: 'Something has happened',
  description: '',
  createdAt: new Date(0),
  relatedEntityType,
  relatedEntityId,
});

it('leads to the record, or to the list where no record is named', () => {
  const to = (type: string, id?: string) => subjectPage(about(type, id), navigation, viewer);
  expect(to('Statement')).toBe('/apps/statements');
  expect(to('Statement', 's-1')).toBe('/apps/statements/s-1');
  expect(to('Product')).toBe('/apps/products');
  expect(to('Product', 'p-1')).toBe('/apps/products/p-1');
  expect(to('Customer', 'customer-8')).toBe('/apps/customers/customer-8');
  expect(to('Order')).toBe('/apps/orders');
});

it('leads to a list with just those that it names (workday §9.16)', () => {
  const to = (id: string, as: Parameters<typeof subjectPage>[2] = viewer) =>
    subjectPage(about('List', id), navigation, as);
  expect(to('orders?ids=o-1,o-2')).toBe('/apps/orders?ids=o-1%2Co-2');
  expect(to('/renewals?vendorId=v-1&pageSize=5&searchString=office')).toBe(
    '/apps/subscriptions/renewals?vendorId=v-1&search=office',
  );
  expect(to('subscriptions')).toBe('/apps/subscriptions/all');
  for (const odd of ['', 'constructor', '//evil.example/?ids=1', 'https://evil.example']) {
    expect(to(odd)).toBeUndefined();
  }
  expect(to('statements?ids=s-1', { ...viewer, allowedActions: [] })).toBeUndefined();
});

it('leads nowhere for what has no page, or what the viewer may not open', () => {
  expect(subjectPage(about('constructor'), navigation, viewer)).toBeUndefined();
  const nobody = { ...viewer, allowedActions: [] };
  expect(
    subjectPage(
      about('Statement'),
      navigationFor(nobody, words, words as unknown as FrameTranslate),
      nobody,
    ),
  ).toBeUndefined();
});

it('finds a page for all the notifications of the sandbox but those of tasks and of the portal', () => {
  const without = seedNotifications(0)
    .map(({ notification }) => notification)
    .filter(
      ({ relatedEntityType, relatedEntityId }) =>
        !subjectPage(about(relatedEntityType ?? '', relatedEntityId ?? ''), navigation, viewer),
    );
  expect(without.map(({ title }) => title)).toEqual([
    'Price list is being imported',
    'Microsoft tenant is ready',
    'The mail templates were changed',
    'Welcome to the portal',
  ]);
});
