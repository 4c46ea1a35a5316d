import { useState } from 'react';
import { type Buyer, FIRST_QUERY, LinksProvider, ProductsScreen } from '../../../src/components';
import { ThemeProvider } from '../../../src/theme';
import { count, find, type Job, type Step, type } from '../job';
import { PlainMarketplace } from '../plain/PlainMarketplace';
import { makeProducts, makeServer, SHOWN } from '../products';

const products = makeProducts(2_000);
const ask = makeServer(products);
const TEXTS = ['b', 'ba', 'bac', 'back'];
const CHOSEN = 4;
const NOBODY: Buyer = { targets: [], shown: null, facts: null };
const PLACE = { view: 'cards', compared: [], isComparing: false, pricesOf: null } as const;
const nothing = () => {};
const LINKS = { product: (id: string) => `/products/${id}` };

/** Vendors in the order of their boxes. */
const vendors =
  ask({ search: '', vendors: [] }).facets?.[0]?.values.map(({ value }) => value) ?? [];
for (const search of TEXTS) ask({ search, vendors: [] });
for (let at = 1; at <= CHOSEN; at += 1) ask({ search: '', vendors: vendors.slice(0, at) });

/** What is searched for and chosen, and what a server answers to it: the same on all sides. */
function useMarketplace() {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return { search, setSearch, chosen, setChosen, page: ask({ search, vendors: chosen }) };
}

function Ours() {
  const { search, setSearch, chosen, setChosen, page } = useMarketplace();
  return (
    <ProductsScreen
      access={{ allowed: true }}
      buyer={NOBODY}
      place={PLACE}
      onPlaceChange={nothing}
      vendors={{ status: 'ready', data: [], isStale: false }}
      compared={{ status: 'empty', isStale: false }}
      list={{
        rows: { status: 'ready', data: page, isStale: false },
        query: {
          ...FIRST_QUERY,
          pageSize: SHOWN,
          searchString: search,
          filters: chosen.length > 0 ? { vendorId: chosen } : FIRST_QUERY.filters,
        },
        onQueryChange: ({ filters }) => setChosen(filters.vendorId ?? []),
        searchText: search,
        onSearchTextChange: setSearch,
        isSearchTooShort: false,
        selectedKeys: new Set(),
        onSelectionChange: nothing,
      }}
    />
  );
}

function Plain() {
  const { search, setSearch, chosen, setChosen, page } = useMarketplace();
  return (
    <PlainMarketplace
      page={page}
      search={search}
      vendors={chosen}
      size={SHOWN}
      onSearch={setSearch}
      onClear={() => setChosen([])}
      onVendor={(vendor) =>
        setChosen((before) =>
          before.includes(vendor) ? before.filter((one) => one !== vendor) : [...before, vendor],
        )
      }
    />
  );
}

function OurPage() {
  return (
    <ThemeProvider>
      <LinksProvider links={LINKS}>
        <Ours />
      </LinksProvider>
    </ThemeProvider>
  );
}

const Marketplace = SIDE === 'ours' ? OurPage : Plain;

const cards = (root: HTMLElement) => find(root, 'ul[aria-label="Marketplace"]');

function boxAt(root: HTMLElement, at: number): HTMLInputElement {
  const box = find(root, 'fieldset').querySelectorAll('input')[at];
  if (!box) throw new Error(`There is no box ${at}.`);
  return box;
}

/** Whether the first card is that of the answer. */
function shows(root: HTMLElement, page: ReturnType<typeof ask>): boolean {
  const name = page.data[0]?.name ?? '';
  return cards(root).querySelector('h2')?.textContent === name;
}

const typing: readonly Step[] = TEXTS.map((search) => ({
  act: (root) => type(find(root, '[type=search]'), search),
  isDone: (root) =>
    find<HTMLInputElement>(root, '[type=search]').value === search &&
    shows(root, ask({ search, vendors: [] })),
}));

const filtering: readonly Step[] = Array.from({ length: CHOSEN }, (_, at) => ({
  act: (root) => boxAt(root, at).click(),
  isDone: (root) =>
    boxAt(root, at).checked && shows(root, ask({ search: '', vendors: vendors.slice(0, at + 1) })),
}));

function outcome(root: HTMLElement): string {
  const list = cards(root);
  return [
    `${list.children.length} cards from ${list.querySelector('h2')?.textContent}`,
    `${count(root, 'fieldset input')} boxes, ${count(root, 'fieldset input:checked')} checked`,
    `${count(root, 'nav select')} pager`,
  ].join(', ');
}

const base = { page: Marketplace, outcome } as const;

/** 2,000 products, of which a page of cards is shown, with a search and filters that count. */
export const jobs: readonly Job[] = [
  { ...base, name: 'marketplace of 2,000: typing', steps: typing, coldSteps: 1 },
  { ...base, name: 'marketplace of 2,000: one filter', steps: filtering, coldSteps: 1 },
];
