import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { PAGE_SIZES } from '../../domain/paging';
import type { ListPlace } from '../../hooks/reads/useSearchedPages';

/** Holds rubbish after an update, or when another page has written here. */
const schema = v.object({
  listPlace: v.object({
    search: v.pipe(v.string(), v.maxLength(1_000)),
    position: v.object({
      pageNumber: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      pageSize: v.picklist(PAGE_SIZES),
    }),
  }),
});

/** Where the list stood when this entry of the history was left, for Back and for a reload. */
export function useListPlace(): ListPlace | null {
  const parsed = v.safeParse(schema, useLocation().state);
  return parsed.success ? parsed.output.listPlace : null;
}

/** Keeps the place of the list in its entry of the history. */
export function useKeptPlace({ search, position }: ListPlace): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { pageNumber, pageSize } = position;
  useEffect(() => {
    const listPlace: ListPlace = { search, position: { pageNumber, pageSize } };
    navigate(pathname, { replace: true, state: { listPlace }, preventScrollReset: true });
  }, [navigate, pathname, search, pageNumber, pageSize]);
}
