import type { Links } from '../../contracts/links';
import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import type { billingReconcileMessages } from '../../messages/generated/en/billing';
import type { Translate } from '../../messages/messages';
import { customerColumn } from '../shared/customer-column';
import type { BadgeProps } from '../ui/Badge';
import type { ListBadge, ListColumn } from '../ui/list/list-props';

type Words = Translate<(typeof billingReconcileMessages)['messages']>;
type Column = ListColumn<ReconciliationRow>;

const RESULTS = {
  match: ['resultMatch', 'success'],
  seatsDiffer: ['resultSeats', 'warning'],
  notBilled: ['resultNotBilled', 'danger'],
  notBought: ['resultNotBought', 'danger'],
  nothingToCompare: ['resultNothing', 'neutral'],
} as const;

/** The label of a result. An unknown result is shown as it is (commerce §2.1). */
export function resultWords(result: string, t: Words): Required<ListBadge> {
  if (!Object.hasOwn(RESULTS, result)) return { label: result, tone: 'neutral' };
  const [key, tone] = RESULTS[result as keyof typeof RESULTS];
  return { label: t(key), tone: tone satisfies BadgeProps['tone'] };
}

interface ReconcileColumns {
  readonly t: Words;
  /** Heading of the subscription column. */
  readonly subscription: string;
  /** Heading of the customer column. */
  readonly customer: string;
  readonly hasCosts: boolean;
  readonly links: Links;
}

const money = (amount: number | null | undefined, { currency }: ReconciliationRow) =>
  amount === null || amount === undefined ? null : { amount, currency };

const costColumn = ({ t }: ReconcileColumns): Column => ({
  id: 'cost',
  kind: 'money',
  header: t('columnCost'),
  sort: '-cost',
  share: 13,
  isHeaded: true,
  priority: 3,
  value: (row) => money(row.cost, row),
});

/** Columns of purchases against charges. Keep the returned value stable. */
export function reconcileColumns(words: ReconcileColumns): readonly Column[] {
  const { t, subscription, hasCosts, links } = words;
  return [
    {
      id: 'subscription',
      kind: 'name',
      header: subscription,
      sort: 'productName',
      value: ({ subscriptionId, productName: text }) => ({
        text,
        href: links.subscription?.(subscriptionId),
      }),
    },
    customerColumn<ReconciliationRow>(words.customer, words.links, 18),
    {
      id: 'bought',
      kind: 'number',
      header: t('columnBought'),
      share: 9,
      isHeaded: true,
      priority: 3,
      value: ({ seatsBought }) => seatsBought,
    },
    {
      id: 'billed',
      kind: 'number',
      header: t('columnBilled'),
      share: 9,
      isHeaded: true,
      priority: 3,
      value: ({ seatsBilled }) => seatsBilled,
    },
    ...(hasCosts ? [costColumn(words)] : []),
    {
      id: 'net',
      kind: 'money',
      header: t('columnNet'),
      sort: '-net',
      share: 16,
      narrow: 'lead',
      priority: 1,
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
