import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../../src/components/ui/Button';
import { EmptyState } from '../../src/components/ui/EmptyState';
import { ErrorState } from '../../src/components/ui/ErrorState';
import { Pager } from '../../src/components/ui/Pager';
import { SearchField } from '../../src/components/ui/SearchField';
import { Table, type TableKey } from '../../src/components/ui/Table';
import { clampPage, lastPageOf, type PagePosition } from '../../src/domain/paging';
import {
  canRemind,
  type Invoice,
  invoiceColumns,
  invoiceKey,
  invoiceLabel,
  invoices,
} from './support/invoices';
import { narrow, Stack } from './support/layout';
import {
  canSelect,
  columns,
  getRowKey,
  getRowLabel,
  manyPeople,
  type Person,
  rowActionsOf,
} from './support/table-people';

const onAction = fn();
const rowActions = rowActionsOf(onAction);
const people = manyPeople(8);

const PeopleTable = (props: ComponentProps<typeof Table<Person>>) => <Table<Person> {...props} />;

/**
 * A list of records as a semantic table. Rows are bare elements that render only when something of
 * their own changes: keep `columns`, `rowActions` and `getRowLabel` stable. Checkboxes are native;
 * Shift selects from the last one to this one. All rows share one menu, fetched when it is needed.
 */
const meta = preview.meta({
  title: 'UI/Table',
  component: PeopleTable,
  args: { 'aria-label': 'Users', columns, rows: people, getRowKey, getRowLabel },
  beforeEach: () => {
    onAction.mockClear();
  },
});

/** Rows and columns, nothing else. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /Maren Okafor/ })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** What the table is about stands over it. */
export const Caption = meta.story({
  args: { 'aria-label': undefined, caption: 'Users Assigned (8)' },
});

/** Space selects, the head's checkbox is mixed, and the count is announced. */
export const Selection = meta.story({
  args: { selectable: true, onSelectionChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select Maren Okafor' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['user1@northwind.example', 'user2@northwind.example']),
    );
  },
});

/** Every row of the page is chosen. */
export const AllSelected = meta.story({
  args: { selectable: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('8 selected')).toBeVisible();
  },
});

/** Rows that cannot be selected say why, on focus, hover and touch; select-all skips them. */
export const SomeCannotBeSelected = meta.story({
  args: { selectable: true, canSelect },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('6 selected')).toBeVisible();
    const refused = canvas.getByRole('checkbox', { name: 'Select Søren Ødegård' });
    await expect(refused).toHaveAccessibleDescription('System users keep the Admin role');
    await userEvent.tab();
    await userEvent.tab();
    await expect(refused).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(refused).not.toBeChecked();
    await waitFor(() => expect(document.querySelector('[data-slot="hint"]')).toBeVisible());
  },
});

/** One menu for all rows, at the button that was pressed; Escape gives the focus back. */
export const Actions = meta.story({
  args: { selectable: true, rowActions },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions of Inés Álvarez' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View User' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** What can be done to a row, in its menu. */
export const ActionsOpen = meta.story({
  args: { rowActions },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Søren Ødegård' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
});

/** Outlines in the shape of what comes. */
export const Loading = meta.story({
  args: { rows: [], status: 'loading', selectable: true, rowActions },
});

/** A list that is read again keeps its rows. */
export const Refreshing = meta.story({
  args: { status: 'refreshing', selectable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('rowheader', { name: /Maren Okafor/ })).toBeVisible();
  },
});

/** No rows: the text says why. */
export const Empty = meta.story({ args: { rows: [], selectable: true } });

/** No rows in a table whose rows would have a menu. */
export const EmptyWithActions = meta.story({
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No users have this role"
        text="Users that you add get its permissions at once."
        actions={<Button variant="primary">Add Users To Role</Button>}
      />
    ),
  },
});

/** The rows could not be loaded; trying again asks for them alone. */
export const Failed = meta.story({
  args: {
    status: 'error',
    error: (
      <ErrorState
        title="The users could not be loaded"
        text="The server did not answer."
        onRetry={fn()}
      />
    ),
  },
});

