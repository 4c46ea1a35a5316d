import { describe, expect, it } from 'vitest';
import {
  chosenColumns,
  orderedColumns,
  readColumns,
  readDensity,
  readKeys,
  withColumn,
  withColumnMoved,
} from '../../src/domain/lists/list-settings';

const COLUMNS = [
  { id: 'order', kind: 'name' },
  { id: 'type', kind: 'text' },
  { id: 'state', kind: 'badge' },
  { id: 'total', kind: 'money' },
];
const ids = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

describe('the columns that somebody chooses', () => {
  it('begin with the name, in the order of their choice', () => {
    expect(ids(chosenColumns(COLUMNS, null))).toEqual(['order', 'type', 'state', 'total']);
    expect(ids(chosenColumns(COLUMNS, ['total', 'type']))).toEqual(['order', 'total', 'type']);
    expect(ids(chosenColumns(COLUMNS, []))).toEqual(['order']);
  });

  it('that are extra are shown to those who choose them, and offered to everybody', () => {
    const all = [...COLUMNS, { id: 'rise', kind: 'text', isExtra: true }];
    expect(ids(chosenColumns(all, null))).toEqual(ids(chosenColumns(COLUMNS, null)));
    expect(ids(orderedColumns(all, null)).at(-1)).toBe('rise');
    const chosen = withColumn(all, null, 'rise', true);
    expect(chosen).toEqual(['type', 'state', 'total', 'rise']);
    expect(ids(chosenColumns(all, chosen))).toContain('rise');
    expect(withColumn(all, chosen, 'rise', false)).toBeNull();
  });

  it('survive columns that are no longer there, twice there, or the name', () => {
    const chosen = ['gone', 'total', 'order', 'total', '__proto__'];
    expect(ids(chosenColumns(COLUMNS, chosen))).toEqual(['order', 'total']);
  });

  it('are offered with those that are hidden last', () => {
    expect(ids(orderedColumns(COLUMNS, ['total']))).toEqual(['order', 'total', 'type', 'state']);
  });

  it('are hidden and shown again, at the end', () => {
    expect(withColumn(COLUMNS, null, 'type', false)).toEqual(['state', 'total']);
    expect(withColumn(COLUMNS, ['state', 'total'], 'type', true)).toEqual([
      'state',
      'total',
      'type',
    ]);
  });

  it('are as declared again once they stand as declared', () => {
    expect(withColumn(COLUMNS, ['type', 'state'], 'total', true)).toBeNull();
    const moved = withColumnMoved(COLUMNS, null, 'total', -1);
    expect(moved).toEqual(['type', 'total', 'state']);
    expect(withColumnMoved(COLUMNS, moved, 'total', 1)).toBeNull();
  });

  it('stay where there is no further place', () => {
    expect(withColumnMoved(COLUMNS, null, 'type', -1)).toBeNull();
    expect(withColumnMoved(COLUMNS, ['total'], 'total', 1)).toEqual(['total']);
    expect(withColumnMoved(COLUMNS, ['total'], 'state', 1)).toEqual(['total']);
    expect(withColumnMoved(COLUMNS, null, 'total', 1)).toBeNull();
    expect(withColumnMoved(COLUMNS, ['total', 'type'], 'type', -1)).toEqual(['type', 'total']);
  });
});

it('reads what was kept, whatever it is', () => {
  expect(readColumns(['a', 'b'])).toEqual(['a', 'b']);
  for (const rubbish of [null, 'a', [1], { length: 1 }, ['a', null]]) {
    expect(readColumns(rubbish)).toBeNull();
  }
  expect(readDensity('compact')).toBe('compact');
  expect(readDensity('cosy')).toBeNull();
  expect([readKeys(true), readKeys(false), readKeys('true')]).toEqual([true, false, null]);
});
