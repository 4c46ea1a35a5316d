import { useMemo } from 'react';
import type { StatementsScreenProps } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import { areStatementsSummed, STATEMENTS_READ } from '../../domain/billing/statements-list';
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
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ExportButton, ExportFailure } from '../ui/ExportButton';
import { ForbiddenState } from '../ui/ForbiddenState';
import { useLinks } from '../ui/LinksProvider';
import { List } from '../ui/list/List';
import { PageHeader } from '../ui/PageHeader';
import { firstStatementDay } from '../ui/statement-words';
import { StatementsTabs } from './StatementsTabs';
import { statementsColumns } from './statements-columns';
import { STATEMENTS_PAGE } from './statements-css';
import { statementsFilters } from './statements-filters';

const Page = styled('div')(layered(STATEMENTS_PAGE));

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
    <Page data-slot="statements-screen">
      <PageHeader
        title={t('listTitle')}
        isInert={isBeforeSession(props.rows)}
        text={access.allowed ? intro : undefined}
        actions={
          access.allowed && (
            <>
              {exportingLines && (
                <ExportButton
                  exporting={{ ...exportingLines, onStyleChange: undefined }}
                  label={t('exportLines')}
                />
              )}
              <ExportButton exporting={exporting} />
            </>
          )
        }
      />
      <ExportFailure exporting={exporting} />
      {exportingLines && <ExportFailure exporting={exportingLines} />}
      {access.allowed ? (
        <StatementsTabs tab="list">
          <StatementsList {...props} />
        </StatementsTabs>
      ) : (
        <ForbiddenState
          area={t('listTitle')}
          permission={STATEMENTS_READ.permission}
          reason={access.reason}
        />
      )}
    </Page>
  );
}

type ListProps = Omit<StatementsScreenProps, 'access' | 'exporting' | 'exportingLines'>;

/** The list, from which a statement is opened or chosen. */
export function StatementsList(props: ListProps) {
  const links = useLinks();
  const { customerType, now, query } = props;
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
      list={props}
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
