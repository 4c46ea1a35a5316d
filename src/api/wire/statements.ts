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

/** A text that is absent where a server does not say it. */
function textIn<Name extends string>(record: JsonRecord, name: Name): { [Key in Name]?: string } {
  const value = text(record[name]);
  return (value === '' ? {} : { [name]: value }) as { [Key in Name]?: string };
}

function readLine(line: JsonRecord, id: string): StatementLine {
  return {
    ...readCharge(line),
    id,
    kind: text(line.kind),
    productName: text(line.productName),
    subscriptionId: optionalText(line.subscriptionId),
    orderId: optionalText(line.orderId),
    ...textIn(line, 'orderNumber'),
    ...textIn(line, 'endCustomerName'),
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
    // Servers from before settlements know payments only.
    kind: text(payment.kind) || 'payment',
    statementId: optionalText(payment.statementId),
    amount: requireInteger(payment, 'amount'),
    paidOn: requireDay(payment, 'paidOn'),
    reference: optionalText(payment.reference),
    by: text(payment.by),
    ...textIn(payment, 'byName'),
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
    settled: integer(statement.settled) ?? 0,
    balance: requireInteger(statement, 'balance'),
    payments: Array.isArray(payments) ? entries(payments, readPayment) : null,
    creditOf: optionalText(statement.creditOf),
    creditedBy: optionalText(statement.creditedBy),
    reissueOf: optionalText(statement.reissueOf),
    // A server that does not issue again knows no such field: the portal does not offer it then.
    reissuedBy: 'reissuedBy' in statement ? optionalText(statement.reissuedBy) : undefined,
    reason: optionalText(statement.reason),
    voidedBy: optionalText(statement.voidedBy),
    ...textIn(statement, 'voidedByName'),
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
