import { preferenceProblem } from '../preferences/preferences';

/** A saved list: search, filters, order, tab and columns, under a name. */
export interface SavedView {
  /** Name given by the user. */
  readonly name: string;
  /** The query of its address, without `?`; '' for the initial list. */
  readonly search: string;
}

/** Maximum length of a view's name, in characters. */
export const VIEW_NAME_MAX = 60;
/** Maximum number of views of a list. */
export const VIEWS_MAX = 20;

/** Parameter name of the columns in an address. */
const COLUMNS = 'columns';
/** Not part of a view, which opens on its first page. */
const PAGE = 'page';
/** Maximum length of an address, in characters. */
const LONGEST = 2_000;
/** Pattern of a column id. */
const COLUMN_ID = /^\w{1,64}$/;

/** Reads the columns from an address, which is user input; null if it has none. */
export function columnsIn(search: string): readonly string[] | null {
  const text = new URLSearchParams(search).get(COLUMNS);
  if (text === null || text.length > LONGEST) return null;
  return text.split(',').filter((id) => COLUMN_ID.test(id));
}

/** Removes the columns from an address, so that the user's own apply. */
export function withoutColumns(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(COLUMNS);
  return params.toString();
}

/** The query that a view saves: without the page, with the visible columns. */
export function viewSearch(search: string, columns: readonly string[] | null): string {
  const params = new URLSearchParams(search);
  params.delete(PAGE);
  params.delete(COLUMNS);
  if (columns !== null) params.set(COLUMNS, columns.join(','));
  params.sort();
  return params.toString();
}

/** Splits a query into the named parameters and the rest. */
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

/** Joins two queries. */
export function joinSearch(kept: string, rest: string): string {
  return [kept, rest].filter((part) => part !== '').join('&');
}

/** The view that matches an address. */
export function viewIn(saved: readonly SavedView[], search: string): SavedView | null {
  const here = viewSearch(search, columnsIn(search));
  return saved.find((view) => view.search === here) ?? null;
}

/** Adds a view; null if the limit is reached. */
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

/** Reads stored views, without invalid ones. */
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
