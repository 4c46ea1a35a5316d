import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { HOME } from '../support/home';
import { StoryPortal } from '../support/StoryPortal';

const meta = preview.meta({
  title: 'Portal/First login',
  component: StoryPortal,
  args: { initialPath: '/' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '960px' } } },
});

export const SignIn = meta.story({
  play: async ({ canvas, step }) => {
    await step('sign in for the first time', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'first-login@plinth.example');
      await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
      await canvas.findByRole('heading', { name: 'Complete your profile' });
    });
  },
});

export const Complete = meta.story({
  play: async (context) => {
    await SignIn.play?.(context);
    const { canvas, step } = context;
    await step('fill in the profile', async () => {
      await userEvent.type(canvas.getByLabelText('First name'), 'Frida');
      await userEvent.type(canvas.getByLabelText('Last name'), 'Lund');
      await expect(canvas.getByLabelText('Display name')).toHaveValue('Frida Lund');
      await userEvent.type(canvas.getByLabelText('Phone number'), '5550100200');
      await userEvent.type(canvas.getByLabelText('New password'), 'Plinth-2027!');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'Plinth-2027!{Enter}');
    });
    await step('arrive at the dashboard', async () => {
      await canvas.findByRole('heading', { level: 1, name: HOME });
      await expect(await screen.findByText('Your details saved successfully')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: /^(Dismiss|Close)/ }));
      await expect(screen.queryByText('Your details saved successfully')).toBeNull();
    });
  },
});

export const Skip = meta.story({
  play: async (context) => {
    await SignIn.play?.(context);
    const { canvas, step } = context;
    await step('skip it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
      await canvas.findByRole('heading', { level: 1, name: HOME });
      await expect(screen.queryByText('Your details saved successfully')).toBeNull();
    });
  },
});
