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

/** Keeps with which filters, view and page lists were left, for the ways back to them. */
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
 * Returns the way back from a record to its list, as the list was left: of several lists of the same
 * records the one that was left last. Read when the link is drawn.
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
