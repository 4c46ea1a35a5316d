import type { Links } from '../../contracts/links';
import type { ListColumn } from '../ui/list/list-props';

/** A record that belongs to a customer. */
interface OfCustomer {
  readonly customerId: string;
  readonly customerName: string;
}

/** The customer column, which links to the customer. */
export function customerColumn<Row extends OfCustomer>(
  header: string,
  { customer }: Links,
  share: number,
): ListColumn<Row> {
  return {
    id: 'customer',
    kind: 'link',
    header,
    sort: 'customerName',
    share,
    value: ({ customerId, customerName: text }) => ({ text, href: customer?.(customerId) }),
  };
}
