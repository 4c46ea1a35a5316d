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
    recordEntries({ words, say, impersonate: () => null, buy: () => null }),
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
    if (pathname.endsWith('/users-per-role')) {
      const email = `${searchParams.get('role')?.toLowerCase()}@plinth.example`;
      return json({ data: [{ email, firstname: 'Ada', lastname: 'Berg' }], totalRecords: 1 });
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
    recordEntries({ words, say, impersonate: () => null, buy: () => null }),
  );
  const options = { signal: new AbortController().signal };
  for (const typed of ['who can approve orders', 'Order.Approve', 'approve']) {
    const [found] = await permissions.read(typed, options);
    expect(found?.title).toBe('Who can: Approve orders of others');
    const answers = await Promise.all(
      (found?.page?.sources ?? []).map((source) => source.read('', options)),
    );
    expect(answers.flat().map(({ title, href }) => [title, href])).toEqual([
      ['Desk', '/apps/roles/view-role?role=Desk'],
      ['Ada Berg', '/apps/user-management/users/edit/desk%40plinth.example'],
    ]);
  }
});
