import type { Statement, StatementLine } from '../../src/domain/billing/statement';
import type { Page } from '../../src/domain/paging';
import { documentTotals } from '../../src/sandbox/rules/totals';

/** The time of these stories. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');

/** A charge for a whole month, unless it is said otherwise. */
export function line(productName: string, extra: Partial<StatementLine> = {}): StatementLine {
  const { quantity = 10, unitPrice = 1_100 } = extra;
  return {
    id: productName,
    kind: 'recurring',
    productName,
    subscriptionId: `s-${productName}`,
    orderId: null,
    quantity,
    unitPrice,
    fromOn: '2026-10-10',
    untilOn: '2026-11-10',
    days: 31,
    ofDays: 31,
    net: Number(quantity) * Number(unitPrice),
    taxBps: 2_500,
    ...extra,
  };
}

/** One of every kind of line: whole, in part, by use, one that our rules do not come to. */
export const lines: readonly StatementLine[] = [
  line('Office Business'),
  line('Backup Mail', {
    kind: 'seatsAdded',
    quantity: 5,
    fromOn: '2026-10-20',
    untilOn: '2026-11-01',
    days: 12,
    ofDays: 31,
    net: 2_129,
  }),
  line('Shield Endpoint', {
    kind: 'seatsRemoved',
    quantity: -2,
    fromOn: '2026-10-25',
    days: 16,
    net: -1_135,
  }),
  line('Cloud Compute', {
    kind: 'usage',
    quantity: '1204.5',
    unitPrice: '0.0125',
    days: null,
    ofDays: null,
    net: 1_506,
  }),
  line('Onboarding', { kind: 'once', quantity: 1, net: 45_000, subscriptionId: null, taxBps: 0 }),
];

/** An issued statement over {@link lines}, for stories that get their data by args. */
export function statement(number: string | null, extra: Partial<Statement> = {}): Statement {
  const own = extra.lines ?? lines;
  const totals = documentTotals(own);
  const { paid = 0, settled = 0 } = extra;
  return {
    id: number ?? 'draft',
    number,
    direction: 'receivable',
    customerId: 'c-1',
    customerName: 'Halvorsen AS',
    issuerId: 'c-2',
    issuerName: 'Nordlys Partner',
    period: '2026-10',
    state: 'issued',
    issuedOn: '2026-11-01',
    dueOn: '2026-12-01',
    currency: 'EUR',
    lines: own,
    ...totals,
    paid,
    settled,
    balance: totals.total - paid - settled,
    payments: [],
    creditOf: null,
    creditedBy: null,
    reissueOf: null,
    reissuedBy: null,
    reason: null,
    voidedBy: null,
    ...extra,
  };
}

/** One of every state, in two currencies. */
export const statements: readonly Statement[] = [
  statement(null, { id: 'st-9', period: '2026-11', state: 'draft', issuedOn: null, dueOn: null }),
  statement('R-2026-10-0007', { id: 'st-7', paid: 20_000 }),
  statement('R-2026-09-0006', {
    id: 'st-6',
    period: '2026-09',
    state: 'overdue',
    dueOn: '2026-10-31',
    customerId: 'c-3',
    customerName: 'Kvist & Sønner',
  }),
  statement('R-2026-08-0005', { id: 'st-5', period: '2026-08', state: 'paid', balance: 0 }),
  statement('R-2026-08-0004', { id: 'st-4', period: '2026-08', state: 'void', currency: 'CHF' }),
  statement('C-2026-08-0001', {
    id: 'st-3',
    period: '2026-08',
    state: 'paid',
    currency: 'CHF',
    creditOf: 'st-4',
  }),
];

/** What a server would answer: counted and added up, by currency. */
export function statementsPage(rows: readonly Statement[]): Page<Statement> {
  const sum = (own: readonly Statement[], field: 'total' | 'balance') =>
    own.reduce((total, row) => total + row[field], 0);
  return {
    data: rows.map((row) => ({ ...row, lines: null, taxes: null, payments: null })),
    totalRecords: rows.length,
    totalPages: 1,
    facets: [
      {
        field: 'state',
        values: [...new Set(rows.map(({ state }) => state))].map((value) => ({
          value,
          count: rows.filter(({ state }) => state === value).length,
        })),
      },
    ],
    sums: [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return {
        currency,
        amounts: { total: sum(own, 'total'), balance: sum(own, 'balance') },
      };
    }),
  };
}
