import type { CallOptions } from '../../../src/api/call';
import { getStatement, listStatements } from '../../../src/api/calls/billing';
import { getCustomer, listCustomers } from '../../../src/api/calls/customers';
import { getDashboardSummary } from '../../../src/api/calls/dashboard';
import { getOrder, listOrders } from '../../../src/api/calls/orders';
import { getSubscription, listSubscriptions } from '../../../src/api/calls/subscriptions';
import type { ApiClient } from '../../../src/api/client';
import type { Statement } from '../../../src/domain/billing/statement';
import type { DashboardTile } from '../../../src/domain/dashboard/tiles';
import { IDS } from '../../../src/domain/list-query';
import type { Page, PageQuery } from '../../../src/domain/paging';
import type { Rule } from '../rules';
import { shapeOf } from '../shapes';
import type { Check, Suite } from '../suite';
import { checkExports } from './exports';
import { refusedAs } from './refused-as';
import { checkReports } from './reports';
import { checkBeyond, checkTotals } from './users';

interface List {
  readonly list: 'listCustomers' | 'listOrders' | 'listSubscriptions' | 'listStatements';
  readonly get: 'getCustomer' | 'getOrder' | 'getSubscription' | 'getStatement';
  readonly ask: (
    client: ApiClient,
    query: PageQuery,
    options?: CallOptions,
  ) => Promise<Page<object>>;
  readonly find: (client: ApiClient, input: { readonly id: string }) => Promise<{ id: string }>;
  readonly row: Rule<unknown>;
  readonly record: Rule<unknown>;
}

const LISTS: readonly List[] = [
  {
    list: 'listCustomers',
    get: 'getCustomer',
    ask: listCustomers,
    find: getCustomer,
    row: shapeOf('listCustomers'),
    record: shapeOf('getCustomer'),
  },
  {
    list: 'listOrders',
    get: 'getOrder',
    ask: listOrders,
    find: getOrder,
    row: shapeOf('listOrders'),
    record: shapeOf('getOrder'),
  },
  {
    list: 'listSubscriptions',
    get: 'getSubscription',
    ask: listSubscriptions,
    find: getSubscription,
    row: shapeOf('listSubscriptions'),
    record: shapeOf('getSubscription'),
  },
  {
    list: 'listStatements',
    get: 'getStatement',
    ask: listStatements,
    find: getStatement,
    row: shapeOf('listStatements'),
    record: shapeOf('getStatement'),
  },
];

const PAGE_SIZE = 5;
/** A page number that no list reaches. */
const FAR_PAGE = 100_000;
const query = (more: Partial<PageQuery> = {}): PageQuery => ({
  pageNumber: 1,
  pageSize: PAGE_SIZE,
  ...more,
});

/** A list, and one of its records. */
async function checkList(suite: Suite, { list, get, ask, find, row, record }: List): Promise<void> {
  const { own } = suite;
  let id: string | null = null;

  await suite.check(list, 'answers a page', async (check) => {
    const answer = await own.call((client) => ask(client, query()));
    check.skipIfForbidden(answer);
    if (!check.good(answer, row, 'wire §2')) return;
    checkTotals(check, answer.value, PAGE_SIZE, 'wire §2');
    const [first] = answer.value?.data ?? [];
    id = first && 'id' in first ? String(first.id) : null;
  });

  await suite.check(list, 'answers an empty page after the last', async (check) => {
    const answer = await own.call((client) => ask(client, query({ pageNumber: FAR_PAGE })));
    check.skipIfForbidden(answer);
    checkBeyond(check, answer, answer.value?.data.length);
  });

  await suite.check(list, 'has no rows of a state that nothing has', async (check) => {
    const filters = { state: [suite.nothing] };
    const answer = await own.call((client) => ask(client, query({ filters })));
    check.skipIfForbidden(answer);
    if (!check.good(answer, row, 'wire §2') || !answer.value) return;
    const { data, totalPages } = answer.value;
    check.expect(data.length === 0, 'data', 'no rows', `${data.length} rows`, 'wire §2');
    check.expect(totalPages === 0, 'totalPages', '0 without a match', totalPages, 'wire §2');
  });

  await suite.check(list, 'has just the records that are asked for by their ids', async (check) => {
    if (id === null) check.skip('the list has none that this account may see');
    const filters = { [IDS]: [id ?? '', suite.nothing] };
    const answer = await own.call((client) => ask(client, query({ filters })));
    check.skipIfForbidden(answer);
    if (!check.good(answer, row, 'wire §2') || !answer.value) return;
    const { length } = answer.value.data;
    // Notifications that name several things lead there; without it they show all.
    check.advise(length === 1, 'data', 'that record alone', `${length} rows`, 'workday §9.16');
  });

  await suite.check(list, 'refuses what it cannot be sorted by', async (check) => {
    const answer = await own.raw({ endpoint: list, query: { sort: suite.nothing } });
    check.skipIfForbidden(answer);
    refusedAs(check, answer, 400, 'bad_query');
  });

  await suite.check(get, 'answers one of the list', async (check) => {
    if (id === null) check.skip('the list has none that this account may see');
    const answer = await own.call((client) => find(client, { id: id ?? '' }));
    if (!check.good(answer, record, 'wire §2') || !answer.value) return;
    check.expect(answer.value.id === id, 'id', id ?? '', answer.value.id, 'wire §2');
  });

  await suite.check(get, 'is not found for an unknown id', async (check) => {
    const answer = await own.raw({ endpoint: get, params: { id: suite.nothing } });
    check.skipIfForbidden(answer);
    refusedAs(check, answer, 404, 'not_found');
  });
}

