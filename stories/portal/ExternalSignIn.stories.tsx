import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { HOME } from '../support/home';
import { StoryBrowser } from '../support/StoryBrowser';

const meta = preview.meta({
  title: 'Portal/External sign-in',
  // A picture: an end-to-end test walks it.
  tags: ['!test'],
  component: StoryBrowser,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
});

export const ChooseProvider = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Microsoft' }));
    await expect(
      await canvas.findByRole('button', { name: 'Continue as ada@plinth.example' }),
    ).toBeVisible();
  },
});

export const SignIn = meta.story({
  play: async (context) => {
    await ChooseProvider.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as ada@plinth.example' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  },
});

export const Cancel = meta.story({
  play: async (context) => {
    await ChooseProvider.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Unable to login\./);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to sign in' }));
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
  },
});
