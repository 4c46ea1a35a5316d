import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ListPlaceContext } from '../hooks/reads/list-place';

/** Tells lists the address of their page, of which saved views are made. */
export function ListPlaceHost({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(
    () => ({
      pathname,
      search,
      onSearchChange: (next: string) =>
        void navigate({ search: next }, { replace: true, state, preventScrollReset: true }),
    }),
    [pathname, search, state, navigate],
  );
  return <ListPlaceContext.Provider value={place}>{children}</ListPlaceContext.Provider>;
}
