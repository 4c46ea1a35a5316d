import type { Links } from '../../contracts/links';
import type { Statement } from '../../domain/billing/statement';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { customerColumn } from '../shared/customer-column';
import type { ListColumn } from '../ui/list/list-props';
import { type StatementColumns, statementAmounts, statementColumns } from '../ui/statement-columns';

/** What the columns are written with. */
interface StatementsColumns extends StatementColumns {
  /** The heading of whom they are addressed to. */
  readonly customer: string;
  /** Whether they are of several companies. */
  readonly hasCustomers: boolean;
  readonly links: Links;
}

type Column = ListColumn<Statement>;

/**
 * The columns of all statements: those of several companies by their numbers, those of one by their
 * months (commerce §5). Keep the returned value stable.
 */
export function statementsColumns(words: StatementsColumns): readonly Column[] {
  const { t, locale, hasCustomers, links } = words;
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
          href: links.statement?.(id),
        };
      },
    },
    customerColumn<Statement>(words.customer, words.links, 17),
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
