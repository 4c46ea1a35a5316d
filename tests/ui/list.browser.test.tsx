import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { List } from '../../src/components/ui/list/List';
import type { ListColumn } from '../../src/components/ui/list/list-props';
import { PermissionHelpProvider } from '../../src/components/ui/PermissionHelpProvider';
import type { ListState } from '../../src/contracts/list';
import { withUnreadable } from '../../src/domain/entries';
import { FIRST_QUERY } from '../../src/domain/list-query';

interface Book {
  title: string;
  author: string;
}

const columns: readonly ListColumn<Book>[] = [
  { id: 'title', kind: 'name', header: 'Title', value: ({ title }) => ({ text: title }) },
  { id: 'author', kind: 'text', header: 'Author', value: ({ author }) => author },
];
const data: readonly Book[] = [{ title: 'Middlemarch', author: 'Eliot' }];
const nothing = () => {};

const list = {
  rows: {
    status: 'ready',
    data: { data, totalRecords: 1, totalPages: 1 },
    isStale: false,
  },
  query: FIRST_QUERY,
  onQueryChange: nothing,
  searchText: '',
  onSearchTextChange: nothing,
  isSearchTooShort: false,
  selectedKeys: new Set(),
  onSelectionChange: nothing,
} satisfies ListState<Book>;

const booksOf = (state: ListState<Book>, its = columns) => (
  <List
    label="Books"
    columns={its}
    getRowKey={({ title }) => title}
    empty={{ title: 'No books' }}
    failedText="No books came."
    list={state}
  />
);
const books = booksOf(list);

/** How often the author is in the page, seen or not. */
const authors = () => document.body.textContent?.split('Eliot').length ?? 0;
const shown = () =>
  [...document.querySelectorAll('tbody *')].filter((one) => one.checkVisibility());
const cells = () => document.querySelectorAll('tbody tr > *').length;
const isSeen = () => shown().some(({ textContent }) => textContent === 'Eliot');

let root: HTMLElement | undefined;
afterEach(() => root?.remove());

it('draws what its width shows, once, and follows the width', async () => {
  const screen = await render(<div style={{ inlineSize: 900 }}>{books}</div>);
  const box = screen.container.firstElementChild as HTMLElement;
  expect([authors() - 1, isSeen()]).toEqual([1, true]);
  box.style.inlineSize = '599.5px';
  await expect
    .poll(() => document.querySelector('[data-list=second]')?.textContent)
    .toBe('Author: Eliot');
  expect([authors() - 1, isSeen(), cells()]).toEqual([1, true, 1]);
  box.style.inlineSize = '600px';
  await expect.poll(() => document.querySelector('td')?.textContent).toBe('Eliot');
  expect([authors() - 1, isSeen()]).toEqual([1, true]);
});

it('draws a page that is too narrow for columns without them from the first', async () => {
  await page.viewport(414, 896);
  let drawn = 0;
  const counted = columns.map((column) => ({
    ...column,
    value: (book: Book) => {
      if (column.kind === 'text') drawn += 1;
      return column.value(book);
    },
  })) as typeof columns;
  await render(booksOf(list, counted));
  expect([drawn, cells(), isSeen()]).toEqual([1, 1, true]);
});

it('shows no value on the second line of which hardly a letter has room', async () => {
  const three = [
    ...columns,
    { id: 'year', kind: 'text', header: 'Year', value: () => 'Eighteen seventy-one' },
    { id: 'place', kind: 'text', header: 'Place', value: () => 'London' },
  ] as const;
  const screen = await render(<div style={{ inlineSize: 190 }}>{booksOf(list, three)}</div>);
  const line = () => document.querySelector('[data-list=second]');
  await expect.poll(() => line()?.childElementCount).toBe(3);
  const seen = () => {
    const bottom = line()?.getBoundingClientRect().bottom ?? 0;
    return [...(line()?.children ?? [])].filter(
      (one) => one.getBoundingClientRect().bottom <= bottom,
    ).length;
  };
  expect(seen()).toBe(2);
  (screen.container.firstElementChild as HTMLElement).style.inlineSize = '400px';
  await expect.poll(seen).toBe(3);
});

