import { expect, it } from 'vitest';
import { innerList } from '../../src/components/ui/list/inner-list';
import type { ListState } from '../../src/contracts/list';
import { FIRST_QUERY } from '../../src/domain/list-query';

it('a list within a page neither greys its rows nor saves views', () => {
  const page = { data: ['a'], totalRecords: 1, totalPages: 1 };
  const failure = { kind: 'server' } as const;
  const list = {
    rows: { status: 'ready', data: page, isStale: true, failure },
    query: FIRST_QUERY,
    settings: { density: 'compact', views: {} },
  } as unknown as ListState<string>;
  const inner = innerList(list);
  expect(inner.rows).toEqual({ status: 'ready', data: page, isStale: false, failure: undefined });
  expect(inner.settings).toEqual({ density: 'compact', views: undefined });
  const failed = { ...list, rows: { status: 'error', failure } as never, settings: undefined };
  expect(innerList(failed)).toMatchObject({
    rows: { status: 'error', failure },
    settings: undefined,
  });
  expect(innerList(failed).rows).toBe(failed.rows);
});
