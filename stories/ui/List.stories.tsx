import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { List } from '../../src/components/ui/list/List';
import type { ListColumn, ListProps } from '../../src/components/ui/list/list-props';
import type { ListState } from '../../src/contracts/list';
import { FIRST_QUERY, type ListQuery } from '../../src/domain/list-query';
import { LIST_AS_DECLARED, type ListChoices } from '../../src/domain/lists/list-settings';
import { failed, LOADING, ready } from '../support/reading';
import { STORY_NOW } from '../support/sandbox';
import { narrow } from './support/layout';
import { answerOrders, type Order } from './support/orders';

const TONES = { completed: 'success', failed: 'danger', provisioning: 'info' } as const;

const columns: readonly ListColumn<Order>[] = [
  {
    id: 'number',
    kind: 'name',
    header: 'Order',
    sort: 'number',
    hasDetail: true,
    value: ({ number, customer }) => ({ text: number, detail: customer, href: `#${number}` }),
  },
  {
    id: 'state',
    kind: 'badge',
    header: 'State',
    // What is done is as it should be.
    value: ({ state }) => (state === 'completed' ? null : { label: state, tone: TONES[state] }),
  },
  { id: 'placed', kind: 'time', header: 'Placed', sort: '-placedAt', value: (one) => one.placedAt },
  { id: 'due', kind: 'day', header: 'Due', isHeaded: true, value: ({ dueOn }) => dueOn },
  { id: 'seats', kind: 'number', header: 'Seats', narrow: 'none', value: ({ seats }) => seats },
  {
    id: 'total',
    kind: 'money',
    header: 'Total',
    sort: '-total',
    value: ({ total: amount, currency }) => ({ amount, currency }),
  },
];

const keyOf = ({ id }: Order) => id;
const labelOf = ({ number }: Order) => `order ${number}`;
const onOpen = fn();
const onCancel = fn();
const onSaveCsv = fn();
const bulkActions = [
  { id: 'retry', label: 'Retry', onAction: fn() },
  { id: 'cancel', label: 'Cancel orders', tone: 'danger' as const, onAction: onCancel },
];

/** A list that holds its own query, as `useList` does. */
function Orders(
  props: Omit<ListProps<Order>, 'list'> & {
    state?: Partial<ListState<Order>>;
    /** The user's settings, adjustable. */
    choices?: Partial<ListChoices>;
  },
) {
  const { state, choices, ...list } = props;
  const [liked, setLiked] = useState({ ...LIST_AS_DECLARED, ...choices });
  const [query, setQuery] = useState<ListQuery>(state?.query ?? FIRST_QUERY);
  const [text, setText] = useState(query.searchString);
  const [selectedKeys, select] = useState<ReadonlySet<string>>(state?.selectedKeys ?? new Set());
  return (
    <List
      {...list}
      list={{
        rows: ready(answerOrders(query)),
        query,
        onQueryChange: (next) => {
          setQuery(next);
          select(new Set());
        },
        searchText: text,
        onSearchTextChange: (next) => {
          setText(next);
          setQuery({ ...query, searchString: next.trim(), pageNumber: 1 });
        },
        isSearchTooShort: false,
        onSelectionChange: select,
        ...(choices && {
          settings: {
            ...liked,
            onChange: (changes) => setLiked({ ...liked, ...changes }),
            onSaveCsv,
          },
        }),
        ...state,
        selectedKeys,
      }}
    />
  );
}

/**
 * A list of records: search, filters, table, pager, and a bar for what is selected. It is declared
 * by columns, filters and texts; the same kind of column looks the same in every list.
 */
