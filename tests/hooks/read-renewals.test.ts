import { expect, it } from 'vitest';
import type { ApiClient } from '../../src/api/client';
import { FIRST_QUERY } from '../../src/domain/list-query';
import { exportJoined, readJoined } from '../../src/hooks/subscriptions/read-renewals';
import { SUBSCRIPTION } from '../api/commerce-answers';

interface Sent {
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly read: (json: unknown, text?: string) => unknown;
}

const named = (view: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...SUBSCRIPTION, id: `${view}-${index}` }));

/** A server with two lists, cut into pages, each with a sum of its own. */
function serverWith(lists: Readonly<Record<string, number>>): ApiClient {
  const send = async ({ query, read }: Sent) => {
    const view = query.view ?? '';
    const all = named(view, lists[view] ?? 0);
    const [page, size] = [Number(query.pageNumber), Number(query.pageSize)];
    return read({
      data: all.slice((page - 1) * size, page * size),
      totalRecords: all.length,
      totalPages: Math.ceil(all.length / size),
      sums: all.length > 0 ? [{ currency: 'EUR', recurringPerMonth: all.length }] : [],
    });
  };
  return { send } as unknown as ApiClient;
}

it('lists that follow each other are cut into pages as if they were one', async () => {
  const signal = new AbortController().signal;
  for (const [near, far] of [
    [0, 0],
    [0, 7],
    [3, 0],
    [3, 9],
    [5, 10],
    [13, 4],
  ] as const) {
    const client = serverWith({ near, far });
    const whole = [...named('near', near), ...named('far', far)].map(({ id }) => id);
    for (const pageSize of [5, 10] as const) {
      for (let pageNumber = 1; pageNumber <= 4; pageNumber += 1) {
        const page = await readJoined(
          client,
          { ...FIRST_QUERY, pageNumber, pageSize },
          [{ view: ['near'] }, { view: ['far'] }],
          { signal },
        );
        const start = (pageNumber - 1) * pageSize;
        expect(page.data.map(({ id }) => id)).toEqual(whole.slice(start, start + pageSize));
        expect(page.totalRecords).toBe(whole.length);
        expect(page.totalPages).toBe(Math.ceil(whole.length / pageSize));
        expect(page.sums).toEqual(
          whole.length === 0
            ? []
            : [{ currency: 'EUR', amounts: { recurringPerMonth: whole.length } }],
        );
      }
    }
  }
});

it('DAY11 what lists that follow each other count is counted together, and their file has one head', async () => {
  const facetOf = (count: number) => ({
    vendorId: [{ value: 'v-1', count, label: 'Norrvik Office' }],
  });
  const send = async ({ query, read }: Sent) =>
    query.pageNumber === undefined
      ? read(undefined, `id,productName\r\ns-${query.view},Office\r\n`)
      : read({ data: [], totalRecords: 0, facets: facetOf(query.view === 'near' ? 2 : 3) });
  const client = { send } as unknown as ApiClient;
  const { signal } = new AbortController();
  const parts = [{ view: ['near'] }, { view: ['far'] }];
  const page = await readJoined(client, FIRST_QUERY, parts, { signal });
  expect(page.facets).toEqual([
    { field: 'vendorId', values: [{ value: 'v-1', count: 5, label: 'Norrvik Office' }] },
  ]);
  expect(await exportJoined(client, FIRST_QUERY, parts)).toBe(
    '\uFEFFid,productName\r\ns-near,Office\r\ns-far,Office\r\n',
  );
});
