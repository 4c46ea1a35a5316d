import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { HOME } from '../support/home';
import { StoryPortal } from '../support/StoryPortal';
import { storyClock, storySandbox } from '../support/sandbox';

const meta = preview.meta({
  title: 'Portal/Notifications',
  component: StoryPortal,
  args: { initialPath: '/' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
});

/**
 * Sign in, receive a live notification, read a tenant's credentials, clean up: by keyboard only.
 */
export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('sign in', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
      await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
      await canvas.findByRole('heading', { level: 1, name: HOME });
    });
    await step('hear of something', async () => {
      await canvas.findByRole('button', { name: /14 new/ });
      await waitFor(() => expect(storySandbox.live.count(ADMIN_EMAIL)).toBe(1));
      storySandbox.live.notify(ADMIN_EMAIL, { title: 'Order 20500 was carried out' });
      storyClock.advance(2_000);
    });
    await step('open the drawer', async () => {
      (await canvas.findByRole('button', { name: /15 new/ })).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('article', { name: 'Order 20500 was carried out' });
    });
    await step('read the credentials', async () => {
      (await screen.findByRole('button', { name: 'View credentials' })).focus();
      await userEvent.keyboard('{Enter}');
      (await screen.findByRole('button', { name: 'Show password' })).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByText('Demo-Tenant-7!');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Demo-Tenant-7!')).toBeNull());
    });
    await step('tidy up', async () => {
      (await screen.findByRole('button', { name: 'Mark all as read' })).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByText('All is good! No new notifications.');
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus(),
      );
    });
  },
});