it('keeps the room of its names where few columns have room', async () => {
  const dated = [
    ...columns,
    { id: 'year', kind: 'text', header: 'Year', priority: 4, value: () => '1871' },
  ] as const;
  const books = <List {...booksOf(list, dated).props} wideFrom={840} />;
  const screen = await render(<div style={{ inlineSize: 700 }}>{books}</div>);
  const heads = () => [...document.querySelectorAll('thead th')].map((one) => one.textContent);
  await expect.poll(heads).toEqual(['Title', 'Author']);
  (screen.container.firstElementChild as HTMLElement).style.inlineSize = '900px';
  await expect.poll(heads).toEqual(['Title', 'Author', 'Year']);
});

it('outlines names too while a narrow list is loaded', async () => {
  await page.viewport(414, 896);
  await render(booksOf({ ...list, rows: { status: 'loading' } }));
  const [outlined] = document.querySelectorAll('tbody tr svg');
  expect(outlined?.checkVisibility()).toBe(true);
});

it('selects a row whose name leads nowhere, wherever it is pressed', async () => {
  const onSelectionChange = vi.fn();
  const screen = await render(
    <List {...booksOf({ ...list, onSelectionChange }).props} selectable />,
  );
  await screen.getByRole('rowheader', { name: 'Middlemarch' }).click();
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(new Set(['Middlemarch']));
});

it('has both on paper, whose width only the style sheet knows', async () => {
  await render(<div style={{ inlineSize: 900 }}>{books}</div>);
  dispatchEvent(new Event('beforeprint'));
  expect(authors() - 1).toBe(2);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => authors() - 1).toBe(1);
});

it('has both as a server sends it, and what is seen once it is alive', async () => {
  root = document.createElement('div');
  root.style.inlineSize = '900px';
  root.innerHTML = renderToString(books);
  document.body.append(root);
  expect(authors() - 1).toBe(2);
  hydrateRoot(root, books);
  await expect.poll(() => authors() - 1).toBe(1);
});

it('says which permission it takes where the server refuses it, and who to ask', async () => {
  const asked: string[] = [];
  const failure = { kind: 'forbidden', permission: 'Book.Read' } as const;
  const screen = await render(
    <PermissionHelpProvider onAsk={(permission) => asked.push(permission)}>
      {booksOf({ ...list, rows: { status: 'failed', failure } })}
    </PermissionHelpProvider>,
  );
  await expect.element(screen.getByText('You do not have permission to see Books.')).toBeVisible();
  await expect.element(screen.getByText('You need the permission Book.Read.')).toBeVisible();
  await screen.getByRole('button', { name: 'Who can give it?' }).click();
  expect(asked).toEqual(['Book.Read']);
});

it('keeps the place of a row that cannot be read, with its id, and says so of a sum (contract §4.36)', async () => {
  const rows = withUnreadable(data, [
    { before: 0, id: 'b-1' },
    { before: 1, id: null, count: 203 },
  ]);
  const priced: readonly ListColumn<Book>[] = [
    ...columns,
    { id: 'price', kind: 'money', header: 'Price', sum: 'price', value: () => null },
  ];
  const sums = [{ currency: 'EUR', amounts: {}, unreadable: ['price'] }];
  const reading = { ...list.rows, data: { data: rows, totalRecords: 205, totalPages: 1, sums } };
  await page.viewport(1280, 800);
  const screen = await render(booksOf({ ...list, rows: reading }, priced));
  const table = screen.getByRole('table', { name: 'Books' });
  const names = () =>
    table
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(names)
    .toEqual([
      'This entry cannot be shown. b-1',
      'Middlemarch',
      '203 more entries cannot be shown.',
    ]);
  await expect.element(screen.getByText('This sum cannot be shown.')).toBeVisible();
});
