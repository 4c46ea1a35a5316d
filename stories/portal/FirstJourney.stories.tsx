import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { WIDE_ONLY } from '../../tools/visual/modes';
import { HOME } from '../support/home';
import { StoryPortal } from '../support/StoryPortal';

const meta = preview.meta({
  title: 'Portal/First journey',
  // A picture: an end-to-end test walks it.
  tags: ['!test'],
  component: StoryPortal,
  args: { initialPath: '/' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
});

export const SignIn = meta.story({
  play: async ({ canvas, step }) => {
    await step('sign in', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
      await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
      const home = await canvas.findByRole('heading', { level: 1, name: HOME });
      await waitFor(() => expect(home).toHaveFocus());
    });
  },
});

export const OpenRoles = meta.story({
  parameters: { chromatic: WIDE_ONLY },
  play: async (context) => {
    await SignIn.play?.(context);
    const { canvas, step } = context;
    await step('open the roles', async () => {
      const users = canvas.getByRole('button', { name: 'Users' });
      users.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('link', { name: 'Roles' }));
      await expect(await canvas.findByRole('article', { name: 'Guest' })).toBeVisible();
    });
  },
});

export const SignOut = meta.story({
  parameters: { chromatic: WIDE_ONLY },
  play: async (context) => {
    await OpenRoles.play?.(context);
    const { canvas, step } = context;
    await step('sign out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Account of / }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    });
  },
});
