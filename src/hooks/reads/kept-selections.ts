import { createContext, useContext, useEffect } from 'react';

/** The selection of a list, with its query. */
export interface ListSelection {
  /** The query of the list as a string; a different one clears the selection. */
  readonly place: string;
  /** Keys of the rows. */
  readonly keys: ReadonlySet<string>;
}

/** Selections of the visited pages, restored by Back. */
export interface KeptSelections {
  /** Identifies the page's history entry. */
  readonly entry: string;
  /** Selections by that entry and the name of the list. */
  readonly kept: Map<string, ListSelection>;
}

/** Filled by the portal. @default nothing is kept */
export const KeptSelectionsContext = createContext<KeptSelections | null>(null);

/** The selection of a list when its page was left; undefined if none is kept. */
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

/** Stores the selection for Back. */
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
