import type { Facet, Page, Plan, Product } from '../../src/api';

const VENDORS = [
  'Norrvik Office',
  'Halden Shield',
  'Corvid Backup',
  'Tessera Identity',
  'Ombra Cloud',
  'Quillon Sign',
  'Pelagic Storage',
  'Fathom Desk',
];
const WORDS = ['Backup', 'Mail', 'Storage', 'Shield', 'Desk', 'Voice', 'Learning', 'Identity'];
const CATEGORIES = ['Productivity', 'Security', 'Backup', 'Identity', 'Cloud'];
const KINDS = ['license', 'addon', 'software', 'service'] as const;

/** How many products a page of the marketplace shows. */
export const SHOWN = 20;

const pick = <One>(list: readonly One[], at: number): One => list[at % list.length] as One;

const plan = (id: string, at: number, term: 'P1M' | 'P1Y'): Plan => ({
  id,
  term,
  cycle: 'month',
  currency: 'EUR',
  unitPrice: 400 + ((at * 37) % 4_000),
  unitList: 500 + ((at * 37) % 4_000),
  cancelHours: 168,
  trialDays: null,
  nextPrice: null,
  upgradesTo: [],
});

/** The same products in every run. */
export function makeProducts(amount: number): readonly Product[] {
  return Array.from({ length: amount }, (_, at) => {
    const id = `p-${at}`;
    const vendor = pick(VENDORS, at * 3);
    const name = `${pick(WORDS, at)} ${pick(WORDS, at * 5 + 1)} ${at}`;
    return {
      id,
      vendor: { id: vendor, name: vendor },
      name,
      category: pick(CATEGORIES, at),
      kind: pick(KINDS, Math.floor(at / 3)),
      summary: `${name} by ${vendor}, for teams of any size.`,
      state: 'active',
      pausedReason: null,
      requires: [],
      countries: [],
      limits: { min: 1, max: 300, step: 1 },
      needsTenant: false,
      plans: [plan(`${id}-m`, at, 'P1M'), plan(`${id}-y`, at + 7, 'P1Y')],
    };
  });
}

/** What is asked for: a text, and vendors of which one is enough. */
export interface ProductsAsked {
  readonly search: string;
  readonly vendors: readonly string[];
}

function countsOf(
  field: string,
  products: readonly Product[],
  read: (product: Product) => string,
): Facet {
  const counts = new Map<string, number>();
  for (const product of products) {
    const value = read(product);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return { field, values: [...counts].map(([value, count]) => ({ value, count })) };
}

function answer(all: readonly Product[], { search, vendors }: ProductsAsked): Page<Product> {
  const text = search.trim().toLowerCase();
  const searched = all.filter(({ name }) => name.toLowerCase().includes(text));
  const found = searched.filter(
    ({ vendor }) => vendors.length === 0 || vendors.includes(vendor.id),
  );
  return {
    data: found.slice(0, SHOWN),
    totalRecords: found.length,
    totalPages: Math.ceil(found.length / SHOWN),
    facets: [
      countsOf('vendorId', searched, ({ vendor }) => vendor.id),
      countsOf('category', found, ({ category }) => category),
      countsOf('kind', found, ({ kind }) => kind),
    ],
  };
}

/**
 * The answers of a server, each made once: what a server does is nothing that a page is measured by.
 */
export function makeServer(all: readonly Product[]): (asked: ProductsAsked) => Page<Product> {
  const known = new Map<string, Page<Product>>();
  return (asked) => {
    const key = JSON.stringify(asked);
    const page = known.get(key) ?? answer(all, asked);
    known.set(key, page);
    return page;
  };
}
