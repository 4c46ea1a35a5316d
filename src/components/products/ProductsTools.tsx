import { memo, type ReactNode, type Ref } from 'react';
import type { ListState } from '../../contracts/list';
import type { Product } from '../../domain/products/product';
import type { ProductsView } from '../../domain/products/products-place';
import { isBeforeSession } from '../../domain/reading';
import { productsListMessages } from '../../messages/generated/en/products';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { CardsIcon, DisplayIcon, ListIcon } from '../ui/icons';
import { inertWhen } from '../ui/inert';
import { LazyFilterMenu } from '../ui/list/LazyFilterMenu';
import { LazyListViews } from '../ui/list/LazyListViews';
import { SearchField } from '../ui/SearchField';
import { useSteady } from '../ui/useSteady';

interface ProductsToolsProps {
  list: ListState<Product>;
  searchRef: Ref<HTMLInputElement>;
  isBusy: boolean;
  /** Opens the filters; null if they are beside the products. */
  onFilter: (() => void) | null;
  /** {@link ProductsChoices}, or nothing where they are with the filters. */
  children: ReactNode;
}

const Root = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--plinth-space-2);
  & > [data-slot='search-field'] { flex: 1 1 160px; max-inline-size: 420px; margin-block-start: -6px; }
  /* With the other tools it has a line of its own where it would be cut. */
  & > [data-slot='search-field']:has(~ [data-slot='view-choice']) { flex-basis: clamp(280px, (700px - 100%) * 999, 100%); max-inline-size: max(420px, (700px - 100%) * 999); }
  `),
);

// Memoized: does not re-render while filters change.
const Search = memo(SearchField);

/** Sort orders; the first is the server's default (wire §2). */
const SORTS = [
  ['name', 'sortName'],
  ['-name', 'sortNameDown'],
  ['vendorName', 'sortVendor'],
  ['-vendorName', 'sortVendorDown'],
] as const;

interface SortMenuProps {
  sort: string;
  onSort: (sort: string) => void;
}

// Memoized: does not re-render while typing.
const SortMenu = memo(function SortMenu({ sort, onSort }: SortMenuProps) {
  const t = useMessages(productsListMessages);
  const tList = useMessages(uiListMessages);
  const chosen = SORTS.find(([one]) => one === sort) ?? SORTS[0];
  return (
    <LazyFilterMenu
      label={t('sortBy')}
      text={tList('filterSet', { label: t('sortBy'), value: t(chosen[1]) })}
      options={SORTS.map(([value, key]) => ({
        value,
        label: t(key),
        count: undefined,
        isChosen: value === chosen[0],
      }))}
      onToggle={(next) => onSort(next === 'name' ? '' : next)}
    />
  );
});

const Views = styled('div')(
  layered(`
  display: flex;
  gap: var(--plinth-space-1);
  margin-inline-start: auto;
  & [aria-pressed='true'] { background: var(--plinth-surface-pressed); color: var(--plinth-text); }
  `),
);

interface ViewChoiceProps {
  view: ProductsView;
  onChange: (view: ProductsView) => void;
}

const ViewChoice = memo(function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const t = useMessages(productsListMessages);
  const choice = (one: ProductsView) => ({
    label: t(one === 'cards' ? 'asCards' : 'asList'),
    'aria-pressed': view === one,
    onPress: () => onChange(one),
  });
  return (
    <Views role="group" data-slot="view-choice" aria-label={t('shownAs')}>
      <IconButton {...choice('cards')}>
        <CardsIcon aria-hidden />
      </IconButton>
      <IconButton {...choice('list')}>
        <ListIcon aria-hidden />
      </IconButton>
    </Views>
  );
});

interface ProductsChoicesProps {
  list: ListState<Product>;
  view: ProductsView;
  onViewChange: (view: ProductsView) => void;
}

/** Saved views, sorting, and cards or list. */
export function ProductsChoices({ list, view, onViewChange }: ProductsChoicesProps) {
  const { query, onQueryChange } = list;
  const handleSort = useSteady((sort: string) => onQueryChange({ ...query, sort, pageNumber: 1 }));
  const handleView = useSteady(onViewChange);
  return (
    <>
      {list.settings?.views && <LazyListViews views={list.settings.views} />}
      <SortMenu sort={query.sort} onSort={handleSort} />
      <ViewChoice view={view} onChange={handleView} />
    </>
  );
}

/** Search, the choices of how products are shown, and on small screens the filters. */
export function ProductsTools(props: ProductsToolsProps) {
  const { list, searchRef, isBusy, onFilter, children } = props;
  const { query } = list;
  const t = useMessages(productsListMessages);
  const tList = useMessages(uiListMessages);
  const handleSearch = useSteady(list.onSearchTextChange);
  const filters = Object.values(query.filters).flat().length;
  return (
    <Root data-slot="products-tools" ref={inertWhen(isBeforeSession(list.rows))}>
      <Search
        ref={searchRef}
        isLabelHidden
        label={t('listSearch')}
        placeholder={t('listSearchHint')}
        value={list.searchText}
        onChange={handleSearch}
        isBusy={isBusy}
      />
      {onFilter && (
        <Button onPress={onFilter}>
          <DisplayIcon aria-hidden />
          <span>{filters > 0 ? tList('filtersSet', { count: filters }) : tList('filters')}</span>
        </Button>
      )}
      {children}
    </Root>
  );
}
