import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pager } from '../../src/components/ui/Pager';
import { narrow } from './support/layout';

const meta = {
  title: 'UI/Pager',
  component: Pager,
  args: { totalRecords: 95, onChange: fn() },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Next, then a page by number, with keys alone. */
export const First: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 - 10 of 95')).toBeVisible();
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('11 - 20 of 95')).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('7{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ pageNumber: 7, pageSize: 10 });
    await userEvent.keyboard('11{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Page of 10' })).toHaveValue('7');
    await userEvent.selectOptions(canvas.getByRole('combobox'), '20');
    await expect(canvas.getByText('61 - 80 of 95')).toBeVisible();
  },
};

export const Middle: Story = { args: { defaultValue: { pageNumber: 5, pageSize: 10 } } };

/** What cannot be pressed stays within reach and says why. */
export const Last: Story = {
  args: { value: { pageNumber: 10, pageSize: 10 } },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(next).toHaveAccessibleDescription('This is the last page');
  },
};

/** A number that is no page is marked, and gone when the field is left. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), '99{Enter}');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Nothing: Story = { args: { totalRecords: 0, rowCount: 0 } };
export const OnePage: Story = { args: { totalRecords: 3 } };
export const Large: Story = {
  args: { totalRecords: 12_345_678, defaultValue: { pageNumber: 4321, pageSize: 100 } },
};

/** Without totals there is a next page as long as pages are full (contract §2). */
export const TotalsUnknown: Story = {
  args: { totalRecords: null, rowCount: 10, defaultValue: { pageNumber: 3, pageSize: 10 } },
};

/** Without totals, and this page is not full: it is the last one. */
export const TotalsUnknownLast: Story = {
  args: { totalRecords: null, rowCount: 4, defaultValue: { pageNumber: 3, pageSize: 10 } },
};

export const Narrow: Story = {
  decorators: [narrow(320)],
};