/** Whether the amounts of a statement are the sums that they are called. */
function checkSums(check: Check, statement: Statement): void {
  const { net, tax, total, paid, balance } = statement;
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const sums = [
    ['net', net, add((statement.lines ?? []).map((line) => line.net)), 'the sum of its lines'],
    ['tax', tax, add((statement.taxes ?? []).map((line) => line.tax)), 'the sum of its taxes'],
    ['total', total, net + tax, 'net and tax'],
    ['paid', paid, add((statement.payments ?? []).map(({ amount }) => amount)), 'its payments'],
    ['balance', balance, total - paid, 'what is still to be paid'],
  ] as const;
  for (const [name, got, counted, says] of sums) {
    check.expect(got === counted, name, `${counted}, ${says}`, String(got), 'commerce §2.3');
  }
}

/** The numbers of the first page, each of which is that of a list. */
const TILES: readonly (readonly [
  name: Exclude<DashboardTile, 'overdue'>,
  ask: List['ask'],
  filters: NonNullable<PageQuery['filters']>,
])[] = [
  ['renewals', listSubscriptions, { view: ['renewing'] }],
  ['windows', listSubscriptions, { view: ['window'] }],
  ['failedOrders', listOrders, { view: ['failed'] }],
  ['openOrders', listOrders, { view: ['open'] }],
  ['waitingForMe', listOrders, { view: ['waitingForMe'] }],
];

/** Orders progress while they are counted: a count may be from before or after. */
async function checkDashboard({ own }: Suite, check: Check): Promise<void> {
  const before = await own.call(getDashboardSummary);
  if (!check.good(before, null, 'wire §7') || !before.value) return;
  const lists = [];
  for (const [name, ask, filters] of TILES) {
    const page = await own.call((client) => ask(client, query({ pageSize: 1, filters })));
    lists.push({ name, records: page.value?.totalRecords ?? null });
  }
  const after = await own.call(getDashboardSummary);
  for (const { name, records } of lists) {
    const counts = [before.value[name], after.value?.[name]].filter((count) => count !== undefined);
    if (counts.length === 0 || records === null) continue;
    const isSame = Math.min(...counts) <= records && records <= Math.max(...counts);
    const expected = `${records}, as the list that it leads to`;
    check.expect(isSame, name, expected, String(counts[0]), 'wire §7');
  }
}

/** The calls of commerce that change nothing, where a server has them (wire §2, §6, §7). */
export async function checkCommerce(suite: Suite): Promise<void> {
  const { own } = suite;
  const probe = await own.raw({ endpoint: 'getDashboardSummary' });
  if (probe.status === 404) {
    await suite.check(
      'getDashboardSummary',
      'answers the numbers of the first page',
      async (check) => check.skip('the server has no commerce (404)'),
    );
    return;
  }

  for (const list of LISTS) await checkList(suite, list);
  await checkExports(suite);
  await checkReports(suite);

  await suite.check('getStatement', 'adds up', async (check) => {
    const listed = await own.call((client) => listStatements(client, query()));
    check.skipIfForbidden(listed);
    const rows = listed.value?.data ?? [];
    if (rows.length === 0) check.skip('there is no statement that this account may see');
    for (const { id } of rows) {
      const answer = await own.call((client) => getStatement(client, { id }));
      if (check.good(answer, null, 'wire §6') && answer.value) checkSums(check, answer.value);
    }
  });

  await suite.check('getDashboardSummary', 'counts what its lists hold', (check) =>
    checkDashboard(suite, check),
  );
}
