import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Switch } from '../../src/components/ui/Switch';
import { narrow, Row } from './support/layout';

const meta = preview.meta({
  title: 'UI/Switch',
  component: Switch,
  args: { label: 'Desktop notifications', onChange: fn() },
});

/** Off. */
export const Off = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Desktop notifications' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Desktop notifications'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

/** On. */
export const On = meta.story({ args: { defaultSelected: true } });

/** A line under the label says what it turns on. */
export const WithDescription = meta.story({
  args: { description: 'When this page is in the background.', defaultSelected: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(args.description);
  },
});

/** An error under the switch. */
export const Invalid = meta.story({
  args: { errorText: 'Your browser does not allow notifications from this page' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(args.errorText);
  },
});

/** Disabled, on and off. */
export const Disabled = meta.story({
  render: () => (
    <Row>
      <Switch label="Off" isDisabled />
      <Switch label="On" isDisabled defaultSelected />
    </Row>
  ),
});

/**
 * Disabled but focusable, with the reason: visible on focus and hover, and as the accessible
 * description.
 */
export const DisabledWithReason = meta.story({
  args: {
    label: 'Two-factor authentication',
    defaultSelected: true,
    isDisabled: true,
    disabledReason: 'Your company requires two-factor authentication',
  },
  render: (args) => (
    <div style={{ padding: '48px 96px' }}>
      <Switch {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch');
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription(args.disabledReason);
    await expect(
      canvas.getByText(args.disabledReason ?? '', { selector: '[data-slot=hint]' }),
    ).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Its label is visually hidden. */
export const WithoutLabel = meta.story({
  args: { label: undefined, 'aria-label': 'Dark theme' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Dark theme' })).toBeVisible();
  },
});

/** Label, description and error of many words. */
export const LongTexts = meta.story({
  args: {
    label: 'Unbroken'.repeat(25),
    description:
      'A sentence that helps to decide and needs more than the one line that there is room for.',
  },
  decorators: [narrow(288)],
});
