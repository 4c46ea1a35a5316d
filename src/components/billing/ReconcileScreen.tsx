import { type ReactNode, useMemo } from 'react';
import type { ReconcileScreenProps } from '../../contracts/billing';
import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import { formatCivilMonth } from '../../domain/time/civil-format';
import {
  billingColumnsMessages,
  billingListMessages,
  billingReconcileMessages,
} from '../../messages/generated/en/billing';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { VISUALLY_HIDDEN } from '../ui/control-css';
import { EmptyState } from '../ui/EmptyState';
import { CompareIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import { MonthPicker } from '../ui/MonthPicker';
import { Skeleton } from '../ui/Skeleton';
import { reconcileColumns, resultWords } from './reconcile-columns';
import { StatementsTabs } from './StatementsTabs';

const Body = styled('div')(
  layered(
    () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  & [data-slot='month-picker'] { inline-size: 200px; }
  & [data-slot='list-tools'] [data-slot='date-label'] { ${VISUALLY_HIDDEN} }
  & > [data-slot='skeleton'] { block-size: 50px; }
  ${mediaDown('sm')} {
    gap: var(--plinth-space-2);
    & > [data-slot='skeleton'] { block-size: 50px; }
    /* Two lines, so that the list begins near the top. */
    & > [data-slot='banner'] { font-size: var(--plinth-font-size-sm); line-height: 18px; }
    & > [data-slot='banner'] > div { display: block; padding: 4px var(--plinth-space-3); }
    & > [data-slot='banner'] svg { display: none; }
    & > [data-slot='banner'] :is([data-slot='banner-text'], [data-slot='banner-actions'], strong) { display: inline; padding: 0; }
    & > [data-slot='banner'] [data-slot='button'] { display: inline; min-block-size: 0; margin-inline-start: 6px; padding: 3px 0; border: 0; background: none; box-shadow: none; font-size: inherit; line-height: inherit; text-decoration: underline; white-space: normal; }
  }
  `,
  ),
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
  const links = useLinks();
  const { access, exporting, summary, matches, hasCosts, list, now } = props;
  const { period, lastPeriod, onPeriodChange } = props;
  const { query } = list;
  const t = useMessages(billingReconcileMessages);
  const tList = useMessages(billingListMessages);
  const tColumns = useMessages(billingColumnsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const nothingMatches = useMessages(uiListMessages)('nothingMatches');
  const locale = useMessagesLocale();
  const columns = useMemo(
    () =>
      reconcileColumns({
        ...{ t, hasCosts, links },
        subscription: tFacts('columnSubscription'),
        customer: tFacts('columnCustomer'),
      }),
    [t, tFacts, hasCosts, links],
  );
  const month = (
    <MonthPicker
      label={tColumns('columnMonth')}
      isRequired
      value={period}
      max={lastPeriod}
      now={now}
      onChange={(chosen) => chosen !== null && onPeriodChange(chosen)}
    />
  );
  /** The month's result, and its rows. */
  const result = (rows: ReactNode) => (
    <>
      {!summary && list.rows.status === 'loading' && <Skeleton shape="block" />}
      {summary && (
        <Banner
          announce="off"
          tone={summary.differing === 0 ? 'success' : 'warning'}
          title={`${formatCivilMonth(period, locale)} · ${
            summary.differing === 0
              ? t('allMatch', { count: summary.total })
              : t('someDiffer', { count: summary.differing, total: summary.total })
          }`}
          actions={
            matches && (
              <Button size="sm" onPress={() => matches.onShownChange(!matches.isShown)}>
                {matches.isShown ? t('differencesOnly') : t('showAll', { count: matches.count })}
              </Button>
            )
          }
        />
      )}
      {rows}
    </>
  );
  return (
    <ListScreen
      data-slot="reconcile-screen"
      access={access}
      title={tList('tabReconcile')}
      text={t('reconcileIntro')}
      exporting={exporting}
      // The file holds all rows of the month, whatever the list shows.
      exportLabel={t('exportMonth')}
      around={(rows) => (
        <StatementsTabs tab="reconcile">
          <Body data-slot="reconcile">
            {summary?.isNothingYet ? (
              <>
                {month}
                <EmptyState
                  icon={<CompareIcon />}
                  title={t('nothingYet')}
                  text={t('nothingYetText')}
                />
              </>
            ) : (
              result(rows)
            )}
          </Body>
        </StatementsTabs>
      )}
      list={list}
      columns={columns}
      wideFrom={840}
      getRowKey={keyOf}
      getRowLabel={nameOf}
      now={now}
      search={{ label: t('reconcileSearch'), placeholder: t('reconcileSearchHint') }}
      filters={[
        {
          name: 'result',
          label: t('columnResult'),
          labelOf: (one) => resultWords(one, t).label,
        },
      ]}
      tools={month}
      empty={{ icon: <CompareIcon />, title: t('nothingYet') }}
      noMatchTitle={nothingMatches}
      noMatchText={query.searchString && t('reconcileNoMatch', { search: query.searchString })}
      failedText={t('reconcileFailed')}
    />
  );
}
