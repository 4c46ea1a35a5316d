import { Suspense, useMemo } from 'react';
import type { RenewalMonth, RenewalsScreenProps } from '../../contracts/subscriptions';
import { dataOr } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { monthOf } from '../../domain/time/civil-date';
import { formatMonthHeading } from '../../domain/time/civil-format';
import {
  sharedFactsMessages,
  sharedPlansMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import {
  subscriptionsColumnsMessages,
  subscriptionsListMessages,
  subscriptionsRenewalsMessages,
} from '../../messages/generated/en/subscriptions';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { useCalculations } from '../shared/useCalculations';
import { SECTION_HEADING } from '../ui/control-css';
import { CalendarIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import { lazyPart } from '../ui/lazy-part';
import { List } from '../ui/list/List';
import { Switch } from '../ui/Switch';
import { RenewalMonths } from './RenewalMonths';
import { renewalsColumns } from './renewals-columns';
import { SubscriptionsTabs } from './SubscriptionsTabs';
import { renewalFilters } from './subscriptions-filters';
import { useSubscriptionSelection } from './useSubscriptionSelection';

const Body = styled('div')(
  layered(
    () => `
  &, & [data-slot='rollovers'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); }
  & [data-slot='rollovers'] { gap: var(--plinth-space-3); }
  & h2 { ${SECTION_HEADING} }
  & [data-slot='rollovers'] > p { margin: 0; color: var(--plinth-text-muted); }
  `,
  ),
);

/** Loaded on first open. */
const BulkRenewalsDialog = lazyPart(
  async () => (await import('./BulkRenewalsDialog')).BulkRenewalsDialog,
);

const keyOf = ({ id }: Subscription) => id;
const nameOf = ({ friendlyName, productName }: Subscription) => friendlyName ?? productName;
const NOTHING: readonly RenewalMonth[] = [];

/**
 * Renewals and ends of the next twelve months: the count of each month, current and next price, and
 * what to look at. Monthly rollovers are listed apart, initially hidden (commerce §5, §6).
 *
 * @example
 * <RenewalsScreen {...useRenewalsScreen()} />
 */
export function RenewalsScreen(props: RenewalsScreenProps) {
  const { access, onViewChange, exporting, bulkRenewals, place, now, list } = props;
  const t = useMessages(subscriptionsRenewalsMessages);
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tList = useMessages(uiListMessages);
  const tSubscriptions = useMessages(subscriptionsListMessages);
  const locale = useMessagesLocale();
  const selection = useSubscriptionSelection(props);
  const groupOf = ({ renewsOn }: Subscription) =>
    renewsOn === null ? '' : formatMonthHeading(monthOf(renewsOn), locale);
  return (
    <ListScreen
      data-slot="renewals-screen"
      access={access}
      title={tSubscriptions('viewRenewals')}
      text={t('renewalsIntro')}
      exporting={exporting}
      around={(rows) => (
        <SubscriptionsTabs
          scope={props.scope}
          tab="renewals"
          onViewChange={onViewChange}
          attentionCount={props.attentionCount}
        >
          <Body data-slot="renewals">
            {rows}
            <Rollovers {...props} />
          </Body>
        </SubscriptionsTabs>
      )}
      list={list}
      columns={useColumns(props)}
      narrowBelow={960}
      getRowKey={keyOf}
      getRowLabel={nameOf}
      groupOf={place.month === null ? groupOf : undefined}
      now={now}
      search={{ label: t('renewalsSearch'), placeholder: tSubscriptions('listSearchHint') }}
      filters={renewalFilters({ tColumns, tFacts, tPlans })}
      chart={{ content: <RenewalMonths {...props} />, isSet: place.month !== null }}
      empty={{
        icon: <CalendarIcon />,
        title: t('renewalsEmptyTitle'),
        text: t('renewalsEmptyText'),
      }}
      noMatchTitle={tList('nothingMatches')}
      noMatchText={tSubscriptions('noMatchText', { search: list.query.searchString })}
      failedText={t('renewalsFailed')}
      {...selection}
    >
      <Suspense fallback={null}>
        {bulkRenewals?.dialog && <BulkRenewalsDialog dialog={bulkRenewals.dialog} />}
      </Suspense>
    </ListScreen>
  );
}

/** Columns of both lists. */
function useColumns({ scope, now }: RenewalsScreenProps) {
  const links = useLinks();
  const t = useMessages(subscriptionsRenewalsMessages);
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tStates = useMessages(sharedSubscriptionStatesMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const hasCustomers = scope === 'all';
  return useMemo(
    () =>
      renewalsColumns({
        t,
        tColumns,
        tFacts,
        tStates,
        tPlans,
        locale,
        now,
        hasCustomers,
        links,
        calculations,
      }),
    [t, tColumns, tFacts, tStates, tPlans, locale, now, hasCustomers, links, calculations],
  );
}

/** The monthly rollovers, if there are any. */
function Rollovers(props: RenewalsScreenProps) {
  const { place, onPlaceChange, year, rollovers, now } = props;
  const t = useMessages(subscriptionsRenewalsMessages);
  const columns = useColumns(props);
  const selection = useSubscriptionSelection(props);
  const count = dataOr(year.counts, NOTHING)
    .filter(({ month }) => place.month === null || month === place.month)
    .reduce((sum, one) => sum + one.rollovers, 0);
  if (count === 0) return null;
  return (
    <Part as="section" data-slot="rollovers">
      <h2>{t('rolloversTitle')}</h2>
      <p>{t('rolloversText', { count })}</p>
      <Switch
        label={t('showRollovers')}
        isSelected={place.hasRollovers}
        onChange={(hasRollovers) => onPlaceChange({ ...place, hasRollovers })}
      />
      {place.hasRollovers && (
        <List
          list={rollovers}
          label={t('rolloversTitle')}
          columns={columns}
          narrowBelow={960}
          getRowKey={keyOf}
          getRowLabel={nameOf}
          now={now}
          headingLevel={3}
          pagerLabel={t('rolloversPages')}
          empty={{ icon: <CalendarIcon />, title: t('rolloversEmpty') }}
          failedText={t('renewalsFailed')}
          {...selection}
        />
      )}
    </Part>
  );
}
