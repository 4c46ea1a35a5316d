import { expect, it } from 'vitest';
import { recordEntries } from '../../src/app/palette/record-entries';
import { recordSources } from '../../src/app/palette/record-sources';
import { json, setUp } from '../api/support';

const words = {
  people: 'People',
  roles: 'Roles',
  customers: 'Customers',
  subscriptions: 'Subscriptions',
  orders: 'Orders',
  products: 'Products',
  statements: 'Statements',
  permissions: 'Who can do what',
  open: 'Open',
  actions: 'Actions',
};

const say = {
  poNumber: (number: string) => `PO number ${number}`,
  vatId: (number: string) => `VAT number ${number}`,
  seats: (count: number) => `${count} seats`,
  renewsOn: (on: string) => `Renews on ${on}`,
  month: (month: string) => month,
  permission: (name: string) => (name === 'Order.Approve' ? 'Approve orders of others' : ''),
  whoCan: (what: string) => `Who can: ${what}`,
};

/** A server of 250 people, of whom one on its third page is called Ana. */
function people() {
  const asked: string[] = [];
  const { client } = setUp(({ url }) => {
    const query = new URL(url).searchParams;
    asked.push(`${query.get('pageNumber')} ${query.get('searchString') ?? ''}`.trim());
    const first = (Number(query.get('pageNumber')) - 1) * Number(query.get('pageSize'));
    const rows = Array.from({ length: 250 }, (_, at) => ({
      email: `user${at}@plinth.example`,
      firstname: at === 230 ? 'Ana' : 'Bo',
      lastname: 'Lind',
    }));
    const data = rows.slice(first, first + Number(query.get('pageSize')));
    return json({ data, totalRecords: 250, totalPages: 3 });
  });
  const { users } = recordSources(
    client,
    recordEntries({ words, say, ownCompanyId: 'c-1', impersonate: () => null, buy: () => null }),
    { readsPeople: true, kindWords: () => [] },
  );
  const read = (text: string) => users.read(text, { signal: new AbortController().signal });
  return { asked, read };
}

it('finds people by three letters also after the first hundred, though no server is sent so few', async () => {
  const { asked, read } = people();
  expect((await read('ana')).map(({ title }) => title)).toEqual(['Ana Lind']);
  expect(asked).toEqual(['1', '2', '3']);
});

it('asks once where enough are found, or the server searches itself', async () => {
  const { asked, read } = people();
  expect(await read('lin')).toHaveLength(5);
  await read('lind');
  expect(asked).toEqual(['1', '1 lind']);
});

it('DAY16 a permission is found by its sentence and its name, and leads to roles and people', async () => {
  const { client } = setUp(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/users')) {
      expect(searchParams.get('isActive')).toBe('true');
      const person = (name: string, customerId: string, more = {}) => {
        const email = `${searchParams.get('role')?.toLowerCase()}@${customerId}.example`;
        return {
          email,
          firstname: name,
          lastname: 'Berg',
          customerId,
          customerName: name,
          ...more,
        };
      };
      const data = [
        person('Ada', 'c-1'),
        person('Bo', 'c-2'),
        person('Off', 'c-3', { isActive: false }),
        person('Asked', 'c-4', { invitedAt: '2026-11-01T08:00:00' }),
      ];
      return json({ data, totalRecords: 4 });
    }
    const role = (name: string, ...names: string[]) => ({
      name,
      owner: 'System',
      permissions: [names],
    });
    return json({ Desk: role('Desk', 'Order.Approve'), Sales: role('Sales', 'Order.Read') });
  });
  const { permissions } = recordSources(
    client,
    recordEntries({ words, say, ownCompanyId: 'c-1', impersonate: () => null, buy: () => null }),
    { readsPeople: true, kindWords: () => [] },
  );
  const options = { signal: new AbortController().signal };
  for (const typed of ['who can approve orders', 'Order.Approve', 'approve']) {
    const [found] = await permissions.read(typed, options);
    expect(found?.title).toBe('Who can: Approve orders of others');
    const answers = await Promise.all(
      (found?.page?.sources ?? []).map((source) => source.read('', options)),
    );
    // Only who can sign in, and their company where it is another.
    expect(answers.flat().map(({ title, detail, href }) => [title, detail, href])).toEqual([
      ['Desk', undefined, '/apps/roles/view-role?role=Desk'],
      ['Ada Berg', 'desk@c-1.example', '/apps/user-management/users/edit/desk%40c-1.example'],
      ['Bo Berg', 'desk@c-2.example · Bo', '/apps/user-management/users/edit/desk%40c-2.example'],
    ]);
  }
});

it('takes a word for the kind of records away from what is looked for', async () => {
  const asked: string[] = [];
  const { client } = setUp(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    asked.push(`${pathname.split('/').at(-1)} ${searchParams.get('searchString')}`);
    return json({ data: [], totalRecords: 0, totalPages: 0 });
  });
  const entries = recordEntries({
    ...{ words, say, ownCompanyId: 'c-1' },
    ...{ impersonate: () => null, buy: () => null },
  });
  const kindWords = (id: string) => (id === 'statements' ? ['invoice', 'credit note'] : []);
  const sources = recordSources(client, entries, { readsPeople: true, kindWords });
  const read = (source: 'statements' | 'orders', text: string) =>
    sources[source].read(text, { signal: new AbortController().signal });
  await read('statements', 'invoice 2026');
  await read('statements', 'Statement R-2026-10');
  await read('orders', 'order 2026-00037');
  await read('orders', 'invoice 2026');
  await read('orders', 'orders');
  expect(asked).toEqual([
    'statements 2026',
    'statements R-2026-10',
    'orders 2026-00037',
    'orders invoice 2026',
    'orders orders',
  ]);
});
