import { useMemo } from 'react';
import type { ReconcileScreenProps } from '../../contracts/billing';
import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import {
  billingColumnsMessages,
  billingListMessages,
  billingReconcileMessages,
} from '../../messages/generated/en/billing';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ExportButton, ExportFailure } from '../ui/ExportButton';
import { CompareIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { List } from '../ui/list/List';
import { MonthPicker } from '../ui/MonthPicker';
import { Screen } from '../ui/Screen';
import { Skeleton } from '../ui/Skeleton';
import { reconcileColumns, resultWords } from './reconcile-columns';
import { StatementsTabs } from './StatementsTabs';

const Body = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  & [data-slot='month-picker'] { max-inline-size: 240px; }
  & > [data-slot='skeleton'] { block-size: 50px; }
  @media (width < 576px) { & > [data-slot='skeleton'] { block-size: 98px; } }
  `),
);

const keyOf = ({ subscriptionId, currency }: ReconciliationRow) => `${subscriptionId} ${currency}`;
const nameOf = ({ productName }: ReconciliationRow) => productName;

/**
 * Compares a month's purchases with what was billed, by subscription: matches, differences, and
 * what only one side has. A missing statement counts as neither (commerce §6).
 *
 * @example
 * <ReconcileScreen {...useReconcileScreen()} />
 */
export function ReconcileScreen(props: ReconcileScreenProps) {
  const { access, exporting, summary, period, lastPeriod, onPeriodChange, now } = props;
  const t = useMessages(billingReconcileMessages);
  const tList = useMessages(billingListMessages);
  const tColumns = useMessages(billingColumnsMessages);
  return (
    <Screen
      data-slot="reconcile-screen"
      access={access}
      title={tList('tabReconcile')}
      text={t('reconcileIntro')}
      actions={<ExportButton exporting={exporting} />}
    >
      <ExportFailure exporting={exporting} />
      <StatementsTabs tab="reconcile">
        <Body data-slot="reconcile">
          <MonthPicker
            label={tColumns('columnMonth')}
            isRequired
            value={period}
            max={lastPeriod}
            now={now}
            onChange={(month) => month !== null && onPeriodChange(month)}
          />
          {summary?.isNothingYet ? (
            <EmptyState icon={<CompareIcon />} title={t('nothingYet')} text={t('nothingYetText')} />
          ) : (
            <Rows {...props} />
          )}
        </Body>
      </StatementsTabs>
    </Screen>
  );
}

function Rows(props: ReconcileScreenProps) {
  const links = useLinks();
  const { summary, matches, hasCosts, list, now } = props;
  const { query } = list;
  const t = useMessages(billingReconcileMessages);
  const tList = useMessages(billingListMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const nothingMatches = useMessages(uiListMessages)('nothingMatches');
  const columns = useMemo(
    () =>
      reconcileColumns({
        ...{ t, hasCosts, links },
        subscription: tFacts('columnSubscription'),
        customer: tFacts('columnCustomer'),
      }),
    [t, tFacts, hasCosts, links],
  );
  return (
    <>
      {!summary && list.rows.status === 'loading' && <Skeleton shape="block" />}
      {summary && (
        <Banner
          announce="off"
          tone={summary.differing === 0 ? 'success' : 'warning'}
          title={
            summary.differing === 0
              ? t('allMatch', { count: summary.total })
              : t('someDiffer', { count: summary.differing, total: summary.total })
          }
          actions={
            matches && (
              <Button size="sm" onPress={() => matches.onShownChange(!matches.isShown)}>
                {matches.isShown ? t('differencesOnly') : t('showAll', { count: matches.count })}
              </Button>
            )
          }
        />
      )}
      <List
        list={list}
        label={tList('tabReconcile')}
        columns={columns}
        narrowBelow={840}
        getRowKey={keyOf}
        getRowLabel={nameOf}
        now={now}
        search={{ label: t('reconcileSearch'), placeholder: t('reconcileSearchHint') }}
        filters={[
          {
            name: 'result',
            label: t('columnResult'),
            labelOf: (result) => resultWords(result, t).label,
          },
        ]}
        empty={{ icon: <CompareIcon />, title: t('nothingYet') }}
        noMatchTitle={nothingMatches}
        noMatchText={query.searchString && t('reconcileNoMatch', { search: query.searchString })}
        failedText={t('reconcileFailed')}
      />
    </>
  );
}
