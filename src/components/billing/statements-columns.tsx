import type { Statement } from '../../domain/billing/statement';
import { formatCivilMonth } from '../../domain/time/civil-format';
import type { ListColumn } from '../ui/list/list-props';
import { type StatementColumns, statementAmounts, statementColumns } from '../ui/statement-columns';

/** What the columns are written with. */
interface StatementsColumns extends StatementColumns {
  /** The heading of whom they are addressed to. */
  readonly customer: string;
  /** Whether they are of several companies. */
  readonly hasCustomers: boolean;
  /** Where a customer is. @default customers have no page */
  readonly customerHref?: ((id: string) => string) | undefined;
}

type Column = ListColumn<Statement>;

function customerColumn({ customer: header, customerHref }: StatementsColumns): Column {
  const shared = { id: 'customer', header, sort: 'customerName', share: 17 } as const;
  return customerHref
    ? {
        ...shared,
        kind: 'link',
        value: ({ customerId, customerName: text }) => ({ text, href: customerHref(customerId) }),
      }
    : { ...shared, kind: 'text', value: ({ customerName }) => <bdi>{customerName}</bdi> };
}

/**
 * The columns of all statements: those of several companies by their numbers, those of one by their
 * months (commerce §5). Keep the returned value stable.
 */
export function statementsColumns(words: StatementsColumns): readonly Column[] {
  const { t, locale, hasCustomers, statementHref } = words;
  if (!hasCustomers) return statementColumns(words);
  return [
    {
      id: 'statement',
      kind: 'name',
      header: t('columnStatement'),
      sort: '-period',
      hasDetail: true,
      value: ({ id, number, period }) => {
        const month = formatCivilMonth(period, locale);
        return {
          text: number ?? month,
          detail: number === null ? undefined : month,
          href: statementHref?.(id),
        };
      },
    },
    customerColumn(words),
    {
      id: 'issuer',
      kind: 'text',
      header: t('columnIssuer'),
      share: 15,
      summary: 'headed',
      value: ({ issuerName }) => <bdi>{issuerName}</bdi>,
    },
    ...statementAmounts(words),
  ];
}
