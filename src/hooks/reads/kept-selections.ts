import { createContext, useContext, useEffect } from 'react';

/** What is selected of a list, and where the list was then. */
export interface ListSelection {
  /** The query of the list, as text: another one ends the selection. */
  readonly place: string;
  /** Keys of the rows. */
  readonly keys: ReadonlySet<string>;
}

/** Selections of the pages of a visit: Back finds them as they were left. */
export interface KeptSelections {
  /** Tells the page's entry in the history from the others. */
  readonly entry: string;
  /** Selections by that entry and the name of the list. */
  readonly kept: Map<string, ListSelection>;
}

/** Filled by the portal. @default nothing is kept */
export const KeptSelectionsContext = createContext<KeptSelections | null>(null);

/** What was selected of a list when its page was left; undefined where nothing is kept. */
export function useKeptSelection(name: string | undefined): {
  readonly before: ListSelection | undefined;
  readonly key: string | null;
  readonly kept: KeptSelections['kept'] | undefined;
} {
  const context = useContext(KeptSelectionsContext);
  const key = context && name !== undefined ? `${context.entry} ${name}` : null;
  const kept = context?.kept;
  return { before: key === null ? undefined : kept?.get(key), key, kept };
}

/** Keeps what is selected for the way back. */
export function useKeepSelection(
  { key, kept }: ReturnType<typeof useKeptSelection>,
  selection: ListSelection,
): void {
  useEffect(() => {
    if (key === null) return;
    if (selection.keys.size === 0) kept?.delete(key);
    else kept?.set(key, selection);
  }, [key, kept, selection]);
}
