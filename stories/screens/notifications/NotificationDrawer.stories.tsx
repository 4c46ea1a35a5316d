import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NotificationDrawer } from '../../../src/components/notifications/NotificationDrawer';
import { STORY_NOW } from '../../support/sandbox';
import { manyNotifications, notification, some } from './support';

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Notifications/Drawer',
  component: NotificationDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '640px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    state: { status: 'ready', data: some, isStale: false },
    now: STORY_NOW,
    onDismiss: fn(),
    onMarkAllRead: fn(),
    onShowCredentials: fn(),
  },
});

export const Ready = meta.story();

Ready.test('Days, times and severity in words; its buttons emit', async ({ args }) => {
  const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
  await expect(drawer).toHaveTextContent('March 2, 2026');
  await expect(within(drawer).getAllByRole('listitem')).toHaveLength(5);
  const failed = within(drawer).getByRole('article', {
    name: 'Order for Lofoten Seafood failed',
  });
  // Icon and colour say it to those who see them.
  await expect(within(failed).getByText('Error')).toBeInTheDocument();
  const days = within(drawer).getAllByRole('heading', { level: 3 });
  await expect(days.map(({ textContent }) => textContent)).toEqual([
    'today',
    'Wednesday, January 28, 2026',
  ]);
  const time = within(failed).getByText('14 minutes ago');
  await expect(time).toHaveAttribute('datetime', '2026-03-02T08:46:00.000Z');
  await expect(time.title).toContain('2026');
  await userEvent.click(within(drawer).getByRole('button', { name: 'View credentials' }));
  await expect(args.onShowCredentials).toHaveBeenCalledOnce();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Mark all as read' }));
  await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
});

Ready.test(
  'Dismissing passes the focus to the next one, then to the one before, then to the drawer',
  {
    render: function Render(args) {
      const [notifications, setNotifications] = useState(some.slice(0, 3));
      return (
        <NotificationDrawer
          {...args}
          state={
            notifications.length === 0
              ? { status: 'empty', isStale: false }
              : { status: 'ready', data: notifications, isStale: false }
          }
          onDismiss={(id) => setNotifications(notifications.filter((one) => one.id !== id))}
        />
      );
    },
  },
  async () => {
    const button = (title: string) => screen.findByRole('button', { name: `Dismiss: ${title}` });
    (await button('Microsoft tenant is ready')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await button('Order for Lofoten Seafood failed')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await button('Price list is being imported')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('All is good! No new notifications.')).toBeVisible();
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
);

/** Those that came since the drawer was last open are marked, and can be shown alone. */
export const Unread = meta.story({
  args: {
    hrefOf: ({ category }) => `/${category}`,
    unreadIds: new Set(['import', 'tenant']),
  },
  play: async () => {
    const unread = await screen.findByRole('article', { name: 'Price list is being imported' });
    await expect(unread).toHaveTextContent('Unread');
    const read = screen.getByRole('article', { name: 'Order for Lofoten Seafood failed' });
    await expect(read).not.toHaveTextContent('Unread');
    await expect(
      within(read).getByRole('link', { name: 'Order for Lofoten Seafood failed' }),
    ).toHaveAttribute('href', '/Order');
    await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
    await expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await expect(screen.getAllByRole('article')).toHaveLength(5);
  },
});

/** The last dismissal can be undone. */
export const Undo = meta.story({
  args: {
    dismissed: {
      notification: notification('gone', 1, { title: 'Order 20417 failed' }),
      onUndo: fn(),
    },
  },
  play: async ({ args }) => {
    await screen.findByText('Dismissed: Order 20417 failed');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.dismissed?.onUndo).toHaveBeenCalledOnce();
  },
});

export const One = meta.story({
  args: { state: { status: 'ready', data: some.slice(2, 3), isStale: false } },
  play: async () => {
    await screen.findByRole('article', { name: 'Order for Lofoten Seafood failed' });
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
});

export const Empty = meta.story({
  args: { state: { status: 'empty', isStale: false } },
  play: async () => {
    await expect(await screen.findByText('All is good! No new notifications.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async () => {
    await screen.findByText('Loading notifications');
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', failure: { kind: 'network', retry } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const DismissFailed = meta.story({
  args: { failure: { kind: 'network', action: 'dismiss' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are unable to mark notifications as read. Please try again later or contact support if the issue persists.',
    );
  },
});

export const MarkAllFailed = meta.story({
  args: { failure: { kind: 'network', action: 'markAll' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('something went wrong...');
  },
});

export const OutOfDate = meta.story({
  args: { state: { status: 'ready', data: some, isStale: true } },
});

export const TenThousand = meta.story({
  args: {
    state: { status: 'ready', data: manyNotifications(10_000), isStale: false },
  },
  play: async () => {
    const first = await screen.findByRole('article', { name: 'Order 20000 was carried out' });
    const row = first.closest('li');
    await expect(row).toHaveAttribute('aria-setsize', '10000');
    await expect(row).toHaveAttribute('aria-posinset', '1');
    await expect(screen.getAllByRole('article').length).toBeLessThan(60);
  },
});

export const LongEverything = meta.story({
  args: {
    state: {
      status: 'ready',
      isStale: false,
      data: [
        notification('long', 1, {
          severity: 'warning',
          title: 'Unbroken'.repeat(25),
          description: 'A text of ten thousand characters. '.repeat(286),
        }),
        notification('nothing', 2, { title: '', createdAt: null }),
        notification('lines', 3, { title: 'Lines', description: 'line\n'.repeat(40) }),
        notification('later', -60, { title: 'A clock that is ahead' }),
      ],
    },
  },
  play: async () => {
    const [more] = await screen.findAllByRole('button', { name: 'Show more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByText('in the future')).toBeVisible();
  },
});

const HOUR = 60;
const DAY = 24 * HOUR;
const AGES: readonly (readonly [title: string, minutesAgo: number, shown: string])[] = [
  ['59 seconds', 59 / 60, 'just now'],
  ['One minute', 1, '1 minute ago'],
  ['Two hours', 2 * HOUR, '2 hours ago'],
  ['Six days', 6 * DAY, '6 days ago'],
  ['30 days', 30 * DAY, '4 weeks ago'],
  ['31 days', 31 * DAY, '1 month ago'],
  ['Three years', 3 * 366 * DAY, '3 years ago'],
  ['In an hour', -HOUR, 'in the future'],
];

/** Each unit that a time can have. */
export const RelativeTimes = meta.story({
  args: {
    state: {
      status: 'ready',
      isStale: false,
      data: AGES.map(([title, minutesAgo]) => notification(title, minutesAgo, { title })),
    },
  },
  play: async () => {
    for (const [title, , shown] of AGES) {
      const article = await screen.findByRole('article', { name: title });
      await expect(within(article).getByText(shown)).toBeVisible();
    }
  },
});
