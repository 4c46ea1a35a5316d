import type { Price } from '../../domain/billing/charge';
import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import type { Statement } from '../../domain/billing/statement';
import type { Customer } from '../../domain/customers/customer';
import { toDecimal } from '../../domain/money';
import type { Order } from '../../domain/orders/order';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { CsvCell, CsvColumn, CsvNumber } from '../../domain/text/csv';
import type { CivilMonth } from '../../domain/time/civil-date';

/** Columns with fields of the same name. */
function fields<Row>(...names: readonly (keyof Row & string)[]): readonly CsvColumn<Row>[] {
  return names.map((name) => ({ name, cell: (row) => row[name] as CsvCell }));
}

type Priced<Name extends string> = { readonly currency: string } & {
  readonly [Key in Name]?: Price | null;
};

/** An amount with all fraction digits of its currency; usage prices are already decimal texts. */
export function decimalOf(amount: Price | null | undefined, currency: string): CsvNumber | null {
  if (amount === null || amount === undefined) return null;
  return { decimal: typeof amount === 'string' ? amount : toDecimal({ amount, currency }) };
}

/** Columns with amounts in major units. */
function amounts<Name extends string>(
  ...names: readonly Name[]
): readonly CsvColumn<Priced<Name>>[] {
  return names.map((name) => ({
    name,
    cell: (row) => decimalOf(row[name] as Price | null | undefined, row.currency),
  }));
}

/** Columns of the customer export (wire §2). */
export const CUSTOMER_COLUMNS: readonly CsvColumn<Customer>[] = [
  ...fields<Customer>('id', 'name', 'level', 'state', 'country', 'currency', 'vatId', 'domain'),
  { name: 'contactName', cell: ({ contact }) => contact.name },
  { name: 'contactEmail', cell: ({ contact }) => contact.email },
  ...amounts('creditLimit', 'openBalance', 'recurringPerMonth'),
  { name: 'agreementAcceptedAt', cell: ({ agreementAcceptedAt }) => agreementAcceptedAt },
  // Currencies are never added up, and do not share a column.
  {
    name: 'otherBalances',
    cell: ({ otherBalances = [] }) =>
      otherBalances.map((money) => `${money.currency} ${toDecimal(money)}`).join('; ') || null,
  },
];

/** Columns of the order export (wire §2). */
export const ORDER_COLUMNS: readonly CsvColumn<Order>[] = [
  ...fields<Order>('id', 'number', 'customerId', 'customerName', 'vendorName', 'type', 'state'),
  ...fields<Order>('placedBy', 'createdAt', 'endedAt', 'poNumber', 'currency'),
  ...amounts('net', 'tax', 'total'),
];

const COST_COLUMN: CsvColumn<Subscription> = {
  name: 'unitCost',
  cell: ({ unitCost, currency }) => decimalOf(unitCost, currency),
};

/**
 * Columns of the subscription export (wire §2).
 *
 * @param showsCosts - whether the reader may see costs
 */
export function subscriptionColumns(showsCosts: boolean): readonly CsvColumn<Subscription>[] {
  return [
    ...fields<Subscription>('id', 'customerId', 'customerName', 'productName', 'friendlyName'),
    ...fields<Subscription>('project', 'state', 'isTrial', 'quantity', 'assigned', 'currency'),
    ...amounts('unitPrice'),
    ...(showsCosts ? [COST_COLUMN] : []),
    ...amounts('recurringPerMonth'),
    ...fields<Subscription>('term', 'cycle', 'startOn', 'renewsOn', 'autoRenew'),
    ...amounts('commitmentLeft', 'renewalUnitPrice'),
    ...fields<Subscription>('vendorName'),
  ];
}

/**
 * Columns of the statement export (wire §2). The received amount is payments minus refunds, without
 * settlements (workday §9.12).
 */
export const STATEMENT_COLUMNS: readonly CsvColumn<Statement>[] = [
  ...fields<Statement>('id', 'number', 'direction', 'customerId', 'customerName', 'issuerId'),
  ...fields<Statement>('period', 'state', 'issuedOn', 'dueOn', 'currency'),
  ...amounts('net', 'tax', 'total', 'paid', 'balance'),
  { name: 'kind', cell: statementKind },
  { name: 'received', cell: ({ paid, currency }) => decimalOf(paid, currency) },
  ...amounts('settled'),
];

/**
 * Columns of the reconciliation export (wire §2).
 *
 * @param showsCosts - whether the reader may see costs
 */
export function reconciliationColumns(
  period: CivilMonth,
  showsCosts: boolean,
): readonly CsvColumn<ReconciliationRow>[] {
  return [
    { name: 'period', cell: () => period },
    ...fields<ReconciliationRow>('subscriptionId', 'customerName', 'productName'),
    ...fields<ReconciliationRow>('seatsBought', 'seatsBilled', 'currency'),
    ...(showsCosts ? amounts('cost') : []),
    ...amounts('net'),
    ...fields<ReconciliationRow>('result'),
  ];
}

/** Kind of a document: credit, reissue or statement. */
export function statementKind({
  creditOf,
  reissueOf,
}: Pick<Statement, 'creditOf' | 'reissueOf'>): 'credit' | 'reissue' | 'statement' {
  if (creditOf !== null) return 'credit';
  return reissueOf === null ? 'statement' : 'reissue';
}
