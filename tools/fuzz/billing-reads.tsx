import { getReconciliation, getStatement, listStatements } from '../../src/api/calls/billing';
import { CompareStatementsScreen } from '../../src/components/billing/CompareStatementsScreen';
import { ReconcileScreen } from '../../src/components/billing/ReconcileScreen';
import { StatementScreen } from '../../src/components/billing/StatementScreen';
import { StatementsScreen } from '../../src/components/billing/StatementsScreen';
import { ALLOWED } from '../../src/domain/access';
import type { ReconciliationRow } from '../../src/domain/billing/reconciliation';
import {
  reconciliationPage,
  reconciliationSummary,
} from '../../src/domain/billing/reconciliation-list';
import type { Statement } from '../../src/domain/billing/statement';
import { comparisonOf } from '../../src/domain/billing/statement-compare';
import { FIRST_QUERY } from '../../src/domain/list-query';
import type { Page } from '../../src/domain/paging';
import { mapReading } from '../../src/domain/reading';
import { RECONCILIATION, STATEMENT } from '../../tests/api/commerce-answers';
import { FUZZ_NOW, type FuzzedRead, fuzzed, noFile, nothing, page, reading } from './fuzzed-read';

const list = {
  query: FIRST_QUERY,
  onQueryChange: nothing,
  searchText: '',
  onSearchTextChange: nothing,
  isSearchTooShort: false,
  selectedKeys: new Set<string>(),
  onSelectionChange: nothing,
};

const usage = {
  ...STATEMENT.lines[0],
  id: 'x-2',
  kind: 'usage',
  quantity: '120.5',
  unitPrice: '0.0125',
  days: null,
  ofDays: null,
};
const statement = { ...STATEMENT, lines: [...STATEMENT.lines, usage] };
const earlier = { ...statement, id: 'st-0', period: '2026-09' } as unknown as Statement;

/** Every read of the statements. */
export const BILLING_READS: readonly FuzzedRead[] = [
  fuzzed<Page<Statement>>({
    name: 'listStatements',
    call: (client) => listStatements(client, page),
    answer: {
      data: [STATEMENT, { ...STATEMENT, id: 'st-2', number: null, state: 'draft', dueOn: null }],
      totalRecords: 2,
      totalPages: 1,
      facets: { state: [{ value: 'issued', count: 1 }] },
      sums: [{ currency: 'EUR', net: 11000, tax: 2750, total: 13750, paid: 5000, balance: 8750 }],
    },
    show: (read) => (
      <StatementsScreen
        list={{ ...list, rows: reading(read) }}
        access={ALLOWED}
        customerType={1}
        exporting={noFile}
        now={FUZZ_NOW}
      />
    ),
  }),
  fuzzed<Statement>({
    name: 'getStatement',
    call: (client) => getStatement(client, { id: 'st-1' }),
    answer: statement,
    show: (read) => (
      <StatementScreen
        access={ALLOWED}
        statement={reading(read)}
        actions={['void', 'pay']}
        actionAccess={() => ALLOWED}
        onAction={nothing}
        onPrint={nothing}
        dialog={null}
      />
    ),
  }),
  fuzzed<Statement>({
    name: 'getStatement compared',
    call: (client) => getStatement(client, { id: 'st-1' }),
    answer: statement,
    show: (read) => (
      <CompareStatementsScreen
        access={ALLOWED}
        place={{ a: 'st-0', b: 'st-1' }}
        isChoosing={false}
        onPlaceChange={nothing}
        compared={mapReading(reading(read), (after) => ({
          months: [after, earlier],
          before: earlier,
          after,
          comparison: comparisonOf(earlier, after, FUZZ_NOW),
        }))}
        choices={{ ...list, rows: { status: 'loading' } }}
        customerType={1}
        now={FUZZ_NOW}
      />
    ),
  }),
  fuzzed<readonly ReconciliationRow[]>({
    name: 'getReconciliation',
    call: (client) => getReconciliation(client, { period: '2026-10' }),
    answer: RECONCILIATION,
    show: (read) => (
      <ReconcileScreen
        list={{
          ...list,
          rows: mapReading(reading(read), (rows) => reconciliationPage(rows, FIRST_QUERY)),
        }}
        access={ALLOWED}
        period="2026-10"
        lastPeriod="2026-11"
        onPeriodChange={nothing}
        summary={read.status === 'ready' ? reconciliationSummary(read.data) : null}
        matches={null}
        hasCosts
        exporting={noFile}
        now={FUZZ_NOW}
      />
    ),
  }),
];