const meta = preview.meta({
  title: 'UI/List',
  component: Orders,
  args: {
    label: 'Orders',
    columns,
    getRowKey: keyOf,
    getRowLabel: labelOf,
    now: STORY_NOW,
    search: { label: 'Search orders', placeholder: 'Search by number or customer...' },
    filters: [{ name: 'state', label: 'State' }],
    bulkActions,
    empty: { title: 'No orders yet', text: 'What is bought shows here.' },
    noMatchText: 'No order has that number or customer.',
    failedText: 'The orders could not be loaded.',
  },
  beforeEach: () => {
    onOpen.mockClear();
    onCancel.mockClear();
    onSaveCsv.mockClear();
  },
});

const table = (canvas: ReturnType<typeof within>) => canvas.getByRole('table', { name: 'Orders' });
const firstName = (canvas: ReturnType<typeof within>) =>
  within(table(canvas)).getAllByRole('rowheader')[0];

/** Names are links, what is as usual says nothing, and numbers stand under each other. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /2026-00004/ }));
    await expect(row.getByRole('link', { name: '2026-00004' })).toHaveAttribute(
      'href',
      '#2026-00004',
    );
    await expect(row.getAllByText('failed')[0]).toBeInTheDocument();
    await expect(canvas.getByText('1 - 10 of 37')).toBeVisible();
  },
});

/** Once it sorts in the column's own direction, again the other way, and a third time not at all. */
export const Sorted = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Total' });
    const sort = within(heading).getByRole('button', { name: 'Total' });
    await expect(heading).not.toHaveAttribute('aria-sort');
    await userEvent.click(sort);
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(firstName(canvas)).not.toHaveTextContent('2026-00001');
    await userEvent.click(sort);
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(sort);
    await expect(heading).not.toHaveAttribute('aria-sort');
    await expect(firstName(canvas)).toHaveTextContent('2026-00001');
  },
});

/** Several values of one filter are alternatives; the menu stays open while one chooses. */
export const Filtered = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'State', expanded: false }));
    const menu = within(await screen.findByRole('menu', { name: 'State' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: /failed/ }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: /provisioning/ }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('1 - 10 of 14')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'State: 2' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByText('1 - 10 of 37')).toBeVisible();
  },
});

const numbers = Array.from({ length: 30 }, (_, at) => `PO-${2026_100 + at}`);

/** More than 20 values are searched. */
export const FilteredBySearch = meta.story({
  args: { filters: [{ name: 'po', label: 'PO number', options: numbers }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PO number' }));
    const search = await screen.findByRole('searchbox', { name: /PO number$/ });
    await userEvent.type(search, '2026117');
    const menu = within(screen.getByRole('menu', { name: 'PO number' }));
    await waitFor(() => expect(menu.getAllByRole('menuitemcheckbox')).toHaveLength(1));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: /PO-2026117/ }));
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByRole('button', { name: 'PO number: PO-2026117' }),
    ).toBeVisible();
  },
});

const DATES = [
  { name: 'state', label: 'State' },
  { name: 'placedAt', label: 'Placed on', kind: 'days' as const },
  { name: 'period', label: 'Period', kind: 'month' as const },
];

/** Days from one to another, both included, and a month; they are cleared with the others. */
export const FilteredByDates = meta.story({
  args: { filters: DATES },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Placed on', expanded: false }),
    );
    const days = within(await screen.findByRole('dialog', { name: 'Placed on' }));
    await userEvent.type(days.getByRole('textbox', { name: 'From' }), '02222026');
    await userEvent.type(days.getByRole('textbox', { name: 'To' }), '02252026');
    await userEvent.keyboard('{Escape}');
    const set = await canvas.findByRole('button', { name: /^Placed on: .*22.* – .*25/ });
    await waitFor(() => expect(set).toHaveFocus());
    await expect(within(table(canvas)).getAllByRole('rowheader').length).toBeLessThan(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByText('1 - 10 of 37')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Period' }));
    const month = within(await screen.findByRole('dialog', { name: 'Period' }));
    await userEvent.click(month.getByRole('button', { name: 'February 2026' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Period: February 2026' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Period: February 2026' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear: Period' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Period' })).toHaveFocus());
    await expect(canvas.getByText('1 - 10 of 37')).toBeVisible();
  },
});

