import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import {
  clampPage,
  DEFAULT_PAGE_SIZE,
  hasNextPage,
  lastPageOf,
  lastReachablePage,
  PAGE_SIZES,
  type PagePosition,
  pageRange,
  resizePage,
} from '../../domain/paging';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { IconButton } from './IconButton';
import { NextIcon, PreviousIcon } from './icons';
import { PageInput } from './pager/PageInput';
import { PAGER } from './pager/pager-css';

/** Props of {@link Pager}. Other props are passed to the native nav. */
export interface PagerProps
  extends Omit<ComponentPropsWithoutRef<'nav'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The position (controlled). @default uncontrolled */
  value?: PagePosition | undefined;
  /** Initial position if uncontrolled. @default page 1 of 10 rows */
  defaultValue?: PagePosition | undefined;
  /** Called with the new position. A change of page size keeps the first record visible. */
  onChange?: ((position: PagePosition) => void) | undefined;
  /** Number of all records; null if the server does not send it (contract §2). @default null */
  totalRecords?: number | null | undefined;
  /** Number of pages, used without `totalRecords`. @default null */
  totalPages?: number | null | undefined;
  /** Number of rows on the current page: without totals it decides whether there is a next page. */
  rowCount?: number | undefined;
  /**
   * Page sizes to choose from; a single one hides the choice. @default [5, 10, 20, 50, 100]
   * (specification §9)
   */
  pageSizes?: readonly number[] | undefined;
}

const Root = styled('nav')(layered(() => PAGER));
const FIRST: PagePosition = { pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE };

/** Placeholders of 'Show {sizes} per page' and 'Page {input} of {pages}', replaced by elements. */
const PLACE = '\u0000';

/**
 * Page size, visible range, previous, next, and page number (§2.9). With a single page only the
 * count is shown.
 */
export const Pager = forwardRef<HTMLElement, PagerProps>(function Pager(props, ref) {
  const { value, defaultValue = FIRST, onChange, totalRecords, totalPages, rowCount } = props;
  const { pageSizes = PAGE_SIZES, ...rest } = props;
  const t = useMessages(uiDataMessages);
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const [isResized, setResized] = useState(false);
  const position = value ?? own;
  const facts = { ...position, totalRecords, totalPages, rowCount };

  const lastPage = lastPageOf(facts);
  const page = clampPage(position.pageNumber, lastPage);
  const { first, last, total } = pageRange(facts);
  const sizes = [...new Set([...pageSizes, position.pageSize])].sort((one, other) => one - other);
  const isOnlyPage = page <= 1 && !hasNextPage(facts);
  // Stays visible after the size was changed, so that it can be changed back and keeps the focus.
  const isEnlarged = position.pageSize > DEFAULT_PAGE_SIZE && (total ?? last) > DEFAULT_PAGE_SIZE;
  const hasSize = sizes.length > 1 && (!isOnlyPage || isResized || isEnlarged);
  const [before, after] = t('pageSize', { sizes: PLACE }).split(PLACE);

  function go(next: PagePosition): void {
    setOwn(next);
    onChange?.(next);
  }
  const goTo = (pageNumber: number) => go({ pageNumber, pageSize: position.pageSize });

  return (
    <Root data-slot="pager" aria-label={t('pager')} {...nativeOf(rest)} ref={ref}>
      {hasSize && (
        <Part as="div" data-slot="pager-size">
          {/* In some languages the sentence begins with the size. */}
          {before && <span id={`${id}-before`}>{before}</span>}
          <span data-select="">
            <select
              aria-labelledby={`${id}-before ${id}-after`}
              value={position.pageSize}
              onChange={(event) => {
                setResized(true);
                go(resizePage({ ...position, pageNumber: page }, Number(event.target.value)));
              }}
            >
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </span>
          <span id={`${id}-after`}>{after}</span>
        </Part>
      )}
      <Part as="span" data-slot="pager-range" role="status">
        {total === null
          ? t('pageRangeOpen', { first, last })
          : t('pageRange', { first, last, total })}
      </Part>
      {!isOnlyPage && (
        <Part as="div" data-slot="pager-steps">
          <IconButton
            size="sm"
            variant="secondary"
            label={t('previousPage')}
            isDisabled={page <= 1}
            disabledReason={t('isFirstPage')}
            onPress={() => goTo(page - 1)}
          >
            <PreviousIcon aria-hidden />
          </IconButton>
          <PageInput
            page={page}
            lastPage={lastReachablePage(facts)}
            text={
              lastPage === null
                ? t('pageOpen', { input: PLACE })
                : t('pageOf', { input: PLACE, pages: lastPage })
            }
            place={PLACE}
            onCommit={goTo}
          />
          <IconButton
            size="sm"
            variant="secondary"
            label={t('nextPage')}
            isDisabled={!hasNextPage(facts)}
            disabledReason={t('isLastPage')}
            onPress={() => goTo(page + 1)}
          >
            <NextIcon aria-hidden />
          </IconButton>
        </Part>
      )}
    </Root>
  );
});

/** The props for the native element. */
function nativeOf({
  value,
  defaultValue,
  onChange,
  totalRecords,
  totalPages,
  rowCount,
  ...native
}: Omit<PagerProps, 'pageSizes'>) {
  return native;
}
