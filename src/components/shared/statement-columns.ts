import type { Links } from '../../contracts/links';
import type { Statement } from '../../domain/billing/statement';
import { formatMonthHeading } from '../../domain/time/civil-format';
import type { Catalogue } from '../../messages/define-messages';
import type {
  sharedFactsMessages,
  sharedStatementStatesMessages,
  sharedStatementsMessages,
} from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import type { ListBadge, ListColumn } from '../ui/list/list-props';
import { statementWords } from './statement-words';
import { unusual } from './unusual';
import type { Calculations } from './useCalculations';

type Words<Section extends Catalogue> = Translate<Section['messages']>;
type Column = ListColumn<Statement>;

export interface StatementColumns {
  readonly t: Words<typeof sharedStatementsMessages>;
  readonly tStates: Words<typeof sharedStatementStatesMessages>;
  readonly tFacts: Words<typeof sharedFactsMessages>;
  readonly locale: string;
  /** Whether the amounts have totals. @default true */
  readonly hasSums?: boolean | undefined;
  readonly links: Links;
  readonly calculations: Calculations;
}

/** The state of a statement. Issued is the normal state and has no badge. */
function stateOf(row: Statement, { tStates }: StatementColumns) {
  const words = statementWords(row, tStates);
  return row.state === 'issued' ? words.label : words;
}

/** The badge beside a statement's name. */
export function statementBadges(row: Statement, words: StatementColumns): readonly ListBadge[] {
  return unusual(stateOf(row, words));
}

/** The state column. */
const state = (words: StatementColumns): Column => ({
  id: 'state',
  kind: 'badge',
  header: words.tFacts('columnState'),
  sort: 'state',
  share: 10,
  isExtra: true,
  value: (row) => stateOf(row, words),
});

/** The last columns of every list of statements. */
export function statementAmounts(words: StatementColumns): readonly Column[] {
  const { t, tFacts, hasSums = true, calculations } = words;
  return [
    state(words),
    {
      id: 'due',
      kind: 'day',
      header: t('columnDue'),
      sort: 'dueOn',
      share: 12,
      isHeaded: true,
      priority: 3,
      value: ({ dueOn }) => dueOn,
    },
    {
      id: 'total',
      kind: 'money',
      header: tFacts('columnTotal'),
      sort: '-total',
      share: 13,
      narrow: 'lead',
      priority: 1,
      value: ({ total: amount, currency }) => ({ amount, currency }),
      calculation: calculations.statementTotal,
      ...(hasSums && { sum: 'total' }),
    },
    {
      id: 'balance',
      kind: 'money',
      header: tFacts('columnBalance'),
      sort: '-balance',
      share: 13,
      // Unless it is the total, or nothing.
      narrow: ({ balance, total }) => (balance === total || balance === 0 ? 'none' : 'third'),
      isHeaded: true,
      priority: 1,
      // Nothing is owed yet of a draft.
      value: ({ state, balance: amount, currency }) =>
        state === 'draft' ? null : { amount, currency },
      calculation: calculations.balance,
      ...(hasSums && { sum: 'balance' }),
    },
  ];
}

/** Columns of one customer's statements, one per month. Keep the returned value stable. */
export function statementColumns(words: StatementColumns): readonly Column[] {
  const { t, locale, links } = words;
  return [
    {
      id: 'statement',
      kind: 'name',
      header: t('columnStatement'),
      sort: '-period',
      hasDetail: true,
      // Names the issuer if it is neither the reader's company nor the one that bills it.
      value: (row) => ({
        text: formatMonthHeading(row.period, locale),
        detail:
          [row.number, row.direction === 'others' && row.issuerName].filter(Boolean).join(' · ') ||
          undefined,
        href: links.statement?.(row.id),
        badges: statementBadges(row, words),
      }),
    },
    ...statementAmounts(words),
  ];
}
