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

/** Props of {@link Pager}. What a native nav takes is passed on to it. */
export interface PagerProps
  extends Omit<ComponentPropsWithoutRef<'nav'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Where it is, when you hold it. @default it holds it itself */
  value?: PagePosition | undefined;
  /** Where it is at first, when it holds it. @default page 1 of 10 rows */
  defaultValue?: PagePosition | undefined;
  /** Called with where to go. After another page size the first record of the page stays in sight. */
  onChange?: ((position: PagePosition) => void) | undefined;
  /** Records on all pages; null when the server does not say (contract §2). @default null */
  totalRecords?: number | null | undefined;
  /** Used only without `totalRecords`. @default null */
  totalPages?: number | null | undefined;
  /** Rows on the page that is shown: without totals it decides whether there is a next page. */
  rowCount?: number | undefined;
  /**
   * How many rows a page may have; there is nothing to choose with one. @default [5, 10, 20, 50, 100]
   * (specification §9)
   */
  pageSizes?: readonly number[] | undefined;
}

const Root = styled('nav')(layered(() => PAGER));
const FIRST: PagePosition = { pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE };

/** The places in 'Show {sizes} per page' and 'Page {input} of {pages}' are elements. */
const PLACE = '\u0000';

/**
 * Page size, what is shown of how many, previous, next, and a page by number (§2.9). A list of one
 * page shows only how many there are.
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
  // Whoever has changed the size can change it back, and keeps the focus on what they pressed.
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
          <span id={`${id}-before`}>{before}</span>
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

/** What is left for the element itself. */
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
