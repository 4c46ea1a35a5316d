import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { DateField } from '../../src/components/ui/DateField';
import { narrow, Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/DateField',
  component: DateField,
  args: { label: 'Paid on', defaultValue: '2026-03-17', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 400 }}>
        <Stack>
          <Story />
        </Stack>
      </div>
    ),
  ],
});

/** It is typed or pasted; a day is given as `YYYY-MM-DD`. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Paid on' });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '04162026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-16');
    await userEvent.tab();
    await expect(field).toHaveValue('04/16/2026');
  },
});

/** Ambiguous input is asked about. */
export const Asked = meta.story({
  args: { defaultValue: null },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Paid on' }), '04.03.2026');
    await userEvent.tab();
    const days = within(canvas.getByRole('group', { name: 'Which day do you mean?' }));
    await expect(days.getByRole('button', { name: 'April 3, 2026' })).toBeVisible();
    await expect(days.getByRole('button', { name: 'March 4, 2026' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Nothing has been filled in yet. */
export const Empty = meta.story({
  args: { defaultValue: null, description: 'The day on which the money arrived.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear: Paid on' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Paid on' })).toHaveAccessibleDescription(
      args.description,
    );
  },
});

/** The calendar opens at the day; the keys walk through it, Escape closes it. */
export const CalendarOpen = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar Paid on' });
    await userEvent.click(button);
    const day = await screen.findByRole('button', { name: /March 17, 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /March 17, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-24');
    await userEvent.click(button);
    await screen.findByRole('dialog');
  },
});

/** Days outside the range are disabled; a typed one shows the reason. */
export const Limits = meta.story({
  args: { min: '2026-03-10', max: '2026-03-20' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Paid on' });
    await userEvent.clear(field);
    await userEvent.type(field, '03252026');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('textbox', { name: 'Paid on' })).toHaveAccessibleDescription(
      /Enter a date from Mar 10, 2026 to Mar 20, 2026/,
    );
  },
});

/** Server errors take precedence over ours. */
export const Invalid = meta.story({
  args: { errorText: 'This period is closed.', description: 'The day on which the money arrived.' },
});

/** Disabled. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Disabled but focusable, with the reason. */
export const DisabledWithReason = meta.story({
  args: { isDisabled: true, disabledReason: 'The statement is closed.' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Paid on' })).toHaveAccessibleDescription(
      /The statement is closed./,
    );
    await userEvent.tab();
    await userEvent.keyboard('1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Less room than it needs. */
export const Narrow = meta.story({ decorators: [narrow(160)] });

/** The calendar and its arrows are turned. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar Paid on' }));
    await screen.findByRole('dialog');
  },
});

/** 28, 36 and 44 pixels high. */
export const Sizes = meta.story({
  render: (args) => (
    <>
      <DateField {...args} label="Compact" size="sm" />
      <DateField {...args} label="Usual" />
      <DateField {...args} label="Large" size="lg" />
    </>
  ),
});
