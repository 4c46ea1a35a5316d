import type { Links } from '../../contracts/links';
import type { Statement } from '../../domain/billing/statement';
import { formatCivilMonth } from '../../domain/time/civil-format';
import type { Catalogue } from '../../messages/define-messages';
import type {
  sharedFactsMessages,
  sharedStatementStatesMessages,
  sharedStatementsMessages,
} from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import type { ListColumn } from '../ui/list/list-props';
import { statementWords } from './statement-words';

type Words<Section extends Catalogue> = Translate<Section['messages']>;
type Column = ListColumn<Statement>;

/** What the columns are written with. */
export interface StatementColumns {
  /** The words of the columns. */
  readonly t: Words<typeof sharedStatementsMessages>;
  /** The words of states. */
  readonly tStates: Words<typeof sharedStatementStatesMessages>;
  /** The words of columns and facts. */
  readonly tFacts: Words<typeof sharedFactsMessages>;
  /** The reader's. */
  readonly locale: string;
  /** Whether they are added up. @default true */
  readonly hasSums?: boolean | undefined;
  readonly links: Links;
}

/** How it stands; that it is simply issued goes without saying. */
const state = ({ tFacts, tStates }: StatementColumns): Column => ({
  id: 'state',
  kind: 'badge',
  header: tFacts('columnState'),
  sort: 'state',
  share: 10,
  value: (row) => {
    const words = statementWords(row, tStates);
    return row.state === 'issued' ? words.label : words;
  },
});

/** The columns that every list of statements ends with. */
export function statementAmounts(words: StatementColumns): readonly Column[] {
  const { t, tFacts, hasSums = true } = words;
  return [
    state(words),
    {
      id: 'due',
      kind: 'day',
      header: t('columnDue'),
      sort: 'dueOn',
      share: 12,
      summary: 'headed',
      value: ({ dueOn }) => dueOn,
    },
    {
      id: 'total',
      kind: 'money',
      header: tFacts('columnTotal'),
      sort: '-total',
      share: 13,
      summary: 'headed',
      value: ({ total: amount, currency }) => ({ amount, currency }),
      ...(hasSums && { sum: 'total' }),
    },
    {
      id: 'balance',
      kind: 'money',
      header: tFacts('columnBalance'),
      sort: '-balance',
      share: 13,
      summary: 'headed',
      value: ({ balance: amount, currency }) => ({ amount, currency }),
      ...(hasSums && { sum: 'balance' }),
    },
  ];
}

/** The statements of one customer, a month each. Keep the returned value stable. */
export function statementColumns(words: StatementColumns): readonly Column[] {
  const { t, locale, links } = words;
  return [
    {
      id: 'statement',
      kind: 'name',
      header: t('columnStatement'),
      sort: '-period',
      hasDetail: true,
      // Whose claim it is, where it is neither the reader's nor the one that they pay.
      value: ({ id, number, period, direction, issuerName }) => ({
        text: formatCivilMonth(period, locale),
        detail:
          [number, direction === 'others' && issuerName].filter(Boolean).join(' · ') || undefined,
        href: links.statement?.(id),
      }),
    },
    ...statementAmounts(words),
  ];
}
