import { uiDataMessages, uiListMessages } from '../../messages/generated/en/ui';
import type { Find } from './find';
import { literal, type Say } from './say';

/** A list of records: users, customers, subscriptions, orders, statements. */
export interface ListPage<Found> {
  /** The table. */
  readonly table: Found;
  /** The search field. */
  readonly search: Found;
  /** The actions for the selected records. */
  readonly selection: Found;
  /** The row of a record, by the start of its name. */
  row(name: string): Found;
  /** Searches the list. */
  searchFor(text: string): Promise<void>;
  /** Selects a record. */
  select(name: string): Promise<void>;
  /** Chooses from the menu of a record, by the text of the entry. */
  choose(name: string, entry: string | RegExp): Promise<void>;
}

export function listPage<Found>(
  find: Find<Found>,
  say: Say,
  texts: { readonly table: string | RegExp; readonly search: string | RegExp },
): ListPage<Found> {
  const table = find('table', texts.table);
  const search = find('searchbox', texts.search);
  return {
    table,
    search,
    selection: find('region', say(uiListMessages, 'selection')),
    row: (name) => find('row', new RegExp(`^(?:.*\\s)?${literal(name)}`), table),
    searchFor: (text) => search.fill(text),
    select: (name) => find('checkbox', say(uiDataMessages, 'selectRow', { name })).check(),
    async choose(name, entry) {
      await find('button', say(uiDataMessages, 'actionsOf', { name })).click();
      await find('menuitem', entry).click();
    },
  };
}
