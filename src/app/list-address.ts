import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addressWith, queryIn } from '../domain/list-address';
import type { ListQuery, ListRules } from '../domain/list-query';

/**
 * Where a list is, kept in the address: it survives a reload and Back, and can be sent to others.
 *
 * @param rules - what the list can be sorted and filtered by; keep it the same
 */
export function useListAddress(rules: ListRules): {
  readonly query: ListQuery;
  readonly onQueryChange: (query: ListQuery) => void;
} {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const query = useMemo(() => queryIn(params, rules), [params, rules]);
  return {
    query,
    onQueryChange: (next) =>
      setParams((now) => addressWith(now, next, rules), {
        replace: true,
        state,
        preventScrollReset: true,
      }),
  };
}