function Paged({ total }: { total: number }) {
  const [at, setAt] = useState<PagePosition>({ pageNumber: 1, pageSize: 5 });
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<TableKey>>(new Set());
  const start = (at.pageNumber - 1) * at.pageSize;
  return (
    <Table
      caption={`Users Assigned (${total})`}
      columns={columns}
      rows={manyPeople(total).slice(start, start + at.pageSize)}
      getRowKey={getRowKey}
      getRowLabel={getRowLabel}
      rowActions={rowActions}
      selectable
      canSelect={canSelect}
      selectedKeys={selectedKeys}
      onSelectionChange={setSelectedKeys}
      footer={<Pager value={at} onChange={setAt} totalRecords={total} />}
    />
  );
}

/** With a pager in its frame: what is selected on other pages stays selected. */
export const WithPager = meta.story({
  render: () => <Paged total={23} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maren Okafor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('6 - 10 of 23')).toBeVisible();
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Maren Okafor' })).toBeChecked();
  },
});

/** In 320 pixels it scrolls inside its frame, which then can be reached by key. */
export const Narrow = meta.story({
  decorators: [narrow(320)],
  render: () => <Paged total={23} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Users Assigned (23)' })).toBeVisible();
  },
});

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200);

/** A name of 200 letters breaks. */
export const LongTexts = meta.story({
  args: {
    selectable: true,
    rowActions,
    rows: people
      .slice(0, 3)
      .map((person, index) => (index === 1 ? { ...person, name: long } : person)),
  },
});

/** Columns of a set width and with numbers at their end. */
export const Columns = meta.story({
  args: {
    columns: [
      { id: 'email', header: 'E-mail', cell: getRowKey, isRowHeader: true, width: '50%' },
      { id: 'state', header: 'State', cell: () => 'Paid', align: 'center', width: 120 },
      { id: 'sum', header: 'Amount', cell: () => '1,250.00', align: 'end' },
    ],
  },
});

/** All state is held here; with fewer records the page is clamped. */
function Invoices() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<PagePosition>({ pageNumber: 1, pageSize: 5 });
  const found = invoices.filter(({ customer }) =>
    customer.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const { pageSize } = asked;
  const pageNumber = clampPage(
    asked.pageNumber,
    lastPageOf({ ...asked, totalRecords: found.length }),
  );
  return (
    <Stack>
      <SearchField label="Search invoices" isLabelHidden value={text} onChange={setText} />
      <Table<Invoice>
        caption={`Invoices (${found.length})`}
        columns={invoiceColumns}
        rows={found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)}
        getRowKey={invoiceKey}
        getRowLabel={invoiceLabel}
        selectable
        canSelect={canRemind}
        footer={
          <Pager value={{ pageNumber, pageSize }} onChange={setAsked} totalRecords={found.length} />
        }
      />
    </Stack>
  );
}

/**
 * Data of your own: any record, any key, your own rule of what may be selected. The table asks for
 * columns, rows and a key; the pager for a number of records. `clampPage` and `lastPageOf` clamp a
 * page beyond the end.
 */
export const YourOwnData = meta.story({
  render: () => <Invoices />,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('textbox', { name: 'Page of 9' });
    await userEvent.type(page, '9{Enter}');
    await expect(canvas.getByText('41 - 42 of 42')).toBeVisible();
    // The list shrinks under the page that is shown: to two pages, to one, to nothing.
    const search = canvas.getByRole('searchbox', { name: 'Search invoices' });
    await userEvent.type(search, 'contoso');
    await expect(canvas.getByText('6 - 9 of 9')).toBeVisible();
    await userEvent.type(search, ' x');
    await expect(canvas.getByText('There are no matching records')).toBeVisible();
    await expect(canvas.getByText('0 - 0 of 0')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
    await userEvent.clear(search);
    await expect(canvas.getByText('41 - 42 of 42')).toBeVisible();
  },
});

/** A hundred rows. */
export const HundredRows = meta.story({
  args: { selectable: true, rowActions, canSelect, rows: manyPeople(100) },
});
