import { Badge } from '../../../src/components/ui/Badge';
import { Link } from '../../../src/components/ui/Link';
import type { TableColumn } from '../../../src/components/ui/Table';
import { type Access, ALLOWED, refused } from '../../../src/domain/access';

/** A partner's own record, unknown to the console. */
export interface Invoice {
  readonly number: number;
  readonly customer: string;
  readonly cents: number;
  readonly state: 'open' | 'paid' | 'overdue';
}

const CUSTOMERS = ['Adatum', 'Contoso', 'Fabrikam', 'Northwind', 'Tailspin Toys'] as const;
const STATES = ['paid', 'open', 'paid', 'overdue'] as const;
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** Invoices in the order of their numbers. */
export const invoices: readonly Invoice[] = Array.from({ length: 42 }, (_, at) => ({
  number: 2026_0001 + at,
  customer: CUSTOMERS[at % CUSTOMERS.length] ?? '',
  cents: 4_900 + ((at * 7_919) % 90_000),
  state: STATES[at % STATES.length] ?? 'open',
}));

const TONES = { open: 'neutral', paid: 'success', overdue: 'danger' } as const;

export const invoiceColumns: readonly TableColumn<Invoice>[] = [
  {
    id: 'number',
    header: 'Invoice',
    isRowHeader: true,
    cell: ({ number }) => <Link href={`/billing/${number}`}>{number}</Link>,
  },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  { id: 'state', header: 'State', cell: ({ state }) => <Badge tone={TONES[state]}>{state}</Badge> },
  { id: 'sum', header: 'Amount', align: 'end', cell: ({ cents }) => money.format(cents / 100) },
];

export const invoiceKey = ({ number }: Invoice): number => number;
export const invoiceLabel = ({ number }: Invoice): string => `invoice ${number}`;

/** Only what is not paid can be reminded of. */
export const canRemind = ({ state }: Invoice): Access =>
  state === 'paid' ? refused('This invoice is paid') : ALLOWED;
