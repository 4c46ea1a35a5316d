import type { ReconciliationRow } from '../domain/billing/reconciliation';
import type { Statement } from '../domain/billing/statement';
import type { SentPayment } from '../domain/billing/statement-rules';
import type { Page, PageQuery } from '../domain/paging';
import type { CivilMonth } from '../domain/time/civil-date';
import type { CallOptions, IdInput } from './call';
import type { ApiClient } from './client';
import { type ExportQuery, exportParams, readCsvFile } from './csv-file';
import { get, post } from './endpoints';
import { listParams } from './list-params';
import { readRecordPage } from './wire/page';
import { unexpected } from './wire/readers';
import { readReconciliation, readStatement, readStatementRow } from './wire/statements';

export const LIST_STATEMENTS = /* @__PURE__ */ get('listStatements', '/app/statements');

/** A page of statements, without lines and payments (wire §2). */
export function listStatements(
  client: ApiClient,
  asked: PageQuery,
  options?: CallOptions,
): Promise<Page<Statement>> {
  const read = (json: unknown) => readRecordPage(json, readStatementRow);
  return client.send({ endpoint: LIST_STATEMENTS, query: listParams(asked), read }, options);
}

export const EXPORT_STATEMENTS = /* @__PURE__ */ get('exportStatements', '/app/statements/export');

/** What the file of statements holds. */
export interface ExportStatementsInput extends ExportQuery {
  /** A row for each of their lines (workday §9.12). @default a row for each statement */
  readonly lines?: boolean | undefined;
}

/** The file of lines; a server that knows none sends that of statements. */
function readLinesFile(json: unknown, text: string): string {
  const file = readCsvFile(json, text);
  return /^\uFEFF"?statementId\b/.test(file) ? file : unexpected('lines');
}

/** All statements of a query, or all their lines, as a file (wire §2); the page does not matter. */
export function exportStatements(
  client: ApiClient,
  { lines = false, ...asked }: ExportStatementsInput,
  options?: CallOptions,
): Promise<string> {
  const query = { ...exportParams(asked), lines: lines ? 'true' : undefined };
  const read = lines ? readLinesFile : readCsvFile;
  return client.send({ endpoint: EXPORT_STATEMENTS, query, read }, options);
}

export const GET_STATEMENT = /* @__PURE__ */ get('getStatement', '/app/statements/{id}');

/** A statement with its lines and payments (wire §6). */
export function getStatement(
  client: ApiClient,
  { id }: IdInput,
  options?: CallOptions,
): Promise<Statement> {
  return client.send({ endpoint: GET_STATEMENT, params: { id }, read: readStatement }, options);
}

/** A payment of a statement. */
export interface PaymentInput extends IdInput {
  /**
   * What was paid; of a credit, what was paid back, as a positive amount. Its id is made up by the one
   * who records it: sent twice, the payment is there once.
   */
  readonly payment: Omit<SentPayment, 'by'>;
}

export const RECORD_PAYMENT = /* @__PURE__ */ post(
  'recordPayment',
  '/app/statements/{id}/payments',
);

/** Records that a statement was paid, or a credit paid back, wholly or in part (wire §6). */
export function recordPayment(
  client: ApiClient,
  { id, payment }: PaymentInput,
  options?: CallOptions,
): Promise<Statement> {
  const call = { params: { id }, body: payment };
  return client.send({ endpoint: RECORD_PAYMENT, ...call, read: readStatement }, options);
}

export const VOID_STATEMENT = /* @__PURE__ */ post('voidStatement', '/app/statements/{id}/void');

/** Takes a statement back. */
export interface VoidStatementInput extends IdInput {
  /** Why. */
  readonly reason: string;
  /** Whether the same lines are issued again at once, with today's tax. @default false */
  readonly reissue?: boolean | undefined;
}

/** Takes a statement back by a credit, with a reason; it cannot be undone (wire §6, workday §3). */
export function voidStatement(
  client: ApiClient,
  { id, reason, reissue = false }: VoidStatementInput,
  options?: CallOptions,
): Promise<Statement> {
  const call = { params: { id }, body: { reason, ...(reissue && { reissue }) } };
  return client.send({ endpoint: VOID_STATEMENT, ...call, read: readStatement }, options);
}

/** Names a month. */
export interface MonthInput {
  /** `YYYY-MM`. */
  readonly period: CivilMonth;
}

export const GET_RECONCILIATION = /* @__PURE__ */ get('getReconciliation', '/app/reconciliation');

/** What was bought in a month beside what was billed, by subscription (wire §6). */
export function getReconciliation(
  client: ApiClient,
  { period }: MonthInput,
  options?: CallOptions,
): Promise<readonly ReconciliationRow[]> {
  const query = { period };
  return client.send({ endpoint: GET_RECONCILIATION, query, read: readReconciliation }, options);
}

export const EXPORT_RECONCILIATION = /* @__PURE__ */ get(
  'exportReconciliation',
  '/app/reconciliation/export',
);

/** The same as a file (wire §2). */
export function exportReconciliation(
  client: ApiClient,
  { period }: MonthInput,
  options?: CallOptions,
): Promise<string> {
  const query = { period };
  return client.send({ endpoint: EXPORT_RECONCILIATION, query, read: readCsvFile }, options);
}
