import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Pager } from '../../src/components/ui/Pager';
import { narrow } from './support/layout';

const meta = preview.meta({
  title: 'UI/Pager',
  component: Pager,
  args: { totalRecords: 95, onChange: fn() },
});

/** Next, then a page by number, with keys alone. */
export const First = meta.story({
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
});

export const Middle = meta.story({ args: { defaultValue: { pageNumber: 5, pageSize: 10 } } });

/** Disabled buttons stay focusable, with the reason. */
export const Last = meta.story({
  args: { value: { pageNumber: 10, pageSize: 10 } },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(next).toHaveAccessibleDescription('This is the last page');
  },
});

/** A number that is no page is marked, and gone when the field is left. */
export const Invalid = meta.story({
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), '99{Enter}');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Nothing = meta.story({ args: { totalRecords: 0, rowCount: 0 } });

/** One page has nowhere to go: the count is all it says. */
export const OnePage = meta.story({
  args: { totalRecords: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 - 3 of 3')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A size that makes one page of it can be changed back, and keeps the focus. */
export const ResizedToOnePage = meta.story({
  args: { totalRecords: 30 },
  play: async ({ canvas }) => {
    const size = canvas.getByRole('combobox');
    size.focus();
    await userEvent.selectOptions(size, '50');
    await expect(canvas.getByText('1 - 30 of 30')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
    await expect(size).toHaveFocus();
    await userEvent.selectOptions(size, '10');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
});

/** Thousands of pages: the numbers keep their width. */
export const Large = meta.story({
  args: { totalRecords: 12_345_678, defaultValue: { pageNumber: 4321, pageSize: 100 } },
});

/** Without totals there is a next page as long as pages are full (contract §2). */
export const TotalsUnknown = meta.story({
  args: { totalRecords: null, rowCount: 10, defaultValue: { pageNumber: 3, pageSize: 10 } },
});

/** Without totals, and this page is not full: it is the last one. */
export const TotalsUnknownLast = meta.story({
  args: { totalRecords: null, rowCount: 4, defaultValue: { pageNumber: 3, pageSize: 10 } },
});

/** In a narrow place, under each other. */
export const Narrow = meta.story({
  decorators: [narrow(320)],
});
