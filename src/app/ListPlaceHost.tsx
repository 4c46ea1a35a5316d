import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { joinSearch, splitSearch } from '../domain/lists/list-views';
import { ListPlaceContext } from '../hooks/reads/list-place';

interface ListPlaceHostProps {
  /**
   * Names in the address that stay whichever view is open, and are no part of one. Keep it the same.
   * @default none
   */
  kept?: readonly string[] | undefined;
  children: ReactNode;
}

const NONE: readonly string[] = [];

/** Provides lists with the address of their page, from which saved views are made. */
export function ListPlaceHost({ kept: names = NONE, children }: ListPlaceHostProps) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => {
    const { kept, rest } = splitSearch(search, names);
    return {
      pathname,
      search: rest,
      kept,
      onSearchChange: (next: string) =>
        void navigate(
          { search: joinSearch(kept, next) },
          { replace: true, state, preventScrollReset: true },
        ),
    };
  }, [pathname, search, state, navigate, names]);
  return <ListPlaceContext.Provider value={place}>{children}</ListPlaceContext.Provider>;
}
