import { useContext, useMemo } from 'react';
import {
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useSearchParams,
} from 'react-router';
import type { ListQuery, ListRules } from '../domain/list-query';
import { addressWith, queryIn } from '../domain/lists/list-address';

/**
 * The state of a list, kept in the address: it survives a reload and Back, and the link can be
 * shared.
 *
 * @param rules - what the list can be sorted and filtered by; keep it stable
 */
export function useListAddress(rules: ListRules): {
  readonly query: ListQuery;
  readonly onQueryChange: (query: ListQuery) => void;
} {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const hasLeft = useHasLeft();
  const query = useMemo(() => queryIn(params, rules), [params, rules]);
  return {
    query,
    onQueryChange: (next) => {
      if (hasLeft()) return;
      setParams((now) => addressWith(now, next, rules), {
        replace: true,
        state,
        preventScrollReset: true,
      });
    },
  };
}

/**
 * Returns a function that reports whether a navigation to another page is still loading. The
 * address is already that page's: a search typed just before must not overwrite it.
 */
function useHasLeft(): () => boolean {
  const { navigator } = useContext(NavigationContext);
  const { pathname } = useLocation();
  return () => {
    const { location } = navigator as { location?: Location };
    return location !== undefined && location.pathname !== pathname;
  };
}
