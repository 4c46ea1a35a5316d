import { Suspense, useMemo } from 'react';
import type { SubscriptionsScreenProps } from '../../contracts/subscriptions';
import { isBeforeSession } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import {
  subscriptionsColumnsMessages,
  subscriptionsListMessages,
  subscriptionsStatesMessages,
} from '../../messages/generated/en/subscriptions';
import { uiListMessages, uiPlansMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ExportButton, ExportFailure } from '../ui/ExportButton';
import { ForbiddenState } from '../ui/ForbiddenState';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { List } from '../ui/list/List';
import { PageHeader } from '../ui/PageHeader';
import { Switch } from '../ui/Switch';
import { SubscriptionsTabs } from './SubscriptionsTabs';
import { attentionColumn, subscriptionsColumns } from './subscriptions-columns';
import { subscriptionFilters } from './subscriptions-filters';
import { useSubscriptionSelection } from './useSubscriptionSelection';

const Page = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  `),
);

/** They come when they first open. */
const BulkSeatsDialog = lazyPart(async () => (await import('./BulkSeatsDialog')).BulkSeatsDialog);

const BulkRenewalsDialog = lazyPart(
  async () => (await import('./BulkRenewalsDialog')).BulkRenewalsDialog,
);

const NO_REASONS: readonly string[] = [];

const keyOf = ({ id }: Subscription) => id;
const nameOf = ({ friendlyName, productName }: Subscription) => friendlyName ?? productName;

const EMPTY = {
  attention: ['attentionEmpty', 'attentionEmptyText'],
  all: ['listEmptyTitle', 'listEmptyText'],
  trials: ['trialsEmpty', 'trialsEmptyText'],
} as const;

/**
 * What was bought and goes on: seats used of those bought, prices, when it renews or ends, and what can
 * still be cancelled; those that need attention, and trials, in views of their own (commerce §5).
 *
 * @example
 * <SubscriptionsScreen {...useSubscriptionsScreen()} />
 */
export function SubscriptionsScreen(props: SubscriptionsScreenProps) {
  const links = useLinks();
  const { access, scope, hasScopes, exporting } = props;
  const t = useMessages(subscriptionsListMessages);
  const isOwn = scope === 'own';
  const intro = t(isOwn ? 'introOwn' : 'introAll');
  return (
    <Page data-slot="subscriptions-screen">
      <PageHeader
        title={t('listTitle')}
        isInert={isBeforeSession(props.rows)}
        text={access.allowed ? intro : undefined}
        actions={
          access.allowed && (
            <>
              {exporting && <ExportButton exporting={exporting} />}
              {hasScopes && (
                <Link data-variant="button" href={links.subscriptions?.(isOwn ? 'all' : 'own')}>
                  {t(isOwn ? 'showAll' : 'showOwn')}
                </Link>
              )}
            </>
          )
        }
      />
      {exporting && <ExportFailure exporting={exporting} />}
      {access.allowed ? (
        <SubscriptionsTabs
          scope={hasScopes ? scope : 'all'}
          tab={props.view}
          onViewChange={props.onViewChange}
          attentionCount={props.attentionCount}
        >
          <SubscriptionsOfView {...props} />
        </SubscriptionsTabs>
      ) : (
        <ForbiddenState
          area={t('listTitle')}
          permission={SUBSCRIPTIONS_READ.permission}
          reason={access.reason}
        />
      )}
    </Page>
  );
}

/** The list of the view that is open. */
function SubscriptionsOfView(props: SubscriptionsScreenProps) {
  const links = useLinks();
  const { scope, view, isGrouped, onGroupedChange, now } = props;
  const { bulkSeats, bulkRenewals } = props;
  const t = useMessages(subscriptionsListMessages);
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const tStates = useMessages(subscriptionsStatesMessages);
  const tPlans = useMessages(uiPlansMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const hasCustomers = scope === 'all';
  const isRising = Boolean(props.query.filters.priceRises?.length);
  const reasons = props.query.filters.reason ?? NO_REASONS;
  const columns = useMemo(
    () =>
      subscriptionsColumns({
        t: tColumns,
        tStates,
        locale,
        now,
        hasCustomers,
        isOrdered: isGrouped,
        isRising,
        links,
        isUnused: reasons.includes('unused'),
        reason: view === 'attention' ? attentionColumn(t, reasons, now) : undefined,
      }),
    [t, tColumns, tStates, locale, now, hasCustomers, isGrouped, isRising, links, view, reasons],
  );
  const selection = useSubscriptionSelection({ bulkSeats, bulkRenewals });
  const [emptyTitle, emptyText] = EMPTY[view];
  return (
    <>
      <List
        list={props}
        label={t('listTitle')}
        columns={columns}
        narrowBelow={1000}
        getRowKey={keyOf}
        getRowLabel={nameOf}
        groupOf={isGrouped ? ({ project }) => project ?? t('noProject') : undefined}
        now={now}
        search={{
          label: t('listSearch'),
          placeholder: t(hasCustomers ? 'listSearchHint' : 'ownSearchHint'),
        }}
        filters={subscriptionFilters(view, { t, tColumns, tStates, tPlans })}
        tools={<Switch label={t('byProject')} isSelected={isGrouped} onChange={onGroupedChange} />}
        empty={{ title: t(emptyTitle), text: t(emptyText) }}
        noMatchTitle={tList('nothingMatches')}
        noMatchText={t('noMatchText', { search: props.query.searchString })}
        failedText={t('listFailed')}
        {...selection}
      />
      <Suspense fallback={null}>
        {bulkSeats?.dialog && <BulkSeatsDialog dialog={bulkSeats.dialog} />}
        {bulkRenewals?.dialog && <BulkRenewalsDialog dialog={bulkRenewals.dialog} />}
      </Suspense>
    </>
  );
}
