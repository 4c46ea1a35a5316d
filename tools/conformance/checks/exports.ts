import {
  exportReconciliation,
  exportStatements,
  listStatements,
} from '../../../src/api/calls/billing';
import { exportCustomers, listCustomers } from '../../../src/api/calls/customers';
import { exportOrders, listOrders } from '../../../src/api/calls/orders';
import { exportSubscriptions, listSubscriptions } from '../../../src/api/calls/subscriptions';
import type { ApiClient } from '../../../src/api/client';
import type { Page, PageQuery } from '../../../src/domain/paging';
import { readCsv } from '../../../src/domain/text/csv';
import { addMonths, civilDateOf, monthOf } from '../../../src/domain/time/civil-date';
import {
  CUSTOMER_COLUMNS,
  ORDER_COLUMNS,
  reconciliationColumns,
  STATEMENT_COLUMNS,
  subscriptionColumns,
} from '../../../src/sandbox/rules/export-columns';
import { STATEMENT_LINE_COLUMNS } from '../../../src/sandbox/rules/statement-line-columns';
import type { CallAnswer } from '../connection';
import type { Check, Suite } from '../suite';
import { answered } from './answered';

const BASIS = 'wire §2';
const BYTE_ORDER_MARK = '\uFEFF';

type ExportName =
  | 'exportCustomers'
  | 'exportOrders'
  | 'exportSubscriptions'
  | 'exportStatements'
  | 'exportReconciliation';

interface TableFile {
  readonly endpoint: ExportName;
  /** How its name begins. */
  readonly name: string;
  readonly ask: (client: ApiClient) => Promise<string>;
  /** Its header; with costs and without them. */
  readonly headers: readonly (readonly string[])[];
  /** A server may lack it: it came with the working day. @default false */
  readonly isNew?: boolean;
  /** The list that it holds all of. */
  readonly list?: (client: ApiClient, query: PageQuery) => Promise<Page<unknown>>;
}

const namesOf = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name);

/** Kind, received and settled, which a server may lack. */
const NEW_COLUMNS = 3;

const lastMonth = monthOf(addMonths(civilDateOf(Date.now()), -1));

const FILES: readonly TableFile[] = [
  {
    endpoint: 'exportCustomers',
    name: 'customers',
    ask: (client) => exportCustomers(client, {}),
    headers: [namesOf(CUSTOMER_COLUMNS)],
    list: listCustomers,
  },
  {
    endpoint: 'exportOrders',
    name: 'orders',
    ask: (client) => exportOrders(client, {}),
    headers: [namesOf(ORDER_COLUMNS)],
    list: listOrders,
  },
  {
    endpoint: 'exportSubscriptions',
    name: 'subscriptions',
    ask: (client) => exportSubscriptions(client, {}),
    headers: [true, false].map((showsCosts) => namesOf(subscriptionColumns(showsCosts))),
    list: listSubscriptions,
  },
  {
    endpoint: 'exportStatements',
    name: 'statements',
    ask: (client) => exportStatements(client, {}),
    headers: [namesOf(STATEMENT_COLUMNS), namesOf(STATEMENT_COLUMNS).slice(0, -NEW_COLUMNS)],
    list: listStatements,
  },
  {
    endpoint: 'exportStatements',
    name: 'statement-lines',
    ask: (client) => exportStatements(client, { lines: true }),
    headers: [namesOf(STATEMENT_LINE_COLUMNS)],
    isNew: true,
  },
  {
    endpoint: 'exportReconciliation',
    name: 'reconciliation',
    ask: (client) => exportReconciliation(client, { period: lastMonth }),
    headers: [true, false].map((showsCosts) =>
      namesOf(reconciliationColumns(lastMonth, showsCosts)),
    ),
  },
];

function checkHeaders(check: Check, { headers }: CallAnswer<string>, name: string): void {
  const type = headers.get('Content-Type') ?? 'nothing';
  const isTable = /^text\/csv\s*;\s*charset="?utf-8"?$/i.test(type);
  check.expect(isTable, 'header Content-Type', 'text/csv; charset=utf-8', type, BASIS);
  const got = headers.get('Content-Disposition') ?? 'nothing';
  const isNamed = new RegExp(`^attachment;.*filename="?${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"?`).test(
    got,
  );
  const wanted = `attachment; filename="${name}-2026-11-22.csv", with the day`;
  check.expect(isNamed, 'header Content-Disposition', wanted, got, BASIS);
}

/** The cells of a file, when it is one. */
function cellsOf(check: Check, text: string): readonly (readonly string[])[] | null {
  const hasMark = text.startsWith(BYTE_ORDER_MARK);
  check.expect(hasMark, '', 'a byte order mark at the beginning', 'none', BASIS);
  // Inside of quotes a line may end in any way.
  const plain = text.replace(/"(?:[^"]|"")*"/g, '');
  const isEnded = plain.endsWith('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(plain);
  check.expect(isEnded, '', 'CRLF after every line', 'another end of a line', BASIS);
  try {
    return readCsv(text);
  } catch (error) {
    check.expect(false, '', 'a table of RFC 4180', String(error), BASIS);
    return null;
  }
}

function checkCells(
  check: Check,
  [header = [], ...rows]: readonly (readonly string[])[],
  { headers }: TableFile,
): void {
  const got = header.join(', ');
  const wanted = headers.map((names) => names.join(', '));
  if (!check.expect(wanted.includes(got), 'columns', wanted[0] ?? '', got, BASIS)) return;
  const odd = rows.findIndex(({ length }) => length !== header.length);
  check.expect(odd === -1, `[${odd}]`, `${header.length} cells`, `${rows[odd]?.length}`, BASIS);
  for (const [at, name] of header.entries()) {
    if (!name.endsWith('At')) continue;
    const bad = rows.map((row) => row[at] ?? '').find((cell) => cell !== '' && !/Z$/.test(cell));
    check.expect(bad === undefined, name, 'a time in UTC that ends with Z', bad, BASIS);
  }
}

/** Each list as a file, and the reconciliation (wire §2). */
export async function checkExports(suite: Suite): Promise<void> {
  const { own } = suite;
  for (const file of FILES) {
    const { endpoint, list } = file;
    const countOf = async () => {
      if (!list) return null;
      const page = await own.call((client) => list(client, { pageNumber: 1, pageSize: 1 }));
      return page.value?.totalRecords ?? null;
    };
    await suite.check(endpoint, 'answers a file of all rows', async (check) => {
      const before = await countOf();
      const answer = await own.call(file.ask);
      if (file.isNew && !answer.text.includes('statementId')) check.skip('there is no such file');
      if (answered(check, answer, { basis: BASIS }) === null) return;
      checkHeaders(check, answer, file.name);
      const cells = cellsOf(check, answer.text);
      if (!cells) return;
      checkCells(check, cells, file);
      const after = await countOf();
      if (before === null || after === null) return;
      const rows = cells.length - 1;
      const isAll = Math.min(before, after) <= rows && rows <= Math.max(before, after);
      check.expect(isAll, 'rows', `${after}, as many as the list has`, String(rows), BASIS);
    });
  }
}
