import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ADMIN_EMAIL } from '../../../src/sandbox/world/accounts';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock, storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Notifications/Drawer',
  component: StoryPortal,
  args: { initialPath: '/dashboard' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

const bell = () => screen.findByRole('button', { name: /^Notifications/ });

async function open() {
  await userEvent.click(await bell());
  return screen.findByRole('dialog', { name: 'Notifications' });
}

export const Ready = meta.story({
  play: async () => {
    await screen.findByRole('button', {
      name: 'Notifications: 14 new, with an error, a task is running',
    });
    const drawer = await open();
    await expect(within(drawer).getAllByRole('article')).toHaveLength(14);
  },
});

Ready.test('A row links to the page of its subject', async () => {
  const drawer = screen.getByRole('dialog', { name: 'Notifications' });
  await userEvent.click(
    await within(drawer).findByRole('link', { name: 'Role “Auditor” was created' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Roles' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async () => {
    await open();
    await expect(await screen.findByText('All is good! No new notifications.')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/notifications' }, latencyMs: 60_000 }] },
  play: async () => {
    await open();
    await screen.findByText('Loading notifications');
  },
});

export const Failed = meta.story({
  parameters: { faults: [{ match: { path: '/app/notifications' }, status: 400 }] },
  play: async () => {
    const drawer = await open();
    await within(drawer).findByText('Something went wrong');
    storySandbox.faults.clear();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Try again' }));
    await within(drawer).findByRole('article', { name: 'Order for Lofoten Seafood failed' });
  },
});

export const DismissFailed = meta.story({
  parameters: { faults: [{ match: { method: 'DELETE' }, status: 500 }] },
  play: async () => {
    const drawer = await open();
    const title = 'Order for Lofoten Seafood failed';
    await userEvent.click(await within(drawer).findByRole('button', { name: `Dismiss: ${title}` }));
    await within(drawer).findByRole('button', { name: 'Undo' });
    storyClock.advance(8_000);
    await screen.findByText(/^We are unable to mark notifications as read\./);
    await expect(within(drawer).getByRole('article', { name: title })).toBeVisible();
  },
});

/** A dismissal can be undone for a while. */
export const Dismissed = meta.story({
  play: async () => {
    const drawer = await open();
    const title = 'Order for Lofoten Seafood failed';
    await userEvent.click(await within(drawer).findByRole('button', { name: `Dismiss: ${title}` }));
    await within(drawer).findByText(`Dismissed: ${title}`);
    await expect(within(drawer).queryByRole('article', { name: title })).toBeNull();
  },
});

export const MarkedAllRead = meta.story({
  play: async () => {
    const drawer = await open();
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Mark all as read' }));
    await within(drawer).findByText('All is good! No new notifications.');
  },
});

/** Live notifications appear without a reload, and the bell pulses. */
export const Live = meta.story({
  play: async () => {
    await screen.findByRole('button', { name: /14 new/ });
    await waitFor(() => expect(storySandbox.live.count(ADMIN_EMAIL)).toBe(1));
    storySandbox.live.notify(ADMIN_EMAIL, { title: 'Order 20500 was carried out' });
    storyClock.advance(2_000);
    await screen.findByRole('button', { name: /15 new/ });
    const drawer = await open();
    await within(drawer).findByRole('article', { name: 'Order 20500 was carried out' });
    await expect(within(drawer).getAllByText('just now').length).toBeGreaterThan(0);
  },
});

export const Credentials = meta.story({
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'View credentials' }));
    await screen.findByText('nordlys.onmicrosoft.example');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect(await screen.findByText('Demo-Tenant-7!')).toBeVisible();
    storyClock.advance(30_000);
    await waitFor(() => expect(screen.queryByText('Demo-Tenant-7!')).toBeNull());
  },
});

export const CredentialsFailed = meta.story({
  parameters: { faults: [{ match: { path: '/app/tasks/*' }, status: 404 }] },
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'View credentials' }));
    await screen.findByText(/^Unable to get your data\./);
  },
});
