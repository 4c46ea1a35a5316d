import type { RefObject } from 'react';
import { refusalOf } from '../../../domain/failure';
import { isFiltered, type ListQuery } from '../../../domain/list-query';
import type { Page } from '../../../domain/paging';
import type { Reading } from '../../../domain/reading';
import { uiDataMessages, uiListMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { FailedState } from '../FailedState';
import { ForbiddenState } from '../ForbiddenState';
import type { ListProps } from './list-props';

type StateProps<Row> = Pick<
  ListProps<Row>,
  'list' | 'empty' | 'noMatchTitle' | 'noMatchText' | 'failedText' | 'headingLevel'
>;

/**
 * Whether nothing would be there without the filter either: the values of a field are counted
 * without its own filter. A list that begins with a filter is simply empty then.
 */
function isAllEmpty({ filters }: ListQuery, { facets = [] }: Page<unknown>): boolean {
  const [name, ...others] = Object.keys(filters).filter((field) => filters[field]?.length);
  const facet = facets.find(({ field }) => field === name);
  return (
    others.length === 0 && facet !== undefined && facet.values.every(({ count }) => count === 0)
  );
}

/** Nothing at all, or nothing that matches: two texts, and the way out of each. */
export function ListEmptyState<Row>({
  list,
  empty,
  noMatchTitle,
  noMatchText,
  headingLevel,
  searchRef,
}: StateProps<Row> & { searchRef: RefObject<HTMLInputElement | null> }) {
  const t = useMessages(uiListMessages);
  const tData = useMessages(uiDataMessages);
  const { query, onQueryChange, onSearchTextChange } = list;
  const isSearched = query.searchString !== '';
  const hasFilters = isFiltered(query);
  const isEmpty =
    !hasFilters || (list.rows.status === 'ready' && isAllEmpty(query, list.rows.data));
  if (!isSearched && isEmpty) return <EmptyState headingLevel={headingLevel} {...empty} />;
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={noMatchTitle ?? tData('noRecords')}
      text={hasFilters ? t('noMatchText') : noMatchText}
      actions={
        <>
          {isSearched && (
            <Button
              onPress={() => {
                onSearchTextChange('');
                searchRef.current?.focus();
              }}
            >
              {tData('clearSearch')}
            </Button>
          )}
          {hasFilters && (
            <Button
              onPress={() => {
                onQueryChange({ ...query, pageNumber: 1, filters: {} });
                searchRef.current?.focus();
              }}
            >
              {t('clearFilters')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Why the list is not there, and the way to try again; of what is not for the viewer, what it takes. */
export function ListFailure<Row>({
  label,
  reading,
  failedText,
  headingLevel,
}: StateProps<Row> &
  Pick<ListProps<Row>, 'label'> & { reading: Extract<Reading<unknown>, { status: 'failed' }> }) {
  const { failure } = reading;
  const refusedFor = refusalOf(failure);
  if (refusedFor) {
    const { permission, serverMessage } = failure;
    const facts = { permission, text: serverMessage, headingLevel, reason: refusedFor };
    return <ForbiddenState area={label} {...facts} />;
  }
  return (
    <FailedState
      failure={failure}
      fallback={failedText}
      isRetrying={reading.isRefreshing}
      headingLevel={headingLevel}
    />
  );
}
