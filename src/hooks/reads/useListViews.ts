import type { ListViews } from '../../contracts/list';
import {
  joinSearch,
  readViews,
  type SavedView,
  viewIn,
  viewSearch,
  withView,
} from '../../domain/lists/list-views';
import { browserLocation } from '../../platform/page-location';
import { useConsole } from '../console/console-context';
import { usePreference } from '../preferences/usePreference';
import { useCopied } from '../timing/useCopied';
import type { ListPlace } from './list-place';

const NO_VIEWS: readonly SavedView[] = [];

/**
 * The saved views of a list, each an address of its page; undefined if the address is unknown.
 *
 * @param columns - ids of the visible columns, in order; null for all, as declared
 */
export function useListViews(
  name: string | undefined,
  place: ListPlace | null,
  columns: readonly string[] | null,
): ListViews | undefined {
  const { location = browserLocation } = useConsole().platform;
  const [saved, setSaved] = usePreference(`lists.${name}.views`, readViews, NO_VIEWS);
  const { isCopied, copy } = useCopied();
  if (name === undefined || place === null) return undefined;
  const { pathname, search, kept = '' } = place;

  const hrefOf = (to: string) => {
    const query = joinSearch(kept, to);
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return {
    saved,
    current: viewIn(saved, search),
    hrefOf: (view) => hrefOf(view?.search ?? ''),
    onSave(title) {
      const next = withView(saved, { name: title, search: viewSearch(search, columns) });
      if (next === null) return false;
      setSaved(next);
      place.onSearchChange(viewSearch(search, columns));
      return true;
    },
    onDelete: (view) => setSaved(saved.filter((each) => each !== view)),
    onCopy: () => void copy(`${location.origin ?? ''}${hrefOf(viewSearch(search, columns))}`),
    isCopied,
  };
}
