import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import type { reconciliationPageMessages } from '../../messages/generated/en/reconciliation';
import type { Translate } from '../../messages/messages';
import type { BadgeProps } from '../ui/Badge';
import type { ListBadge, ListColumn } from '../ui/list/list-props';

type Words = Translate<(typeof reconciliationPageMessages)['messages']>;
type Column = ListColumn<ReconciliationRow>;

const RESULTS = {
  match: ['resultMatch', 'success'],
  seatsDiffer: ['resultSeats', 'warning'],
  notBilled: ['resultNotBilled', 'danger'],
  notBought: ['resultNotBought', 'danger'],
  nothingToCompare: ['resultNothing', 'neutral'],
} as const;

/** What comes of a comparison in words; an unknown result is its own text (commerce §2.1). */
export function resultWords(result: string, t: Words): Required<ListBadge> {
  if (!Object.hasOwn(RESULTS, result)) return { label: result, tone: 'neutral' };
  const [key, tone] = RESULTS[result as keyof typeof RESULTS];
  return { label: t(key), tone: tone satisfies BadgeProps['tone'] };
}

/** What the columns are written with. */
interface ReconcileColumns {
  readonly t: Words;
  /** The heading of what was subscribed to. */
  readonly subscription: string;
  /** The heading of whose it is. */
  readonly customer: string;
  readonly hasCosts: boolean;
  readonly subscriptionHref: ((id: string) => string) | undefined;
  readonly customerHref: ((id: string) => string) | undefined;
}

const money = (amount: number | null | undefined, { currency }: ReconciliationRow) =>
  amount === null || amount === undefined ? null : { amount, currency };

function customerColumn({ customer: header, customerHref }: ReconcileColumns): Column {
  const shared = { id: 'customer', header, sort: 'customerName', share: 18 } as const;
  return customerHref
    ? {
        ...shared,
        kind: 'link',
        value: ({ customerId, customerName: text }) => ({ text, href: customerHref(customerId) }),
      }
    : { ...shared, kind: 'text', value: ({ customerName }) => <bdi>{customerName}</bdi> };
}

const costColumn = ({ t }: ReconcileColumns): Column => ({
  id: 'cost',
  kind: 'money',
  header: t('columnCost'),
  sort: '-cost',
  share: 13,
  summary: 'headed',
  value: (row) => money(row.cost, row),
});

/** What was bought beside what was billed. Keep the returned value stable. */
export function reconcileColumns(words: ReconcileColumns): readonly Column[] {
  const { t, subscription, hasCosts, subscriptionHref } = words;
  return [
    {
      id: 'subscription',
      kind: 'name',
      header: subscription,
      sort: 'productName',
      value: ({ subscriptionId, productName: text }) => ({
        text,
        href: subscriptionHref?.(subscriptionId),
      }),
    },
    customerColumn(words),
    {
      id: 'bought',
      kind: 'number',
      header: t('columnBought'),
      share: 9,
      summary: 'headed',
      value: ({ seatsBought }) => seatsBought,
    },
    {
      id: 'billed',
      kind: 'number',
      header: t('columnBilled'),
      share: 9,
      summary: 'headed',
      value: ({ seatsBilled }) => seatsBilled,
    },
    ...(hasCosts ? [costColumn(words)] : []),
    {
      id: 'net',
      kind: 'money',
      header: t('columnNet'),
      sort: '-net',
      share: 16,
      summary: 'headed',
      value: (row) => money(row.net, row),
    },
    {
      id: 'result',
      kind: 'badge',
      header: t('columnResult'),
      share: 14,
      value: ({ result }) => resultWords(result, t),
    },
  ];
}
