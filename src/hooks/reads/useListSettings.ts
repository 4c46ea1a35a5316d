import { useContext, useMemo } from 'react';
import type { ListSettings, ListViews } from '../../contracts/list';
import {
  LIST_AS_DECLARED,
  readColumns,
  readDensity,
  readKeys,
} from '../../domain/lists/list-settings';
import {
  columnsIn,
  joinSearch,
  readViews,
  type SavedView,
  viewIn,
  viewSearch,
  withoutColumns,
  withView,
} from '../../domain/lists/list-views';
import { civilDateOf } from '../../domain/time/civil-date';
import { browserFiles } from '../../platform/file-saver';
import { browserLocation } from '../../platform/page-location';
import { useConsole } from '../console/console-context';
import { usePreference } from '../preferences/usePreference';
import { useCopied } from '../timing/useCopied';
import { type ListPlace, ListPlaceContext } from './list-place';
import { useFileStyle } from './useFileStyle';

const NO_VIEWS: readonly SavedView[] = [];

/**
 * The saved views of a list, each an address of its page; undefined if the address is unknown.
 *
 * @param columns - ids of the visible columns, in order; null for all, as declared
 */
function useListViews(
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

const NO_COLUMNS: readonly string[] | null = null;

/**
 * The signed-in user's settings of a list: its columns, the density of all lists, and its saved
 * views. Columns in the page's address take precedence. Undefined for a list without a name, whose
 * settings are not stored.
 */
export function useListSettings(name: string | undefined): ListSettings | undefined {
  const { clock, files = browserFiles } = useConsole().platform;
  const page = useContext(ListPlaceContext);
  const place = name === undefined ? null : page;
  const search = place?.search ?? '';
  const inAddress = useMemo(() => columnsIn(search), [search]);
  const [own, setOwn] = usePreference(`lists.${name}.columns`, readColumns, NO_COLUMNS);
  const [density, setDensity] = usePreference(
    'lists.density',
    readDensity,
    LIST_AS_DECLARED.density,
  );
  const [hasKeys, setKeys] = usePreference('lists.keys', readKeys, LIST_AS_DECLARED.hasKeys);
  const columns = inAddress ?? own;
  const [fileStyle, setFileStyle] = useFileStyle();
  const views = useListViews(name, place, columns);
  if (name === undefined) return undefined;
  return {
    columns,
    density,
    hasKeys,
    fileStyle,
    views,
    onChange(changes) {
      if (changes.columns !== undefined) {
        setOwn(changes.columns ?? undefined);
        if (inAddress) place?.onSearchChange(withoutColumns(search));
      }
      if (changes.density) setDensity(changes.density);
      if (changes.fileStyle) setFileStyle(changes.fileStyle);
      if (changes.hasKeys !== undefined) setKeys(changes.hasKeys || undefined);
    },
    onSaveCsv(text) {
      const day = civilDateOf(clock.now());
      files.saveText(`${name}-${day}.csv`, text, 'text/csv;charset=utf-8');
    },
  };
}
