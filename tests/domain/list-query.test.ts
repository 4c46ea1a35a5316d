import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST_QUERY,
  IDS_MOST,
  idsOf,
  isFiltered,
  keptKeys,
  type ListQuery,
  nextSort,
  sortDirection,
  withFilter,
  withIds,
  withoutIds,
} from '../../src/domain/list-query';
import { addressWith, queryIn } from '../../src/domain/lists/list-address';
import { PAGE_SIZES } from '../../src/domain/paging';

const RULES = {
  sorts: ['name', 'total'],
  filters: ['state', 'type'],
  days: ['dueOn'],
  months: ['period'],
};

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const queries: fc.Arbitrary<ListQuery> = fc.record({
  pageNumber: fc.integer({ min: 1, max: 999_999 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
  searchString: fc.string(),
  sort: fc.constantFrom('', 'name', '-name', 'total', '-total'),
  filters: fc
    .record({
      state: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
      type: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
      dueOnFrom: fc.array(day, { maxLength: 1 }),
      dueOnTo: fc.array(day, { maxLength: 1 }),
      period: fc.array(
        day.map((on) => on.slice(0, 7)),
        { maxLength: 2 },
      ),
    })
    .map((filters) =>
      Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0)),
    ),
});

describe('a list in an address (commerce §5)', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const address = addressWith(new URLSearchParams(), query, RULES).toString();
        expect(queryIn(new URLSearchParams(address), RULES)).toEqual(query);
      }),
    );
  });

  it('leaves out what is as at the beginning, and what is not its own stays', () => {
    const others = new URLSearchParams('role=Admin&page=3&state=open');
    expect(addressWith(others, FIRST_QUERY, RULES).toString()).toBe('role=Admin');
  });

  it('is written in words that a reader knows', () => {
    const query = {
      pageNumber: 2,
      pageSize: 20,
      searchString: 'ada',
      sort: '-name',
      filters: { state: ['open'] },
    };
    const address = addressWith(new URLSearchParams(), query, RULES).toString();
    expect(address).toBe('search=ada&page=2&size=20&sort=-name&state=open');
  });

  it('that says nothing begins at the first page of everything', () => {
    expect(queryIn(new URLSearchParams('owner=me'), RULES)).toEqual({
      pageNumber: 1,
      pageSize: 10,
      searchString: '',
      sort: '',
      filters: {},
    });
  });

  it('leaves out the filter that the list begins with, and no other of as many values', () => {
    const rules = { ...RULES, start: { filters: { state: ['open', 'paid'] } } };
    const written = (state: readonly string[]) =>
      addressWith(new URLSearchParams(), { ...FIRST_QUERY, filters: { state } }, rules).toString();
    expect(written(['open', 'paid'])).toBe('');
    expect(written(['open', 'late'])).toBe('state=open&state=late');
    expect(written(['late', 'void'])).toBe('state=late&state=void');
  });

  it('takes the order away that the list begins with', () => {
    const rules = { ...RULES, start: { sort: '-total' } };
    const address = addressWith(new URLSearchParams(), FIRST_QUERY, rules);
    expect(queryIn(address, rules).sort).toBe('');
  });

  it('holds texts of up to 1,000 characters, and a hundred values of a filter', () => {
    const text = 'x'.repeat(1_000);
    const query = queryIn(new URLSearchParams({ search: text, state: text }), RULES);
    expect(query).toMatchObject({ searchString: text, filters: { state: [text] } });
    const many = new URLSearchParams(Array.from({ length: 101 }, (_, at) => ['type', `${at}`]));
    expect(queryIn(many, RULES).filters.type).toHaveLength(100);
  });

  it('takes a filter away that the list begins with', () => {
    const rules = { ...RULES, start: { sort: '-total', filters: { state: ['open'] } } };
    const all = { ...queryIn(new URLSearchParams(), rules), filters: {} };
    const address = addressWith(new URLSearchParams(), all, rules);
    expect(isFiltered(queryIn(address, rules))).toBe(false);
    expect(queryIn(new URLSearchParams(), rules)).toMatchObject({
      sort: '-total',
      filters: { state: ['open'] },
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=9999999999',
    'size=7',
    'size=5000',
    'sort=password',
    'sort=--name',
    'owner=me',
    'dueOn=2026-10-01',
    'dueOnFrom=soon',
    'dueOnTo=2026-02-30',
    'period=2026-10-01',
    'period=2026-13',
    `search=${'x'.repeat(1_001)}`,
    '__proto__=1',
  ])('%s is not there', (address) => {
    expect(queryIn(new URLSearchParams(address), RULES)).toEqual(FIRST_QUERY);
  });
});

describe('the order of a list', () => {
  it('begins with the direction of its column, turns, and ends', () => {
    expect(nextSort('', '-total')).toBe('-total');
    expect(nextSort('-total', '-total')).toBe('total');
    expect(nextSort('total', '-total')).toBe('');
    expect(nextSort('', 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('');
    expect(nextSort('-name', '-total')).toBe('-total');
  });

  it('is said only of the column that it is by', () => {
    expect(sortDirection('-total', 'total')).toBe('descending');
    expect(sortDirection('total', '-total')).toBe('ascending');
    expect(sortDirection('total', 'name')).toBeUndefined();
    expect(sortDirection('', 'name')).toBeUndefined();
  });
});

it('a filter starts on the first page, and none is no filter', () => {
  const query = withFilter({ ...FIRST_QUERY, pageNumber: 4 }, 'state', ['failed']);
  expect(query).toMatchObject({ pageNumber: 1, filters: { state: ['failed'] } });
  expect(withFilter(query, 'state', [])).toEqual(FIRST_QUERY);
});

it('is filtered by any filter with a value', () => {
  expect(isFiltered({ filters: {} })).toBe(false);
  expect(isFiltered({ filters: { state: [] } })).toBe(false);
  expect(isFiltered({ filters: { state: [], type: ['new'] } })).toBe(true);
});

it('two rows with one key are selected as one', () => {
  const rows = [{ id: 'a' }, { id: 'a' }, { id: 'b' }];
  const kept = keptKeys(rows, new Set(['a', 'b', 'c']), ({ id }) => id);
  expect([...kept]).toEqual(['a', 'b']);
});

describe('just some records (workday §9.16)', () => {
  it('are in the address of every list, and leave it with all others', () => {
    const query = queryIn(new URLSearchParams('ids=o-1,o-2&ids=o-2,%20,o-3'), {});
    expect(idsOf(query)).toEqual(['o-1', 'o-2', 'o-3']);
    const address = addressWith(new URLSearchParams('view=open'), query, {});
    expect(address.toString()).toBe('view=open&ids=o-1%2Co-2%2Co-3');
    const all = { ...query, filters: withoutIds(query.filters) };
    expect(addressWith(address, all, {}).toString()).toBe('view=open');
  });

  it('are at most 200 in any address', () => {
    const ids = Array.from({ length: 300 }, (_, at) => `o-${at}`).join(',');
    expect(idsOf(queryIn(new URLSearchParams({ ids }), {}))).toHaveLength(IDS_MOST);
  });

  it('are found among those that are here already', () => {
    const rows = ['a', 'b', 'c'];
    const asked = (text: string) => queryIn(new URLSearchParams(text), {});
    expect(withIds(rows, asked('ids=c,a,x'), (row) => row)).toEqual(['a', 'c']);
    expect(withIds(rows, asked(''), (row) => row)).toBe(rows);
  });
});
