import { Suspense, useMemo } from 'react';
import type { SubscriptionsBulk, SubscriptionsScreenProps } from '../../contracts/subscriptions';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  sharedAttentionMessages,
  sharedFactsMessages,
  sharedPlansMessages,
  sharedSubscriptionStatesMessages,
  sharedSubscriptionsMessages,
} from '../../messages/generated/en/shared';
import {
  subscriptionsColumnsMessages,
  subscriptionsListMessages,
} from '../../messages/generated/en/subscriptions';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useCalculations } from '../shared/useCalculations';
import { SubscriptionsIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import { lazyPart } from '../ui/lazy-part';
import { Switch } from '../ui/Switch';
import { SubscriptionsTabs } from './SubscriptionsTabs';
import { attentionColumn, subscriptionsColumns } from './subscriptions-columns';
import { subscriptionFilters } from './subscriptions-filters';
import { useSubscriptionSelection } from './useSubscriptionSelection';

/** Loaded on first open. */
const BulkSeatsDialog = lazyPart(async () => (await import('./BulkSeatsDialog')).BulkSeatsDialog);

const BulkRenewalsDialog = lazyPart(
  async () => (await import('./BulkRenewalsDialog')).BulkRenewalsDialog,
);

const NO_BULK: SubscriptionsBulk = {};
const NO_REASONS: readonly string[] = [];

const keyOf = ({ id }: Subscription) => id;
const nameOf = ({ friendlyName, productName }: Subscription) => friendlyName ?? productName;

const EMPTY = {
  attention: ['attentionEmpty', 'attentionEmptyText'],
  all: [null, 'listEmptyText'],
  trials: ['trialsEmpty', 'trialsEmptyText'],
} as const;

/**
 * The list of subscriptions: seats used and bought, prices, renewal or end, and what can still be
 * cancelled; with views for those that need attention and for trials (commerce §5).
 *
 * @example
 * <SubscriptionsScreen {...useSubscriptionsScreen()} />
 */
export function SubscriptionsScreen(props: SubscriptionsScreenProps) {
  const links = useLinks();
  const { scope, hasScopes, view, isGrouped, onGroupedChange, now, list } = props;
  const { seats: bulkSeats, renewals: bulkRenewals } = props.bulk ?? NO_BULK;
  const t = useMessages(subscriptionsListMessages);
  const tSubscriptions = useMessages(sharedSubscriptionsMessages);
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tAttention = useMessages(sharedAttentionMessages);
  const tStates = useMessages(sharedSubscriptionStatesMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const hasCustomers = scope === 'all';
  const isRising = Boolean(list.query.filters.priceRises?.length);
  const reasons = list.query.filters.reason ?? NO_REASONS;
  const columns = useMemo(
    () =>
      subscriptionsColumns({
        t: tColumns,
        tFacts,
        tStates,
        locale,
        now,
        hasCustomers,
        isOrdered: isGrouped,
        isRising,
        links,
        calculations,
        isUnused: reasons.includes('unused'),
        reason: view === 'attention' ? attentionColumn(tAttention, reasons, now) : undefined,
      }),
    [
      tAttention,
      tColumns,
      tFacts,
      tStates,
      locale,
      now,
      hasCustomers,
      isGrouped,
      isRising,
      links,
      calculations,
      view,
      reasons,
    ],
  );
  const selection = useSubscriptionSelection({ bulkSeats, bulkRenewals });
  const [emptyTitle, emptyText] = EMPTY[view];
  return (
    <ListScreen
      data-slot="subscriptions-screen"
      access={props.access}
      title={t('listTitle')}
      text={t(scope === 'own' ? 'introOwn' : 'introAll')}
      exporting={props.exporting}
      segments={
        hasScopes
          ? (['all', 'own'] as const).map((one) => ({
              id: one,
              label: t(one === 'all' ? 'showAll' : 'showOwn'),
              href: links.subscriptions?.(one),
              isCurrent: one === scope,
            }))
          : undefined
      }
      around={(rows) => (
        <SubscriptionsTabs
          scope={hasScopes ? scope : 'all'}
          tab={view}
          onViewChange={props.onViewChange}
          attentionCount={props.attentionCount}
        >
          {rows}
        </SubscriptionsTabs>
      )}
      list={list}
      columns={columns}
      wideFrom={960}
      getRowKey={keyOf}
      getRowLabel={nameOf}
      groupOf={isGrouped ? ({ project }) => project ?? t('noProject') : undefined}
      now={now}
      search={{
        label: tSubscriptions('subscriptionsSearch'),
        placeholder: t(hasCustomers ? 'listSearchHint' : 'ownSearchHint'),
      }}
      filters={subscriptionFilters(view, { tAttention, tColumns, tFacts, tStates, tPlans })}
      tools={<Switch label={t('byProject')} isSelected={isGrouped} onChange={onGroupedChange} />}
      empty={{
        icon: <SubscriptionsIcon />,
        title: emptyTitle ? t(emptyTitle) : tSubscriptions('subscriptionsEmpty'),
        text: t(emptyText),
        actions: !emptyTitle && links.products && (
          <Link data-variant="button" href={links.products}>
            {tFacts('browseMarketplace')}
          </Link>
        ),
      }}
      noMatchTitle={tList('nothingMatches')}
      noMatchText={t('noMatchText', { search: list.query.searchString })}
      failedText={tSubscriptions('subscriptionsFailed')}
      {...selection}
    >
      <Suspense fallback={null}>
        {bulkSeats?.dialog && <BulkSeatsDialog dialog={bulkSeats.dialog} />}
        {bulkRenewals?.dialog && <BulkRenewalsDialog dialog={bulkRenewals.dialog} />}
      </Suspense>
    </ListScreen>
  );
}
