import { useMemo } from 'react';
import type { StatementsScreenProps } from '../../contracts/billing';
import type { Links } from '../../contracts/links';
import { totalsOf } from '../../domain/billing/outstanding';
import type { Statement } from '../../domain/billing/statement';
import { STATEMENT_DIRECTIONS } from '../../domain/billing/statement';
import { areStatementsSummed } from '../../domain/billing/statements-list';
import { formatMoney } from '../../domain/money';
import { csvStyleFor } from '../../domain/text/csv';
import { formatMonthHeading } from '../../domain/time/civil-format';
import type { CustomerType } from '../../domain/users/user';
import {
  billingColumnsMessages,
  billingListMessages,
  billingOpenMessages,
} from '../../messages/generated/en/billing';
import {
  sharedFactsMessages,
  sharedStatementStatesMessages,
  sharedStatementsMessages,
} from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { customerColumn } from '../shared/customer-column';
import type { StatementColumns } from '../shared/statement-columns';
import { statementAmounts, statementBadges, statementColumns } from '../shared/statement-columns';
import { firstStatementDay, statementStateWords, statementWords } from '../shared/statement-words';
import { useCalculations } from '../shared/useCalculations';
import { ExportFailure } from '../ui/ExportButton';
import { StatementsIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import { List } from '../ui/list/List';
import type { ListColumn, ListFilter, ListProps } from '../ui/list/list-props';
import { Mark } from '../ui/Mark';
import { useRefusal } from '../ui/useRefusal';
import { OpenFigures, openAgesChart } from './OpenStatements';
import { StatementsTabs } from './StatementsTabs';

interface FilterWords {
  readonly t: Translate<(typeof billingListMessages)['messages']>;
  readonly tMonths: Translate<(typeof billingColumnsMessages)['messages']>;
  readonly tStates: Translate<(typeof sharedStatementStatesMessages)['messages']>;
  /** Label of the filter by state. */
  readonly state: string;
}

const isDirection = (value: string): value is 'payable' | 'receivable' | 'others' =>
  STATEMENT_DIRECTIONS.some((direction) => direction === value);

/** Filters of the list. Viewers with customers can also filter by recipient. */
function statementsFilters(
  customerType: CustomerType,
  { t, tMonths, tStates, state: label }: FilterWords,
): readonly ListFilter[] {
  const direction: ListFilter = {
    name: 'direction',
    label: t('direction'),
    // Statements between two other companies are hidden from resellers.
    options: STATEMENT_DIRECTIONS.filter((value) => value !== 'others'),
    labelOf: (value) => (isDirection(value) ? t(value) : value),
  };
  // The provider receives no statements; it filters by issuer.
  const issuer: ListFilter = { name: 'issuerId', label: tMonths('columnIssuer') };
  return [
    {
      name: 'state',
      label,
      labelOf: (value) => statementStateWords(value, tStates).label,
    },
    { name: 'period', label: tMonths('columnMonth'), kind: 'month' },
    ...(customerType === 0 ? [] : customerType === 1 ? [direction] : [issuer]),
  ];
}

interface StatementsColumns extends StatementColumns {
  readonly tMonths: Translate<(typeof billingColumnsMessages)['messages']>;
  /** Whether the list has statements of several companies. */
  readonly hasCustomers: boolean;
  /** Whether the month is the heading of the rows. */
  readonly isGrouped: boolean;
  readonly links: Links;
}

type Column = ListColumn<Statement>;

/**
 * Columns of all statements; of several companies by number, of one company by month (commerce §5).
 * Keep the returned value stable.
 */
function statementsColumns(words: StatementsColumns): readonly Column[] {
  const { t, locale, hasCustomers, isGrouped, links } = words;
  if (!hasCustomers) return statementColumns(words);
  return [
    {
      id: 'statement',
      kind: 'name',
      header: t('columnStatement'),
      sort: '-period',
      hasDetail: !isGrouped,
      hasPicture: true,
      value: (row) => {
        const { number, period, customerId } = row;
        return {
          // A draft has no number yet.
          text: number ?? statementWords(row, words.tStates).label,
          detail: isGrouped ? undefined : formatMonthHeading(period, locale),
          href: links.statement?.(row.id),
          picture: <Mark seed={customerId} />,
          badges: number === null ? [] : statementBadges(row, words),
        };
      },
    },
    customerColumn<Statement>(words.tFacts('columnCustomer'), words.links, 17),
    {
      id: 'issuer',
      kind: 'text',
      header: words.tMonths('columnIssuer'),
      share: 15,
      priority: 3,
      value: ({ issuerName }) => <bdi>{issuerName}</bdi>,
    },
    ...statementAmounts(words),
  ];
}

const keyOf = ({ id }: Statement) => id;

/**
 * The list of statements: number, month, state, due date and open balance, with totals by currency
 * and an export for the accountant (commerce §5). What is still to be paid leads it.
 *
 * @example
 * <StatementsScreen {...useStatementsScreen()} />
 */
export function StatementsScreen(props: StatementsScreenProps) {
  const { access, customerType, exporting, exportingLines, open, now } = props;
  const t = useMessages(billingListMessages);
  const locale = useMessagesLocale();
  const refusal = useRefusal();
  return (
    <ListScreen
      data-slot="statements-screen"
      access={access}
      title={t(customerType === 0 ? 'listTitle' : 'listTitleAll')}
      text={t(customerType === 0 ? 'introOwn' : 'introAll')}
      exporting={exporting}
      actions={
        exportingLines && [
          {
            id: 'lines',
            variant: 'menu',
            label: t('exportLines'),
            isPending: exportingLines.isPending,
            isDisabled: !exportingLines.access.allowed,
            ...refusal(exportingLines.access),
            onAction: () => exportingLines.onExport(exportingLines.style ?? csvStyleFor(locale)),
          },
        ]
      }
      figures={open && <OpenFigures open={open} now={now} />}
      notices={exportingLines && <ExportFailure exporting={exportingLines} />}
      around={(rows) => <StatementsTabs tab="list">{rows}</StatementsTabs>}
      chart={openAgesChart(props)}
      {...useStatementsList(props)}
    />
  );
}

type ListParts = Pick<StatementsScreenProps, 'list' | 'customerType' | 'now'>;

/** The list of statements, whose rows open or select one. */
export function StatementsList(props: ListParts) {
  const t = useMessages(billingListMessages);
  const label = t(props.customerType === 0 ? 'listTitle' : 'listTitleAll');
  return <List {...useStatementsList(props)} label={label} />;
}

/** Orders in which the statements of a month are next to each other. */
const BY_MONTH: readonly string[] = ['', 'period', '-period'];

/** The parts of the list of statements. */
function useStatementsList({ customerType, now, list }: ListParts) {
  const links = useLinks();
  const { query } = list;
  const t = useMessages(billingListMessages);
  const tOpen = useMessages(billingOpenMessages);
  const tStatements = useMessages(sharedStatementsMessages);
  const tMonths = useMessages(billingColumnsMessages);
  const tStates = useMessages(sharedStatementStatesMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const nothingMatches = useMessages(uiListMessages)('nothingMatches');
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const hasCustomers = customerType !== 0;
  const hasSums = areStatementsSummed(customerType, query);
  const isGrouped = hasCustomers && BY_MONTH.includes(query.sort);
  const columns = useMemo(
    () =>
      statementsColumns({
        ...{ t: tStatements, tMonths, tStates, tFacts, locale },
        ...{ hasCustomers, isGrouped, hasSums, links, calculations },
      }),
    [
      tStatements,
      tMonths,
      tStates,
      tFacts,
      locale,
      hasCustomers,
      isGrouped,
      hasSums,
      links,
      calculations,
    ],
  );
  /** What the statements of a month add up to; of part of a month, says so. */
  function monthSum(rows: readonly Statement[], isWhole: boolean): string {
    const sums = totalsOf(rows)
      .map((money) => formatMoney(money, locale))
      .join(' · ');
    return isWhole ? sums : tOpen('onThisPage', { sums });
  }
  return {
    list,
    columns,
    wideFrom: hasCustomers ? 960 : 840,
    getRowKey: keyOf,
    now,
    groupOf: isGrouped ? ({ period }: Statement) => formatMonthHeading(period, locale) : undefined,
    groupNote: isGrouped && hasSums ? monthSum : undefined,
    search: {
      label: tStatements('statementsSearch'),
      placeholder: t(hasCustomers ? 'searchHint' : 'ownSearchHint'),
    },
    filters: statementsFilters(customerType, { t, tMonths, tStates, state: tFacts('columnState') }),
    sumsOf: ({ part }) => part && tStates(part === 'draft' ? 'statementDraft' : 'statementIssued'),
    empty: {
      icon: <StatementsIcon />,
      title: tStatements('statementsEmpty'),
      text: tStatements('statementsEmptyText', { date: firstStatementDay(now, locale) }),
    },
    noMatchTitle: nothingMatches,
    noMatchText: query.searchString && t('noMatchText', { search: query.searchString }),
    failedText: tStatements('statementsFailed'),
  } satisfies Omit<ListProps<Statement>, 'label'>;
}
