import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import type { Payment, Statement, StatementLine } from '../../domain/billing/statement';
import type { TaxLine } from '../../domain/billing/tax';
import type { Entries } from '../../domain/entries';
import { parseCivilMonth } from '../../domain/time/civil-date';
import { readCharge } from './charges';
import {
  day,
  entries,
  integer,
  optionalText,
  recordOf,
  requireDay,
  requireInteger,
  requireRate,
  rowOf,
} from './commerce-readers';
import { asRecord, type JsonRecord, list, readEntries, text, unexpected, unwrap } from './readers';

function readLine(line: JsonRecord, id: string): StatementLine {
  return {
    ...readCharge(line),
    id,
    kind: text(line.kind),
    productName: text(line.productName),
    subscriptionId: optionalText(line.subscriptionId),
    orderId: optionalText(line.orderId),
  };
}

function readTaxes(value: unknown): Entries<TaxLine> | null {
  if (!Array.isArray(value)) return null;
  return readEntries(list(value), (each) => {
    const tax = asRecord(each);
    return (
      tax && {
        taxBps: requireRate(tax, 'taxBps'),
        net: requireInteger(tax, 'net'),
        tax: requireInteger(tax, 'tax'),
      }
    );
  });
}

function readPayment(payment: JsonRecord, id: string): Payment {
  return {
    id,
    amount: requireInteger(payment, 'amount'),
    paidOn: requireDay(payment, 'paidOn'),
    reference: optionalText(payment.reference),
    by: text(payment.by),
  };
}

function statementOf(statement: JsonRecord, id: string): Statement {
  const { lines, payments } = statement;
  return {
    id,
    number: optionalText(statement.number),
    direction: text(statement.direction),
    customerId: text(statement.customerId),
    customerName: text(statement.customerName),
    issuerId: text(statement.issuerId),
    issuerName: text(statement.issuerName),
    period: parseCivilMonth(statement.period) ?? unexpected('period'),
    state: text(statement.state),
    issuedOn: day(statement.issuedOn),
    dueOn: day(statement.dueOn),
    currency: text(statement.currency),
    lines: Array.isArray(lines) ? entries(lines, readLine) : null,
    taxes: readTaxes(statement.taxes),
    net: requireInteger(statement, 'net'),
    tax: requireInteger(statement, 'tax'),
    total: requireInteger(statement, 'total'),
    paid: requireInteger(statement, 'paid'),
    balance: requireInteger(statement, 'balance'),
    payments: Array.isArray(payments) ? entries(payments, readPayment) : null,
    creditOf: optionalText(statement.creditOf),
    creditedBy: optionalText(statement.creditedBy),
  };
}

/** `GET /app/statements/{id}`, and the answer of every write to it. */
export const readStatement = /* @__PURE__ */ recordOf(statementOf);
/** A row of `GET /app/statements`. */
export const readStatementRow = /* @__PURE__ */ rowOf(statementOf);

function readRow(row: JsonRecord, subscriptionId: string): ReconciliationRow {
  const cost = integer(row.cost);
  return {
    subscriptionId,
    customerId: text(row.customerId),
    customerName: text(row.customerName),
    productName: text(row.productName),
    currency: text(row.currency),
    seatsBought: integer(row.seatsBought),
    seatsBilled: integer(row.seatsBilled),
    ...(cost !== null && { cost }),
    net: integer(row.net),
    result: text(row.result),
  };
}

/** `GET /app/reconciliation`. */
export function readReconciliation(body: unknown): Entries<ReconciliationRow> {
  const rows = unwrap(body);
  return Array.isArray(rows) ? entries(rows, readRow, 'subscriptionId') : unexpected('rows');
}
