import { type ComponentType, type Ref, useId, useState } from 'react';
import { idsOf, withoutIds } from '../../../domain/list-query';
import { isBeforeSession } from '../../../domain/reading';
import { uiDisplayMessages, uiListMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { Part } from '../../../theme/Part';
import type { MenuPlace } from '../AnchoredMenu';
import { Button } from '../Button';
import { DisplayIcon } from '../icons';
import { inertWhen } from '../inert';
import { SearchField } from '../SearchField';
import { useLateOverlay } from '../useLateOverlay';
import { LazyListViews } from './LazyListViews';
import type { ListDisplayProps } from './ListDisplay';
import { ListFilters } from './ListFilters';
import { isEmptyWorld } from './ListStates';
import type { ListProps } from './list-props';

/** Split: it depends on react-aria, and is not needed for the first render. */
const loadDisplay = async () => (await import('./ListDisplay')).ListDisplay;

/** A button that opens the display settings. */
function LazyListDisplay<Row>(props: Omit<ListDisplayProps<Row>, keyof MenuPlace>) {
  const t = useMessages(uiDisplayMessages);
  const { Overlay, ...display } = useLateOverlay<ListDisplayProps<Row>>(
    loadDisplay as () => Promise<ComponentType<ListDisplayProps<Row>>>,
    { kind: 'dialog' },
  );
  return (
    <>
      <Button {...display.trigger}>
        <DisplayIcon aria-hidden />
        <span>{t('display')}</span>
      </Button>
      {Overlay && <Overlay {...props} {...display.place()} />}
      {display.failure}
    </>
  );
}

/** The toolbar above a list: search, filters and tools. */
export function ListTools<Row>({
  list,
  chart,
  feed,
  tools,
  now = 0,
  columns,
  rows,
  searchRef,
  isBusy,
  ...given
}: Pick<
  ListProps<Row>,
  'list' | 'search' | 'filters' | 'chart' | 'feed' | 'tools' | 'now' | 'columns'
> & {
  rows: readonly Row[];
  searchRef: Ref<HTMLInputElement>;
  isBusy: boolean;
}) {
  const { rows: reading } = list;
  const isEmpty = isEmptyWorld(list);
  const search = isEmpty && !given.search?.isKept ? undefined : given.search;
  const filters = isEmpty ? undefined : given.filters;
  const settings = isEmpty ? undefined : list.settings;
  const t = useMessages(uiListMessages);
  const moreId = useId();
  // Only a narrow list with filters has the button, and hides the rest behind it.
  const [isOpen, setOpen] = useState(false);
  const { length: set } = Object.values(withoutIds(list.query.filters)).filter(
    (values) => values.length > 0,
  );
  const count = set + (chart?.isSet || idsOf(list.query).length > 0 ? 1 : 0);
  if (!search && !filters && !chart && !tools && !settings) return null;
  // Beside many filters, the search would have no room: they get a line of their own.
  const isMany = filters !== undefined && filters.length >= MANY;
  const end = (tools || settings) && (
    <Part as="div" data-slot="list-tools-end">
      {tools}
      {settings?.views && <LazyListViews views={settings.views} />}
      {settings && (
        <LazyListDisplay
          columns={columns}
          isFeed={feed !== undefined}
          rows={rows}
          settings={settings}
          query={list.query}
          onQueryChange={list.onQueryChange}
        />
      )}
    </Part>
  );
  return (
    <Part as="div" data-slot="list-tools" ref={inertWhen(isBeforeSession(reading))}>
      {chart && (
        <Part as="div" data-slot="list-chart" data-open={!filters || isOpen || undefined}>
          {chart.content}
        </Part>
      )}
      {search && (
        <SearchField
          ref={searchRef}
          isLabelHidden
          label={search.label}
          placeholder={search.placeholder}
          value={list.searchText}
          onChange={list.onSearchTextChange}
          hint={list.isSearchTooShort ? search.tooShort : undefined}
          isBusy={isBusy}
        />
      )}
      {(filters || tools || settings) && (
        <>
          {filters && (
            <Part as="div" data-slot="list-tools-toggle">
              <Button
                aria-expanded={isOpen}
                aria-controls={moreId}
                onPress={() => setOpen(!isOpen)}
              >
                <DisplayIcon aria-hidden />
                <span>{count > 0 ? t('filtersSet', { count }) : t('filters')}</span>
              </Button>
            </Part>
          )}
          <Part
            as="div"
            id={moreId}
            data-slot="list-tools-more"
            data-open={!filters || isOpen || undefined}
            data-many={isMany || undefined}
          >
            {isMany && end}
            {filters && (
              <ListFilters
                filters={filters}
                facets={reading.status === 'ready' ? (reading.data.facets ?? NONE) : undefined}
                query={list.query}
                now={now}
                onQueryChange={list.onQueryChange}
              />
            )}
            {!isMany && end}
          </Part>
        </>
      )}
    </Part>
  );
}

const NONE: readonly never[] = [];

/** From this number on, filters get a line of their own. */
const MANY = 5;
