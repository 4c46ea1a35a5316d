import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StatementsScreen } from '../../../src/components/billing/StatementsScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { outstandingOf } from '../../../src/domain/billing/outstanding';
import type { Statement } from '../../../src/domain/billing/statement';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { listOf } from '../../support/list';
import { failed, failure, LOADING, pageOf, ready } from '../../support/reading';
import { NOW, statement, statements, statementsPage } from '../../support/statements';
import { OWN_LINKS } from '../../support/story-links';

const retry = fn();
const exporting = { access: ALLOWED, isPending: false, failure: null, onExport: fn() };

/** What was billed, month by month (commerce §5). */
/** What a reseller is owed. */
const RECEIVABLE = { ...FIRST_QUERY, filters: { direction: ['receivable'] } };

/** What is still to be paid: one of last month, and one of the month before. */
const open = statements
  .filter(({ state }) => state === 'issued' || state === 'overdue')
  .map((row): Statement => (row.id === 'st-6' ? { ...row, issuedOn: '2026-10-01' } : row));

const meta = preview.meta({
  title: 'Screens/Billing/Statements',
  component: StatementsScreen,
  args: {
    access: ALLOWED,
    customerType: 1,
    list: listOf(ready(statementsPage(statements)), { query: RECEIVABLE }),
    exporting,
    now: NOW,
  },
});

/** Numbers lead to statements, and each currency has its own sum. */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    const late = within(canvas.getByRole('row', { name: /^R-2026-09-0006/ }));
    await expect(late.getByText('Overdue')).toBeInTheDocument();
    await expect(late.getByRole('cell', { name: 'Oct 31, 2026' })).toBeInTheDocument();
    await expect(late.getByRole('link', { name: 'R-2026-09-0006' })).toHaveAttribute(
      'href',
      '/apps/statements/st-6',
    );
    // A draft has no number, and nothing of it is owed.
    const draft = within(canvas.getByRole('row', { name: /^Draft Halvorsen AS/ }));
    await expect(draft.getAllByText('Draft')).toHaveLength(1);
    await expect(draft.getAllByText(/€/)).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: /^Totals/ })).toHaveTextContent(/€.*CHF/);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.exporting.onExport).toHaveBeenCalledOnce();
  },
});

/** What is still to be paid leads the list; pressing an age shows its statements. */
export const StillToBePaid = meta.story({
  args: { open: { receivable: ready(outstandingOf(open, NOW)), payable: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Owed to you')).toBeVisible();
    const ages = within(canvas.getByRole('region', { name: /^Owed to you, by days/ }));
    const late = ages.getByRole('button', { name: /^31–60 days/ });
    await userEvent.click(late);
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({
        filters: { ids: expect.arrayContaining(['st-6']) },
      }),
    );
    await expect(ages.getByRole('button', { name: /^Over 90 days/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** A month has its sum, by currency; the month that the page ends in may have more. */
export const MonthsWithSums = meta.story({
  args: {
    list: listOf(ready({ ...statementsPage(statements), totalPages: 2 }), { query: RECEIVABLE }),
  },
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('columnheader').filter((one) => one.closest('[data-group]'));
    await expect(groups.at(-1)).toHaveTextContent(/on this page$/);
    await expect(groups.at(0)).not.toHaveTextContent(/on this page/);
    const right = (one: Element | null | undefined) => one?.getBoundingClientRect().right;
    await expect(right(groups.at(0))).toBe(
      right(canvas.getByRole('columnheader', { name: 'Balance' })),
    );
  },
});

/** No total stands under rows without its currency. */
export const TotalOfNoRow = meta.story({
  args: {
    list: listOf(ready(statementsPage(statements.filter(({ currency }) => currency === 'EUR'))), {
      query: RECEIVABLE,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Totals/ })).not.toHaveTextContent('CHF');
  },
});

/** What a reseller owes and what they are owed are never added up. */
export const BothDirections = meta.story({
  args: { list: listOf(ready(statementsPage(statements))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^R-2026-09-0006/ })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^Totals/ })).toBeNull();
  },
});

/** A customer sees only their own months. */
export const Own = meta.story({
  parameters: { links: OWN_LINKS },
  args: { customerType: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^October 2026/ })).toHaveTextContent(
      'R-2026-10-0007',
    );
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Reconciliation' })).toBeNull();
  },
});

/** An unknown state is shown as received, and the list is complete. */
export const UnknownState = meta.story({
  args: {
    list: listOf(ready(statementsPage([statement('R-1', { state: 'disputed' }), ...statements])), {
      query: RECEIVABLE,
    }),
  },
  play: async ({ canvas }) => {
    const [badge] = canvas.getAllByText('disputed');
    await expect(badge?.closest('[data-slot="badge"]')).toHaveAttribute('data-tone', 'neutral');
  },
});

export const Loading = meta.story({ args: { list: listOf(LOADING, { query: RECEIVABLE }) } });

/** The list failed, and so did the export. */
export const Failed = meta.story({
  args: {
    list: listOf(failed('', retry), { query: RECEIVABLE }),
    exporting: { ...exporting, failure: failure() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The file could not be created/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { list: listOf(ready(pageOf([]))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first statement comes on December 1.')).toBeVisible();
  },
});

/** Without the permission: the page names it. */
export const Forbidden = meta.story({
  args: {
    list: listOf(LOADING, { query: RECEIVABLE }),
    access: refused('noPermission', 'Billing.Read'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need the permission Billing.Read.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  },
});

/** Without the permission to export, the reason is shown. */
export const WithoutExport = meta.story({
  args: { exporting: { ...exporting, access: refused('noPermission', 'Billing.Export') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveAccessibleDescription(
      'You need the permission Billing.Export.',
    );
  },
});

/** At 375 pixels a row shows everything in one column. */
export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^R-2026-10-0007/ });
    await expect(row).toHaveTextContent(/Balance: €/);
  },
});
