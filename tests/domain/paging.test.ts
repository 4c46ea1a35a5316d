import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampPage,
  DEFAULT_PAGE_SIZE,
  hasNextPage,
  lastPageOf,
  lastReachablePage,
  PAGE_SIZES,
  type PageFacts,
  pageRange,
  resizePage,
} from '../../src/domain/paging';
import { parsePageNumber } from '../../src/domain/text/digits';

const anySize = fc.constantFrom(...PAGE_SIZES);
const oddNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1e12, 0, -1, 1.5),
);
const facts: fc.Arbitrary<PageFacts> = fc.record({
  pageNumber: oddNumber,
  pageSize: anySize,
  totalRecords: fc.oneof(fc.nat(), oddNumber, fc.constant(null)),
  totalPages: fc.oneof(fc.nat(), oddNumber, fc.constant(null)),
  rowCount: fc.option(fc.nat(200), { nil: undefined }),
});

describe('paging (specification §2.9, §5, §9)', () => {
  it('has the page sizes of the specification', () => {
    expect(PAGE_SIZES).toEqual([5, 10, 20, 50, 100]);
    expect(DEFAULT_PAGE_SIZE).toBe(10);
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '٣٤',
    '',
    ' ',
    'NaN',
    '10',
    String(10 ** 12),
    '+1',
    '0x1',
    '1 2',
  ])('%j is no page of nine', (text) => {
    expect(parsePageNumber(text, 9)).toBeNull();
  });

  it.each([
    ['1', 1],
    ['9', 9],
    [' 7 ', 7],
    ['007', 7],
    ['٣', 3],
    ['\u200f７', 7],
  ])('%j is page %i', (text, page) => {
    expect(parsePageNumber(text, 9)).toBe(page);
  });

  it('a typed page is an integer from 1 to the last one, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), oddNumber.map(String), fc.nat(2000).map(String)),
        fc.integer({ min: 1, max: 1000 }),
        (text, last) => {
          const page = parsePageNumber(text, last);
          if (page === null) return;
          expect(Number.isInteger(page)).toBe(true);
          expect(page).toBeGreaterThanOrEqual(1);
          expect(page).toBeLessThanOrEqual(last);
        },
      ),
    );
  });

  it('the range is consistent, whatever the server says', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { first, last, total } = pageRange(given);
        expect(first).toBeLessThanOrEqual(last);
        if (last === 0) {
          expect(first).toBe(0);
          return;
        }
        expect(first).toBeGreaterThanOrEqual(1);
        expect(last - first).toBeLessThan(given.pageSize);
        if (total !== null) expect(last).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('the ranges of all pages put together are the list', () => {
    fc.assert(
      fc.property(fc.nat(2000), anySize, (totalRecords, pageSize) => {
        const list = { pageSize, totalRecords, pageNumber: 1 };
        let seen = 0;
        for (let pageNumber = 1; ; pageNumber += 1) {
          const page = { ...list, pageNumber };
          const { first, last } = pageRange(page);
          if (totalRecords > 0) expect(first).toBe(seen + 1);
          seen = last;
          if (!hasNextPage(page)) break;
        }
        expect(seen).toBe(totalRecords);
      }),
    );
  });

  it('the reachable pages are 1 to a last one, and a clamped page is among them', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const reachable = lastReachablePage(given);
        const page = clampPage(given.pageNumber, lastPageOf(given));
        expect(Number.isInteger(page)).toBe(true);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(reachable);
      }),
    );
  });

  it('without totals next is off when a page is not full (contract §2)', () => {
    const page = { pageNumber: 3, pageSize: 10 };
    expect(hasNextPage({ ...page, rowCount: 9 })).toBe(false);
    expect(lastReachablePage({ ...page, rowCount: 9 })).toBe(3);
    expect(hasNextPage({ ...page, rowCount: 10 })).toBe(true);
    expect(lastReachablePage({ ...page, rowCount: 10 })).toBe(4);
    expect(pageRange({ ...page, rowCount: 9 })).toEqual({ first: 21, last: 29, total: null });
  });

  it('believes the records before the pages, which may belong to another page size', () => {
    expect(lastPageOf({ pageNumber: 1, pageSize: 50, totalRecords: 95, totalPages: 10 })).toBe(2);
    expect(lastPageOf({ pageNumber: 1, pageSize: 50, totalPages: 10 })).toBe(10);
  });

  it('a page that is no more counts as the last one', () => {
    const gone = { pageNumber: 7, pageSize: 10, totalRecords: 12, totalPages: 2 };
    expect(clampPage(gone.pageNumber, lastPageOf(gone))).toBe(2);
    expect(pageRange(gone)).toEqual({ first: 11, last: 12, total: 12 });
    expect(pageRange({ ...gone, totalRecords: 0 })).toEqual({ first: 0, last: 0, total: 0 });
    expect(lastPageOf({ ...gone, totalRecords: 0, totalPages: 0 })).toBe(1);
  });

  it('a page that is no number counts as the first one', () => {
    expect(clampPage(Number.NaN, 9)).toBe(1);
  });

  it('another page size keeps the first record in sight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), anySize, anySize, (pageNumber, from, to) => {
        const first = (pageNumber - 1) * from + 1;
        const next = resizePage({ pageNumber, pageSize: from }, to);
        const start = (next.pageNumber - 1) * to + 1;
        expect(start).toBeLessThanOrEqual(first);
        expect(first).toBeLessThan(start + to);
      }),
    );
  });
});
