import { preferenceProblem } from './preferences/preferences';

/** A list as somebody saved it: search, filters, order, tab and columns, under a name. */
export interface SavedView {
  /** What they call it. */
  readonly name: string;
  /** The query of its address, without `?`; '' for the list as it begins. */
  readonly search: string;
}

/** How long the name of a view may be. */
export const VIEW_NAME_MAX = 60;
/** How many views a list may have. */
export const VIEWS_MAX = 20;

/** The columns in an address. */
const COLUMNS = 'columns';
/** A view is no place in it: it opens on its first page. */
const PAGE = 'page';
/** Longer addresses are rubbish. */
const LONGEST = 2_000;
/** What the id of a column looks like. */
const COLUMN_ID = /^\w{1,64}$/;

/** The columns that an address names, in order; null for none. Anybody can write an address. */
export function columnsIn(search: string): readonly string[] | null {
  const text = new URLSearchParams(search).get(COLUMNS);
  if (text === null || text.length > LONGEST) return null;
  return text.split(',').filter((id) => COLUMN_ID.test(id));
}

/** An address without columns: those of the user show again. */
export function withoutColumns(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(COLUMNS);
  return params.toString();
}

/** What a view is of: the address without its page, and with the columns that are shown. */
export function viewSearch(search: string, columns: readonly string[] | null): string {
  const params = new URLSearchParams(search);
  params.delete(PAGE);
  params.delete(COLUMNS);
  if (columns !== null) params.set(COLUMNS, columns.join(','));
  params.sort();
  return params.toString();
}

/** An address in two: what is called like one of the names, and the rest. */
export function splitSearch(
  search: string,
  names: readonly string[],
): { readonly kept: string; readonly rest: string } {
  const all = [...new URLSearchParams(search)];
  const textOf = (entries: string[][]) => new URLSearchParams(entries).toString();
  return {
    kept: textOf(all.filter(([name = '']) => names.includes(name))),
    rest: textOf(all.filter(([name = '']) => !names.includes(name))),
  };
}

/** Two halves of an address as one. */
export function joinSearch(kept: string, rest: string): string {
  return [kept, rest].filter((part) => part !== '').join('&');
}

/** The view that an address shows. */
export function viewIn(saved: readonly SavedView[], search: string): SavedView | null {
  const here = viewSearch(search, columnsIn(search));
  return saved.find((view) => view.search === here) ?? null;
}

/** The views with one more; null where there is no room for it. */
export function withView(
  saved: readonly SavedView[],
  view: SavedView,
): readonly SavedView[] | null {
  const isThere = saved.some(({ name }) => name === view.name);
  const next = isThere
    ? saved.map((each) => (each.name === view.name ? view : each))
    : [...saved, view];
  return next.length > VIEWS_MAX || preferenceProblem('views', next) !== null ? null : next;
}

/** Views as they were kept; what is none is left out. */
export function readViews(value: unknown): readonly SavedView[] | null {
  if (!Array.isArray(value)) return null;
  const views = new Map<string, SavedView>();
  for (const entry of value) {
    const { name, search }: Record<string, unknown> = Object(entry);
    if (typeof name !== 'string' || typeof search !== 'string') continue;
    if (name === '' || name.length > VIEW_NAME_MAX || search.length > LONGEST) continue;
    views.set(name, { name, search: viewSearch(search, columnsIn(search)) });
  }
  return [...views.values()].slice(0, VIEWS_MAX);
}
