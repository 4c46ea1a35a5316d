import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { MonthPicker } from '../../src/components/ui/MonthPicker';
import { narrow, Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/MonthPicker',
  component: MonthPicker,
  args: {
    label: 'Period',
    defaultValue: '2026-03',
    now: Date.UTC(2026, 4, 12),
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 340 }}>
        <Stack>
          <Story />
        </Stack>
      </div>
    ),
  ],
});

/** The button says the month. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'March 2026 Period' })).toBeVisible();
  },
});

/** Nothing chosen yet. */
export const Empty = meta.story({
  args: { defaultValue: null, description: 'The month that the statement is about.' },
});

/** Arrows go to a month, Home and End to the ends of the year, Page Up and Page Down to a year. */
export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'March 2026 Period' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await focused('March 2026');
    await userEvent.keyboard('{ArrowRight}');
    await focused('April 2026');
    await userEvent.keyboard('{ArrowDown}');
    await focused('July 2026');
    await userEvent.keyboard('{End}');
    await focused('December 2026');
    await userEvent.keyboard('{ArrowRight}');
    await focused('January 2027');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await focused('January 2025');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-01');
    await expect(button).toHaveAccessibleName('January 2025 Period');
    await userEvent.keyboard('{Enter}');
    await focused('January 2025');
  },
});

/** Months outside the range are disabled; years without any are not shown. */
export const Limits = meta.story({
  args: { min: '2025-11', max: '2026-05' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'March 2026 Period' }));
    await expect(await screen.findByRole('button', { name: 'June 2026' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Next year' })).toHaveAccessibleDescription(
      'There is nothing to choose after May 2026',
    );
  },
});

/** What the server says is wrong. */
export const Invalid = meta.story({
  args: { errorText: 'There is no statement of this month.' },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('button', { name: 'March 2026 Period' }),
    ).toHaveAccessibleDescription(args.errorText);
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Disabled but focusable, with the reason. */
export const DisabledWithReason = meta.story({
  args: { isDisabled: true, disabledReason: 'There is one statement only.' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'March 2026 Period' });
    await expect(button).toHaveAccessibleDescription(args.disabledReason);
    await userEvent.click(button);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Less room than it needs. */
export const Narrow = meta.story({ decorators: [narrow(130)] });

/** The months to choose from. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'March 2026 Period' }));
    await screen.findByRole('grid', { name: '2026' });
  },
});

/** The next month is at the left. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'March 2026 Period' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'March 2026' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'April 2026' })).toHaveFocus());
  },
});

/** 28, 36 and 44 pixels high. */
export const Sizes = meta.story({
  render: (args) => (
    <>
      <MonthPicker {...args} label="Compact" size="sm" />
      <MonthPicker {...args} label="Usual" />
      <MonthPicker {...args} label="Large" size="lg" />
    </>
  ),
});
