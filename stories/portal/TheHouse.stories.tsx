import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { WIDE_ONLY } from '../../tools/visual/modes';
import { HOME } from '../support/home';
import { StoryPortal } from '../support/StoryPortal';

const meta = preview.meta({
  title: 'Portal/The house',
  component: StoryPortal,
  args: { initialPath: '/dashboard' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Light, Dark and System are a press away; the choice is this browser's. */
export const Themes = meta.story({
  parameters: { chromatic: WIDE_ONLY },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: HOME });
    const root = canvasElement.querySelector('[data-plinth-root] [data-plinth-root]');
    for (const theme of ['Light', 'Dark']) {
      await userEvent.click(canvas.getByRole('button', { name: /^Theme: / }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: theme }));
      await expect(root).toHaveAttribute('data-plinth-color-scheme', theme.toLowerCase());
    }
  },
});

/** The account menu leads to the pages that exist, and says which ones do not. */
export const AccountMenu = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: HOME });
    await userEvent.click(canvas.getByRole('button', { name: /^Account of / }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute(
      'href',
      '/apps/user-management/users/edit/ada%40plinth.example',
    );
    await expect(within(menu).getByRole('menuitem', { name: 'My Subscription' })).toHaveAttribute(
      'href',
      '/apps/subscriptions?scope=own',
    );
    // It is placed a frame after it is there.
    const signOut = within(menu).getByRole('menuitem', { name: 'Sign Out' });
    await waitFor(() => expect(signOut).toBeVisible());
  },
});

/** Two items in the cart; the number is passed by the embedding page. */
export const ItemsInTheCart = meta.story({
  args: { cartCount: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
});

/** A customer sees less: no customers, no cart, and may not invite. */
export const Customer = meta.story({
  parameters: { scenario: 'customer', chromatic: WIDE_ONLY },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: HOME });
    await expect(canvas.queryByRole('link', { name: /^Cart/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Invite' })).toHaveAccessibleDescription(
      'You do not have permission to invite new users\nYou need the permission User.Invite.',
    );
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(main).queryByRole('link', { name: 'Customers' })).toBeNull();
  },
});
