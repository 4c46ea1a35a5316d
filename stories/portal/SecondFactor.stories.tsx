import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { HOME } from '../support/home';
import { currentCode } from '../support/one-time-code';
import { StoryPortal } from '../support/StoryPortal';

const meta = preview.meta({
  title: 'Portal/Sign in with a second factor',
  // A picture: an end-to-end test walks it.
  tags: ['!test'],
  component: StoryPortal,
  args: { initialPath: '/' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
});

export const Password = meta.story({
  play: async ({ canvas, step }) => {
    await step('enter e-mail and password', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'two-factor@plinth.example');
      await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
      await canvas.findByRole('heading', { name: 'Enter your code' });
    });
  },
});

export const WrongCode = meta.story({
  play: async (context) => {
    await Password.play?.(context);
    const { canvas, step } = context;
    await step('type a wrong code', async () => {
      await userEvent.type(canvas.getByLabelText('One-time code'), '000000{Enter}');
      await canvas.findByText('This code is not right, or no longer.');
    });
  },
});

export const RightCode = meta.story({
  play: async (context) => {
    await WrongCode.play?.(context);
    const { canvas, step } = context;
    await step('paste the right one', async () => {
      await expect(canvas.getByLabelText('One-time code')).toHaveFocus();
      await userEvent.paste(await currentCode());
      await canvas.findByRole('heading', { level: 1, name: HOME });
    });
  },
});