/** The days as they are chosen. */
export const DaysOpen = meta.story({
  args: {
    filters: DATES,
    state: { query: { ...FIRST_QUERY, filters: { placedAtFrom: ['2026-02-20'] } } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Placed on: from/, expanded: false }),
    );
    await expect(await screen.findByRole('dialog', { name: 'Placed on' })).toBeVisible();
  },
});

/** Without counts from the server there are no filters. */
export const NoFacets = meta.story({
  args: { state: { rows: ready({ ...answerOrders(FIRST_QUERY), facets: undefined }) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'State', expanded: false })).toBeNull();
  },
});

/** Bulk actions appear and disappear with the selection. */
export const Selected = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Selected records' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 2026-00001' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 2026-00003' }));
    const bar = within(canvas.getByRole('region', { name: 'Selected records' }));
    await userEvent.click(bar.getByRole('button', { name: 'Cancel orders' }));
    await expect(onCancel.mock.lastCall?.[0]).toHaveLength(2);
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('region', { name: 'Selected records' })).toBeNull();
    // In the next frame: a dialog may close with it.
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await waitFor(() => expect(all).toHaveFocus());
  },
});

/** The bar as it stands. */
export const SelectionBar = meta.story({
  args: { state: { selectedKeys: new Set(['o-1', 'o-4']) } },
});

