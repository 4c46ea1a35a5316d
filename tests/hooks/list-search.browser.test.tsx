import { startTransition, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { FIRST_QUERY, type ListQuery } from '../../src/domain/list-query';
import { useListSearch } from '../../src/hooks/reads/useListSearch';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const DELAY_MS = 300;

/** A list whose query follows only on command, as an address does on a slow machine. */
function SlowList() {
  const [query, setQuery] = useState<ListQuery>(FIRST_QUERY);
  const sent = useRef<ListQuery[]>([]);
  const { searchText, onSearchTextChange } = useListSearch({
    query,
    onQueryChange: (next) => void sent.current.push(next),
    searchOf: (text) => text.trim(),
    delayMs: DELAY_MS,
  });
  return (
    <>
      <input
        aria-label="Search"
        value={searchText}
        onChange={({ target }) => onSearchTextChange(target.value)}
      />
      <button type="button" onClick={() => setQuery(sent.current.shift() ?? query)}>
        One arrives
      </button>
      <p>found: {query.searchString}</p>
    </>
  );
}

it('what is typed stays while earlier searches arrive late, one after the other', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen } = await renderInTab(browser, <SlowList />);
  const field = screen.getByRole('textbox', { name: 'Search' });
  const arrive = screen.getByRole('button', { name: 'One arrives' });
  for (const text of ['one', 'two']) {
    await field.fill(text);
    await browser.clock.advance(DELAY_MS);
  }
  await field.fill('three');
  await arrive.click();
  await expect.element(screen.getByText('found: one')).toBeVisible();
  await expect.element(field).toHaveValue('three');
  await arrive.click();
  await expect.element(screen.getByText('found: two')).toBeVisible();
  await expect.element(field).toHaveValue('three');
  await browser.clock.advance(DELAY_MS);
  await arrive.click();
  await expect.element(screen.getByText('found: three')).toBeVisible();
  await expect.element(field).toHaveValue('three');
});

const ROWS = Array.from({ length: 40 }, (_, row) => row);

/** Takes its time; a keyboard is pressed meanwhile. */
function SlowRow({ query, onRender }: { query: ListQuery; onRender: (() => void) | null }) {
  if (query.searchString !== '') {
    onRender?.();
    const end = performance.now() + 4;
    while (performance.now() < end);
  }
  return null;
}

function SearchOf({
  query,
  onQueryChange,
}: Pick<Parameters<typeof useListSearch>[0], 'query' | 'onQueryChange'>) {
  const { searchText, onSearchTextChange } = useListSearch({
    ...{ query, onQueryChange, searchOf: (text: string) => text.trim(), delayMs: DELAY_MS },
  });
  return (
    <input
      aria-label="Search"
      value={searchText}
      onChange={({ target }) => onSearchTextChange(target.value)}
    />
  );
}

/** A page whose address arrives in a transition. */
function Page({ onRender }: { onRender: () => void }) {
  const [query, setQuery] = useState<ListQuery>(FIRST_QUERY);
  return (
    <>
      <SearchOf query={query} onQueryChange={(next) => startTransition(() => setQuery(next))} />
      {ROWS.map((row) => (
        <SlowRow key={row} query={query} onRender={row === 5 ? onRender : null} />
      ))}
      <p>found: {query.searchString}</p>
    </>
  );
}

it('what is typed while a page renders what was searched before stays', async () => {
  const browser = createTestBrowser('signedIn');
  let isTyped = false;
  const type = () => {
    const field = document.querySelector<HTMLInputElement>('[aria-label="Search"]');
    Reflect.set(HTMLInputElement.prototype, 'value', 'two', field);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onRender = () => {
    if (!isTyped) setTimeout(type);
    isTyped = true;
  };
  const { screen } = await renderInTab(browser, <Page onRender={onRender} />);
  const field = screen.getByRole('textbox', { name: 'Search' });
  await field.fill('one');
  await browser.clock.advance(DELAY_MS);
  await expect.element(screen.getByText('found: one')).toBeVisible();
  await expect.element(field).toHaveValue('two');
});

it('a text that a server would refuse for its length is cut', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen } = await renderInTab(browser, <SlowList />);
  const field = screen.getByRole('textbox', { name: 'Search' });
  await field.fill('x'.repeat(50_000));
  await expect.element(field).toHaveValue('x'.repeat(200));
});
