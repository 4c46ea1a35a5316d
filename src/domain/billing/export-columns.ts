/** Columns of exported files with amounts and prices in major units (wire §2). */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['creditLimit', 'openBalance', 'recurringPerMonth', 'unitPrice', 'unitCost', 'commitmentLeft'],
  'renewalUnitPrice',
  ...['net', 'tax', 'total', 'paid', 'received', 'settled', 'balance', 'cost', 'quantity'],
]);

/** Whether a column of an exported file holds what the seller pays. */
export const isCostColumn = (name: string): boolean => name === 'unitCost' || name === 'cost';

/** Whether a column of an exported file holds decimal numbers. */
export const isAmountColumn = (name: string): boolean => AMOUNTS.has(name);
