import { describe, expect, it } from 'vitest';
import {
  columnsIn,
  joinSearch,
  readViews,
  splitSearch,
  viewIn,
  viewSearch,
  withoutColumns,
  withView,
} from '../../src/domain/lists/list-views';

describe('a saved view', () => {
  it('is an address without its page, with the columns that are shown', () => {
    expect(viewSearch('?state=failed&page=3&view=open', null)).toBe('state=failed&view=open');
    const search = viewSearch('page=2&search=a%26b', ['total', 'state']);
    expect(search).toBe('columns=total%2Cstate&search=a%26b');
    expect(columnsIn(search)).toEqual(['total', 'state']);
    expect(withoutColumns(search)).toBe('search=a%26b');
    expect(viewSearch('', [])).toBe('columns=');
    expect(columnsIn('columns=')).toEqual([]);
  });

  it('is found again by its address, in whatever order and on whatever page', () => {
    const saved = [
      { name: 'Failed', search: viewSearch('view=failed&sort=-total', ['total']) },
      { name: 'Everything', search: '' },
    ];
    expect(viewIn(saved, '?columns=total&sort=-total&page=4&view=failed')?.name).toBe('Failed');
    expect(viewIn(saved, '?page=2')?.name).toBe('Everything');
    expect(viewIn(saved, '?view=failed')).toBeNull();
  });

  it('leaves what stays on its page out, and is joined with it in a link', () => {
    const names = ['role', 'compare'];
    const { kept, rest } = splitSearch('?role=A%26B&search=x&compare=1&page=2&compare=2', names);
    expect([kept, rest]).toEqual(['role=A%26B&compare=1&compare=2', 'search=x&page=2']);
    expect(joinSearch(kept, viewSearch(rest, null))).toBe(
      'role=A%26B&compare=1&compare=2&search=x',
    );
    expect(joinSearch(kept, '')).toBe(kept);
    expect([joinSearch('', 'a=1'), joinSearch('', '')]).toEqual(['a=1', '']);
    expect(splitSearch('', names)).toEqual({ kept: '', rest: '' });
  });

  it('takes the place of one that is called the same', () => {
    const saved = [
      { name: 'A', search: 'x=1' },
      { name: 'B', search: '' },
    ];
    expect(withView(saved, { name: 'A', search: 'x=2' })).toEqual([
      { name: 'A', search: 'x=2' },
      { name: 'B', search: '' },
    ]);
  });

  it('is refused where there is no room: 20 views, or 4 kB', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, search: '' }));
    expect(withView(many, { name: 'more', search: '' })).toBeNull();
    expect(withView(many, { name: '3', search: 'a=1' })).toHaveLength(20);
    expect(withView([], { name: 'long', search: 'x'.repeat(4_096) })).toBeNull();
  });
});

it('reads what was kept or written into an address, whatever it is', () => {
  expect(readViews('views')).toBeNull();
  const good = { name: 'A', search: 'b=1' };
  const kept = [null, 1, {}, { name: '', search: '' }, { name: 'x', search: 1 }, good, good];
  expect(readViews(kept)).toEqual([good]);
  expect(readViews([{ name: 'long', search: 'x'.repeat(3_000) }])).toEqual([]);
  expect(columnsIn('columns=a,,<b>,c%20d,e')).toEqual(['a', 'e']);
  expect(columnsIn(`columns=${'a'.repeat(3_000)}`)).toBeNull();
  expect(columnsIn('')).toBeNull();
});