/** A press beside the controls opens the row's drawer; the focus waits on the name. */
export const Opened = meta.story({
  args: { onOpen },
  play: async ({ canvas }) => {
    await userEvent.click(
      within(canvas.getByRole('row', { name: /2026-00002/ }))
        .getByText('2026-00002')
        .closest('tr')?.cells[3] as HTMLElement,
    );
    await expect(onOpen.mock.lastCall?.[0]).toMatchObject({ number: '2026-00002' });
    await expect(canvas.getByRole('link', { name: '2026-00002' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 2026-00002' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
});

/** What the server adds up over all pages is above the rows, by currency. */
export const Totals = meta.story({
  args: {
    columns: columns.map((column) =>
      column.kind === 'money' ? { ...column, sum: 'total' } : column,
    ),
  },
  play: async ({ canvas }) => {
    const totals = () => canvas.queryByRole('group', { name: /^Totals/ });
    await expect(totals()).toHaveAccessibleName('Totals, all pages');
    // Three currencies have three.
    await expect(totals()).toHaveTextContent(/Total(?=.*€)(?=.*CHF)(?=.*¥)/);
    await userEvent.type(canvas.getByRole('searchbox'), '2026-00001');
    await expect(totals()).toHaveAccessibleName('Totals');
    await expect(totals()).toHaveTextContent(/Total€9\.95$/);
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await expect(totals()).toBeNull();
  },
});

/** A value and its maximum, in words and as a bar; excess has another colour. */
export const Meters = meta.story({
  args: {
    columns: columns.map((column) =>
      column.id === 'seats'
        ? {
            id: 'seats',
            kind: 'meter' as const,
            header: 'Seats',
            value: ({ seats, dueOn }: Order) => ({
              max: 20,
              value: dueOn === null ? null : seats,
              tone: seats < 10 ? ('warning' as const) : ('neutral' as const),
            }),
          }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/2026-00002/).getByRole('cell', { name: '7 of 20' })).toBeVisible();
    await expect(row(/2026-00001/).getByRole('cell', { name: '20' })).toBeVisible();
  },
});

const byCustomer = {
  ...answerOrders(FIRST_QUERY),
  data: answerOrders(FIRST_QUERY).data.toSorted((one, other) =>
    one.customer.localeCompare(other.customer),
  ),
};

/** Rows stand under what they belong to; a press, and the selection, still mean the row. */
export const Groups = meta.story({
  args: {
    groupOf: ({ customer }) => customer,
    onOpen,
    state: { rows: ready(byCustomer) },
  },
  play: async ({ canvas }) => {
    const headings = [...new Set(byCustomer.data.map(({ customer }) => customer))];
    await expect(headings.length).toBeGreaterThan(1);
    await expect(
      headings.map((name) => canvas.getByRole('columnheader', { name }).textContent),
    ).toEqual(headings);
    const last = byCustomer.data.at(-1)?.number ?? '';
    const row = canvas.getByRole('row', { name: new RegExp(last) });
    await userEvent.click((row as HTMLTableRowElement).cells[3] as HTMLElement);
    await expect(onOpen.mock.lastCall?.[0]).toMatchObject({ number: last });
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select order ${last}` }));
    await expect(row).toHaveAttribute('data-selected');
  },
});

/** Outlines with the lines and heights of what comes. */
export const Loading = meta.story({ args: { state: { rows: LOADING } } });

/** It says what to do, and the headings stay on their line. */
export const Failed = meta.story({ args: { state: { rows: failed('', fn()) } } });

/** Nothing at all. */
export const Empty = meta.story({
  args: { state: { rows: ready({ data: [], totalRecords: 0, totalPages: 0 }) } },
  play: async ({ canvas }) => {
    // Nothing can be searched or filtered.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Display' })).toBeNull();
  },
});

/** Nothing that matches is another text, with the way back. */
export const NoMatch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await expect(canvas.getByText('No order has that number or customer.')).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement,
    );
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByText('1 - 10 of 37')).toBeVisible();
  },
});

/** Where it is narrow, the first column says what the others would. */
export const Narrow = meta.story({
  decorators: [narrow(343)],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getAllByRole('columnheader').filter((head) => head.checkVisibility()),
    ).toHaveLength(1);
    const region = canvasElement.querySelector('[data-slot="table-region"]');
    await expect(region?.scrollWidth).toBe(region?.clientWidth);
  },
});

/** The user chooses columns and order, and saves the view; compact rows. */
export const Display = meta.story({
  args: { choices: { columns: ['total', 'state'], density: 'compact' } },
  play: async ({ canvas }) => {
    const headings = () =>
      within(table(canvas))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    await expect(headings()).toEqual(['Order', 'Total', 'State']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Display', expanded: false }));
    const display = within(await screen.findByRole('dialog', { name: 'Display' }));
    await userEvent.click(display.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Total' }));
    const total = canvas.getByRole('columnheader', { name: 'Total' });
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(display.getByRole('switch', { name: 'Descending' }));
    await expect(total).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(display.getByRole('checkbox', { name: 'Seats' }));
    await userEvent.click(display.getByRole('button', { name: 'Move Seats up' }));
    await expect(headings()).toEqual(['Order', 'Total', 'Seats', 'State']);
    await userEvent.click(display.getByRole('button', { name: 'Save what is shown as CSV' }));
    await expect(onSaveCsv).toHaveBeenCalledWith(
      expect.stringMatching(/^.?Order,Order: details,Total,Total: currency,Seats,State\r\n/),
    );
  },
});

/** With shortcuts enabled: j and k move between rows, x selects, Enter opens. */
export const Keys = meta.story({
  args: { choices: { hasKeys: true }, onOpen },
  play: async ({ canvas }) => {
    const rows = () => [...table(canvas).querySelectorAll('[data-row]')];
    await waitFor(async () => {
      await userEvent.keyboard('j');
      await expect(rows()[0]).toHaveFocus();
    });
    await userEvent.keyboard('jjk');
    await expect(rows()[1]).toHaveFocus();
    await userEvent.keyboard('x');
    await userEvent.keyboard('jj{Shift>}x{/Shift}');
    await expect(canvas.getByRole('region', { name: 'Selected records' })).toHaveTextContent('3');
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledTimes(1);
    // What is typed into a field stays a text.
    await userEvent.type(canvas.getByRole('searchbox'), 'jkx');
    await expect(canvas.getByRole('searchbox')).toHaveValue('jkx');
  },
});
