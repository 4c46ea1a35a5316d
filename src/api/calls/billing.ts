import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import type { Payment, Statement, StatementLine } from '../../domain/billing/statement';
import type { SentPayment } from '../../domain/billing/statement-rules';
import type { TaxLine } from '../../domain/billing/tax';
import type { CivilMonth } from '../../domain/time/civil-date';
import type { IdInput } from '../call';
import {
  amount,
  anyText,
  as,
  day,
  entries,
  id,
  key,
  listOrNull,
  loose,
  maybe,
  month,
  optional,
  page,
  rate,
  record,
  someText,
  told,
} from '../wire/fields';
import { integer, text, unexpected } from '../wire/readers';
import {
  byId,
  byPage,
  type CallFacts,
  csvFile,
  type ExportQuery,
  exportParams,
  get,
  post,
} from './call';
import { CHARGE } from './charge';

const STATEMENT_LINE = record<StatementLine>(
  () => ({
    ...CHARGE(),
    id: key,
    kind: someText,
    productName: someText,
    subscriptionId: maybe(id),
    orderId: maybe(id),
    orderNumber: optional(someText),
    endCustomerName: optional(someText),
  }),
  'id',
);

const TAX = record<TaxLine>(() => ({ taxBps: rate, net: amount, tax: amount }));

const PAYMENT = record<Payment>(
  () => ({
    id: key,
    // Servers without settlements send payments only.
    kind: as(loose(someText), (value) => text(value) || 'payment'),
    statementId: maybe(id),
    amount,
    paidOn: day,
    reference: maybe(anyText),
    by: someText,
    byName: optional(someText),
  }),
  'id',
);

export const readStatement = record<Statement>(
  () => ({
    id: key,
    number: maybe(someText),
    direction: someText,
    customerId: id,
    customerName: someText,
    issuerId: id,
    issuerName: someText,
    period: month,
    state: someText,
    issuedOn: maybe(day),
    dueOn: maybe(day),
    currency: someText,
    lines: listOrNull(entries(STATEMENT_LINE)),
    taxes: listOrNull(entries(TAX)),
    net: amount,
    tax: amount,
    total: amount,
    paid: amount,
    // Added with the working day; older servers omit it.
    settled: as(maybe(amount), (value) => integer(value) ?? 0),
    balance: amount,
    payments: listOrNull(entries(PAYMENT)),
    creditOf: maybe(id),
    creditedBy: maybe(id),
    reissueOf: maybe(id),
    // Servers without reissuing omit the field; the portal does not offer it then.
    reissuedBy: told(id),
    reason: maybe(anyText),
    voidedBy: maybe(someText),
    voidedByName: optional(someText),
  }),
  'id',
);

export const readStatements = page(readStatement, 'lines', 'payments', 'taxes');

/** A page of statements, without lines and payments (wire §2). */
export const listStatements = get('listStatements', '/app/statements', readStatements, byPage);

/** Query of the exported statements. */
export interface ExportStatementsInput extends ExportQuery {
  /** Whether to export a row for each line (workday §9.12). @default a row for each statement */
  readonly lines?: boolean | undefined;
}

/** The export of lines; a server without it sends the export of statements. */
function readLinesFile(json: unknown, text: string): string {
  const file = csvFile(json, text);
  return /^\uFEFF"?statementId\b/.test(file) ? file : unexpected('lines');
}

/** Exports all statements of a query, or all their lines (wire §2); the page is ignored. */
export const exportStatements = get(
  'exportStatements',
  '/app/statements/export',
  csvFile,
  ({ lines = false, ...input }: ExportStatementsInput) => ({
    query: { ...exportParams(input), lines: lines ? 'true' : undefined },
    ...(lines && { read: readLinesFile }),
  }),
);

/** A statement with its lines and payments (wire §6). */
export const getStatement = get('getStatement', '/app/statements/{id}', readStatement, byId);

