import type { DecimalText } from '../../domain/billing/charge';
import type { Statement, StatementLine } from '../../domain/billing/statement';
import type { CsvColumn } from '../../domain/text/csv';
import { decimalOf } from './export-columns';

/** A statement line as a row of the line export (workday §9.12). */
export interface StatementLineRow {
  readonly statement: Statement;
  readonly line: StatementLine;
  /** Vendor name; '' if unknown. */
  readonly vendorName: string;
  /** The buyer's order number; null for none. */
  readonly poNumber: string | null;
}

type Column = CsvColumn<StatementLineRow>;

const ofStatement = (
  ...names: readonly ('number' | 'period' | 'customerId' | 'customerName' | 'issuerId')[]
): readonly Column[] => names.map((name) => ({ name, cell: ({ statement }) => statement[name] }));

const ofLine = (
  ...names: readonly (
    | 'kind'
    | 'productName'
    | 'endCustomerName'
    | 'subscriptionId'
    | 'orderId'
    | 'orderNumber'
    | 'fromOn'
    | 'untilOn'
    | 'days'
    | 'ofDays'
    | 'taxBps'
  )[]
): readonly Column[] => names.map((name) => ({ name, cell: ({ line }) => line[name] }));

/** Usage quantities are already decimal texts. */
const quantityOf = (quantity: number | DecimalText) =>
  typeof quantity === 'string' ? { decimal: quantity } : quantity;

/** Columns of the line export, in the order of workday §9.12. */
export const STATEMENT_LINE_COLUMNS: readonly Column[] = [
  { name: 'statementId', cell: ({ statement }) => statement.id },
  ...ofStatement('number', 'period', 'customerId', 'customerName'),
  ...ofLine('endCustomerName'),
  ...ofStatement('issuerId'),
  { name: 'state', cell: ({ statement }) => statement.state },
  { name: 'currency', cell: ({ statement }) => statement.currency },
  { name: 'lineId', cell: ({ line }) => line.id },
  ...ofLine('kind', 'productName'),
  { name: 'vendorName', cell: ({ vendorName }) => vendorName },
  ...ofLine('subscriptionId', 'orderId', 'orderNumber'),
  { name: 'poNumber', cell: ({ poNumber }) => poNumber },
  ...ofLine('fromOn', 'untilOn'),
  { name: 'quantity', cell: ({ line }) => quantityOf(line.quantity) },
  {
    name: 'unitPrice',
    cell: ({ line, statement }) => decimalOf(line.unitPrice, statement.currency),
  },
  ...ofLine('days', 'ofDays'),
  { name: 'net', cell: ({ line, statement }) => decimalOf(line.net, statement.currency) },
  ...ofLine('taxBps'),
  // Lines have no tax category yet: standard rate if they have a tax rate.
  { name: 'taxCategory', cell: ({ line }) => (line.taxBps > 0 ? 'S' : null) },
];
