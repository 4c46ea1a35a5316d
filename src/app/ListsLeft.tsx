import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router';

/** The query with which each page was left, the last one at the end. */
const ListsLeftContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Remembers the filters, view and page of each list when it is left, for the links back. */
export function ListsLeftHost({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [left] = useState(() => new Map<string, string>());
  useLayoutEffect(() => {
    left.delete(pathname);
    left.set(pathname, search);
  }, [left, pathname, search]);
  return <ListsLeftContext.Provider value={left}>{children}</ListsLeftContext.Provider>;
}

/**
 * Returns the link back from a record to its list, with the filters it was left with. Of several
 * lists of the same records, it is the one visited last. Read when the link renders.
 */
export function useWaysBack(): (list: string, ...others: readonly string[]) => string {
  const left = useContext(ListsLeftContext);
  return useCallback(
    (list, ...others) => {
      const seen = [...left.keys()].findLast((path) => path === list || others.includes(path));
      return seen === undefined ? list : seen + (left.get(seen) ?? '');
    },
    [left],
  );
}
