import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The query with which each page was left, the last one at the end. */
const ListsLeftContext = /* @__PURE__ */ createContext<ReadonlyMap<string, string>>(new Map());

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
 * The way back from a record to its list, as the list was left.
 *
 * @param list - where the list is
 * @param others - other lists of the same records: the way leads to the one that was left last
 */
export function useWayBack(list: string, ...others: readonly string[]): string {
  const left = useContext(ListsLeftContext);
  const seen = [...left.keys()].findLast((path) => path === list || others.includes(path));
  return seen === undefined ? list : seen + (left.get(seen) ?? '');
}
