import type { RefObject } from 'react';
import { countOf } from '../../../domain/entries';
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
 * Whether the list is empty even without its filters: facets are counted without their own filter.
 * An initially filtered list then counts as empty.
 */
function isAllEmpty({ filters }: ListQuery, { facets = [] }: Page<unknown>): boolean {
  const [name, ...others] = Object.keys(filters).filter((field) => filters[field]?.length);
  const facet = facets.find(({ field }) => field === name);
  return (
    others.length === 0 && facet !== undefined && facet.values.every(({ count }) => count === 0)
  );
}

/** Whether there is nothing to search or filter: no rows, no search text, no filter that hides some. */
export function isEmptyWorld({ query, rows }: ListProps<unknown>['list']): boolean {
  if (rows.status !== 'ready' || query.searchString !== '' || countOf(rows.data.data) > 0)
    return false;
  return !isFiltered(query) || isAllEmpty(query, rows.data);
}

/** The message for an empty list, or for no matches, each with its actions. */
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
  if (isEmptyWorld(list)) return <EmptyState headingLevel={headingLevel} {...empty} />;
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

/** Why the list failed to load, with a retry; for missing access the required permission. */
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
