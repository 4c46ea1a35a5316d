import { describe, expect, it } from 'vitest';
import { collectProducts } from '../../src/hooks/products/collect-products';
import { collectPages } from '../../src/hooks/reads/collect-pages';
import { collectCandidates } from '../../src/hooks/roles/useAddUsersDialog';
import { PRODUCT } from '../api/commerce-answers';
import { json, setUp } from '../api/support';

const { signal } = new AbortController();

describe('pages that are followed', () => {
  const pages = (total: number, facts: object = {}) => {
    const asked: number[] = [];
    const ask = async ({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }) => {
      asked.push(pageNumber);
      const rest = Math.max(0, total - (pageNumber - 1) * pageSize);
      const data = Array.from({ length: Math.min(pageSize, rest) }, (_, row) => row);
      return { data, totalRecords: null, totalPages: null, ...facts };
    };
    return { asked, ask };
  };

  it('end with the list', async () => {
    const { asked, ask } = pages(5);
    const { rows, hasMore } = await collectPages(ask, { pageSize: 2, mostPages: 9 });
    expect(rows).toHaveLength(5);
    expect(hasMore).toBe(false);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('end where there are no rows, whatever the totals say', async () => {
    const { asked, ask } = pages(2, { totalRecords: 1_000, totalPages: 500 });
    const { hasMore } = await collectPages(ask, { pageSize: 2, mostPages: 9 });
    expect(asked).toEqual([1, 2]);
    expect(hasMore).toBe(false);
  });

  it('end when it is enough, or at the most pages', async () => {
    const isEnough = (rows: readonly unknown[]) => rows.length >= 4;
    const enough = pages(100);
    const options = { pageSize: 2, mostPages: 9 };
    expect(await collectPages(enough.ask, { ...options, isEnough })).toMatchObject({
      hasMore: true,
    });
    expect(enough.asked).toEqual([1, 2]);
    const most = pages(100);
    expect(await collectPages(most.ask, { ...options, mostPages: 3 })).toMatchObject({
      hasMore: true,
    });
    expect(most.asked).toEqual([1, 2, 3]);
  });

  it('bring every product, a hundred at a time', async () => {
    const { client, seen } = setUp(({ url }) => {
      const isFirst = url.includes('pageNumber=1&');
      const ids = Array.from({ length: isFirst ? 100 : 1 }, (_, at) => `p-${isFirst}-${at}`);
      const data = ids.map((id) => ({ ...PRODUCT, id }));
      return json({ data, totalRecords: 101, totalPages: 2 });
    });
    expect(await collectProducts(client, { priceListId: 'pr-1' }, { signal })).toHaveLength(101);
    expect(seen.map(({ url }) => new URL(url).search)).toEqual([
      '?pageNumber=1&pageSize=100&priceListId=pr-1',
      '?pageNumber=2&pageSize=100&priceListId=pr-1',
    ]);
  });
});

describe('who can be added to a role', () => {
  /** A server with so many users, of whom the first few have the role. */
  function serverWith(users: number, members: number) {
    const all = Array.from({ length: users }, (_, at) => ({ email: `u${at}@b.example` }));
    return setUp(({ url }) => {
      const { pathname, searchParams } = new URL(url);
      const isRole = pathname.endsWith('users-per-role');
      const filter = JSON.parse(searchParams.get('filter') ?? '{}');
      const size = Number(isRole ? filter.pageSize : searchParams.get('pageSize'));
      const page = Number(isRole ? filter.pageNumber : searchParams.get('pageNumber'));
      const list = isRole ? all.slice(0, members) : all;
      const data = list.slice((page - 1) * size, page * size);
      return json({ data, totalRecords: list.length, totalPages: Math.ceil(list.length / size) });
    });
  }
  const collect = ({ client }: ReturnType<typeof serverWith>) =>
    collectCandidates(client, { role: 'Guest', search: '' }, { signal });

  it('is every user without the role, up to 50', async () => {
    const few = await collect(serverWith(10, 3));
    expect(few.users.map(({ email }) => email)).toEqual(
      [3, 4, 5, 6, 7, 8, 9].map((at) => `u${at}@b.example`),
    );
    expect(few.members.size).toBe(3);
    expect(few.hasMore).toBe(false);

    const exact = await collect(serverWith(53, 3));
    expect(exact.users).toHaveLength(50);
    expect(exact.hasMore).toBe(false);

    const many = await collect(serverWith(70, 3));
    expect(many.users).toHaveLength(50);
    expect(many.users[0]?.email).toBe('u3@b.example');
    expect(many.hasMore).toBe(true);
  });

  it('is looked for on the next pages as long as the list is not full', async () => {
    const server = serverWith(200, 40);
    const { users, hasMore } = await collect(server);
    expect(users).toHaveLength(50);
    expect(hasMore).toBe(true);
    const pagesOf = ({ seen }: typeof server) =>
      seen.filter(({ url }) => url.includes('/app/users?')).length;
    expect(pagesOf(server)).toBe(2);
    // Its members are read a hundred at a time.
    expect(decodeURIComponent(server.seen[0]?.url ?? '')).toContain('"pageSize":100');
    const full = serverWith(200, 0);
    await collect(full);
    expect(pagesOf(full)).toBe(1);
  });
});
