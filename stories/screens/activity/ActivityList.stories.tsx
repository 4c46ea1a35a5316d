import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ActivityScreen } from '../../../src/components/activity/ActivityScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { billingEntries, entries, entry, NOW } from '../../support/activity';
import { listOf } from '../../support/list';
import { failed, LOADING, pageOf, ready } from '../../support/reading';

/** The activity (contract §4.27). */
const meta = preview.meta({
  title: 'Screens/Activity/List',
  component: ActivityScreen,
  args: {
    access: ALLOWED,
    list: listOf(ready(pageOf(entries))),
    hasCustomers: true,
    now: NOW,
  },
});

const itemOf = (canvas: ReturnType<typeof within>, text: string) => {
  const feed = within(canvas.getByRole('list', { name: 'Activity' }));
  const item = feed.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(text));
  if (!item) throw new Error(`No item has "${text}"`);
  return item;
};

/** By day; both names for impersonated actions; added and removed values; actions of the server. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const given = itemOf(canvas, 'Role of a user changed');
    await expect(given).toHaveTextContent('Added: Support Desk · Removed: Guest');
    await expect(given).toHaveTextContent('Halvorsen AS');
    await expect(canvas.getByText('Ada Lindqvist, acting as Mikko Hämäläinen')).toBeVisible();
    await expect(canvas.getByText('Automatic')).toBeVisible();
    await expect(canvas.getByText(/and 2 more$/)).toBeVisible();
    await expect(canvas.getByText('today')).toBeVisible();
    await expect(canvas.getByText('yesterday')).toBeVisible();
  },
});

/** What somebody did several times in a row is one entry, which unfolds. */
export const Run = meta.story({
  args: {
    list: listOf(
      ready(
        pageOf(
          ['2026-00045', '2026-00044', '2026-00043', '2026-00042'].map((name) =>
            entry({ id: name, action: 'order.placed', subject: { type: 'order', id: name, name } }),
          ),
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const [folded] = canvas.getAllByText('2026-00044');
    await expect(folded?.parentElement).toHaveTextContent(
      '2026-00045, 2026-00044, 2026-00043 and 1 more',
    );
    await expect(folded).toHaveStyle({ whiteSpace: 'nowrap' });
    await userEvent.click(canvas.getByText('Order placed, 4 times'));
    await expect(canvas.getByRole('link', { name: '2026-00042' })).toBeVisible();
  },
});

/** What was done with statements, payments and price lists: by number, and why. */
export const Billing = meta.story({
  args: { list: listOf(ready(pageOf(billingEntries))) },
  play: async ({ canvas }) => {
    const voided = itemOf(canvas, 'Statement voided');
    await expect(within(voided).getByRole('link', { name: 'R-2026-10-0042' })).toHaveAttribute(
      'href',
      '/apps/statements/st-1',
    );
    await expect(voided).toHaveTextContent('Reason: Wrong address');
    await expect(canvas.getByText('Refund recorded')).toBeVisible();
    await expect(canvas.getByText('Price list changed')).toBeVisible();
  },
});

/** An unknown action is shown as received, and deleted records have no link. */
export const Unknown = meta.story({
  args: {
    list: listOf(
      ready(
        pageOf([
          entry({ action: 'ship.launched', subject: { type: 'ship', id: 'x', name: 'Vasa' } }),
          entry({ id: 'a-2', action: 'user.deleted' }),
        ]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ship.launched')).toBeInTheDocument();
    await expect(canvas.getByText('User deleted')).toBeInTheDocument();
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
});

export const Empty = meta.story({
  args: { list: listOf(ready(pageOf([]))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity yet.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { list: listOf(LOADING) } });

export const Failed = meta.story({
  args: { list: listOf(failed()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The activity could not be loaded/)).toBeVisible();
  },
});

/** Without the permission: the page names it. */
export const Forbidden = meta.story({
  args: { access: refused('noPermission', 'Settings.AuditLog') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Settings\.AuditLog/)).toBeVisible();
  },
});
