import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Banner } from '../../src/components/ui/Banner';
import { Button } from '../../src/components/ui/Button';
import { Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/Banner',
  component: Banner,
  args: { title: 'A new version is ready.', children: 'It is used from your next sign-in on.' },
});

/** Something to know. */
export const Info = meta.story();
/** Something worked. */
export const Success = meta.story({
  args: { tone: 'success', title: 'Your details saved successfully', children: undefined },
});
/** Something needs a look soon. */
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: "It looks like you're offline.",
    children: 'Please check your internet connection and try again.',
  },
});
/** Something is broken: it is announced at once. */
export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Unable to connect to our servers.',
    children: 'Please try again later, or contact support for help.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Unable to connect');
  },
});

/** Buttons at its end, under the text where it is narrow. */
export const WithActions = meta.story({
  args: {
    tone: 'warning',
    title: 'Your session will expire in 2 minutes.',
    children: undefined,
    actions: <Button size="sm">Extend</Button>,
    onDismiss: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** In a narrow place the actions go to a line of their own. */
export const Narrow = meta.story({
  args: { ...WithActions.input.args, children: 'Everything that you have not saved will be lost.' },
  decorators: [
    (Story) => (
      <Stack width={320}>
        <Story />
      </Stack>
    ),
  ],
});

/** The four tones under each other. */
export const AllTones = meta.story({
  render: () => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title="What happened." announce="off">
          What to do about it.
        </Banner>
      ))}
    </Stack>
  ),
});
