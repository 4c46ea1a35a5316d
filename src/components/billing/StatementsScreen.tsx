import { useMemo } from 'react';
import type { StatementsScreenProps } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import { areStatementsSummed } from '../../domain/billing/statements-list';
import { isBeforeSession } from '../../domain/reading';
import {
  billingColumnsMessages,
  billingListMessages,
  billingStatesMessages,
} from '../../messages/generated/en/billing';
import {
  customersListMessages,
  customersPartsMessages,
} from '../../messages/generated/en/customers';
import { subscriptionsColumnsMessages } from '../../messages/generated/en/subscriptions';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { ExportButton, ExportFailure } from '../ui/ExportButton';
import { useLinks } from '../ui/LinksProvider';
import { List } from '../ui/list/List';
import { Screen } from '../ui/Screen';
import { firstStatementDay } from '../ui/statement-words';
import { StatementsTabs } from './StatementsTabs';
import { statementsColumns } from './statements-columns';
import { statementsFilters } from './statements-filters';

const keyOf = ({ id }: Statement) => id;

/**
 * What was billed: number, month, state, what is due when and what is still open, with sums a currency;
 * the same as a file for the accountant (commerce §5).
 *
 * @example
 * <StatementsScreen {...useStatementsScreen()} />
 */
export function StatementsScreen(props: StatementsScreenProps) {
  const { access, customerType, exporting, exportingLines } = props;
  const t = useMessages(billingListMessages);
  const intro = t(customerType === 0 ? 'introOwn' : 'introAll');
  return (
    <Screen
      data-slot="statements-screen"
      access={access}
      title={t('listTitle')}
      text={intro}
      isInert={isBeforeSession(props.list.rows)}
      actions={
        <>
          {exportingLines && (
            <ExportButton
              exporting={{ ...exportingLines, onStyleChange: undefined }}
              label={t('exportLines')}
            />
          )}
          <ExportButton exporting={exporting} />
        </>
      }
    >
      <ExportFailure exporting={exporting} />
      {exportingLines && <ExportFailure exporting={exportingLines} />}
      <StatementsTabs tab="list">
        <StatementsList {...props} />
      </StatementsTabs>
    </Screen>
  );
}

type ListProps = Pick<StatementsScreenProps, 'list' | 'customerType' | 'now'>;

/** The list, from which a statement is opened or chosen. */
export function StatementsList(props: ListProps) {
  const links = useLinks();
  const { customerType, now, list } = props;
  const { query } = list;
  const t = useMessages(billingListMessages);
  const tColumns = useMessages(billingColumnsMessages);
  const tStates = useMessages(billingStatesMessages);
  const tParts = useMessages(customersPartsMessages);
  const tList = useMessages(customersListMessages);
  const customer = useMessages(subscriptionsColumnsMessages)('columnCustomer');
  const nothingMatches = useMessages(uiListMessages)('nothingMatches');
  const locale = useMessagesLocale();
  const hasCustomers = customerType !== 0;
  const hasSums = areStatementsSummed(customerType, query);
  const columns = useMemo(
    () =>
      statementsColumns({
        ...{ t: tColumns, tStates, tParts, tList, locale },
        ...{ customer, hasCustomers, hasSums, links },
      }),
    [tColumns, tStates, tParts, tList, locale, customer, hasCustomers, hasSums, links],
  );
  return (
    <List
      list={list}
      label={t('listTitle')}
      columns={columns}
      narrowBelow={hasCustomers ? 1000 : 840}
      getRowKey={keyOf}
      now={now}
      search={{
        label: t('statementsSearch'),
        placeholder: t(hasCustomers ? 'searchHint' : 'ownSearchHint'),
      }}
      filters={statementsFilters(customerType, {
        t,
        tColumns,
        tStates,
        state: tList('columnState'),
      })}
      sumsOf={({ part }) =>
        part && tStates(part === 'draft' ? 'statementDraft' : 'statementIssued')
      }
      empty={{
        title: t('statementsEmpty'),
        text: t('statementsEmptyText', { date: firstStatementDay(now, locale) }),
      }}
      noMatchTitle={nothingMatches}
      noMatchText={query.searchString && t('noMatchText', { search: query.searchString })}
      failedText={t('statementsFailed')}
    />
  );
}