/** A payment on a statement. */
export interface PaymentInput extends IdInput {
  /**
   * The payment; for a credit, the refund as a positive amount. The client creates its id, so that
   * sending it twice records it once.
   */
  readonly payment: Omit<SentPayment, 'by'>;
}

/** Records a full or partial payment of a statement, or refund of a credit (wire §6). */
export const recordPayment = post(
  'recordPayment',
  '/app/statements/{id}/payments',
  readStatement,
  ({ id, payment }: PaymentInput) => ({ params: { id }, body: payment }),
);

/** The statement to void. */
export interface VoidStatementInput extends IdInput {
  /** The reason. */
  readonly reason: string;
  /** Whether to issue the same lines again immediately, with today's tax. @default false */
  readonly reissue?: boolean | undefined;
}

/** Voids a statement by a credit, with a reason; this cannot be undone (wire §6, workday §3). */
export const voidStatement = post(
  'voidStatement',
  '/app/statements/{id}/void',
  readStatement,
  ({ id, reason, reissue = false }: VoidStatementInput) => ({
    params: { id },
    body: { reason, ...(reissue && { reissue }) },
  }),
);

/** Identifies a month. */
export interface MonthInput {
  /** The month as `YYYY-MM`. */
  readonly period: CivilMonth;
}

const byMonth = ({ period }: MonthInput) => ({ query: { period } });

const ROW = record<ReconciliationRow>(
  () => ({
    subscriptionId: key,
    customerId: id,
    customerName: someText,
    productName: someText,
    currency: someText,
    seatsBought: maybe(amount),
    seatsBilled: maybe(amount),
    cost: optional(amount),
    net: maybe(amount),
    result: someText,
  }),
  'subscriptionId',
);

export const readReconciliation = entries(ROW);

/** The reconciliation of a month: bought versus billed, by subscription (wire §6). */
export const getReconciliation = get(
  'getReconciliation',
  '/app/reconciliation',
  readReconciliation,
  byMonth,
);

/** Exports the reconciliation (wire §2). */
export const exportReconciliation = get(
  'exportReconciliation',
  '/app/reconciliation/export',
  csvFile,
  byMonth,
);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const READ = { needs: ['Billing.Read'] } as const;
  const EXPORT = { needs: ['Billing.Read', 'Billing.Export'] } as const;
  const WRITE = { setting: 'recordPayments', about: 'company', only: 'issuer' } as const;
  const PAID = { id: 'pay/2', amount: 8750, paidOn: '2026-11-20', reference: 'Bank 4412' };
  return {
    listStatements: {
      ...READ,
      example: [
        { pageNumber: 2, pageSize: 50, sort: '-total' },
        'GET /app/statements?pageNumber=2&pageSize=50&sort=-total',
      ],
    },
    exportStatements: {
      ...EXPORT,
      example: [{ filters: { period: ['2026-10'] } }, 'GET /app/statements/export?period=2026-10'],
    },
    getStatement: {
      ...READ,
      about: 'company',
      example: [{ id: 'st-1' }, 'GET /app/statements/st-1'],
    },
    recordPayment: {
      isCreating: true,
      ...WRITE,
      needs: ['Billing.Pay'],
      refuses: { 409: ['state_changed'], 422: ['invalid'] },
      example: [{ id: 'st-1', payment: PAID }, 'POST /app/statements/st-1/payments', PAID],
    },
    voidStatement: {
      ...WRITE,
      needs: ['Billing.Correct'],
      refuses: { 409: ['state_changed'], 422: ['invalid'] },
      example: [
        { id: 'st-1', reason: 'Wrong customer' },
        'POST /app/statements/st-1/void',
        { reason: 'Wrong customer' },
      ],
    },
    getReconciliation: {
      ...READ,
      level: 1,
      example: [{ period: '2026-10' }, 'GET /app/reconciliation?period=2026-10'],
    },
    exportReconciliation: {
      ...EXPORT,
      level: 1,
      example: [{ period: '2026-10' }, 'GET /app/reconciliation/export?period=2026-10'],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
