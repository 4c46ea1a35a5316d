import type { ReactNode } from 'react';
import {
  type SubscriptionsScope,
  type SubscriptionsView,
  subscriptionsViewIn,
} from '../../domain/subscriptions/subscriptions-list';
import { subscriptionsListMessages } from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Badge } from '../ui/Badge';
import { useLinks } from '../ui/LinksProvider';
import { numberFormat } from '../ui/number-format';
import { Tabs } from '../ui/Tabs';

/** A tab: a view of the list, or the renewals. */
type SubscriptionsTab = SubscriptionsView | 'renewals';

export interface SubscriptionsTabsProps {
  /** The customers whose subscriptions are shown. */
  scope: SubscriptionsScope;
  tab: SubscriptionsTab;
  /** Called with the selected view. */
  onViewChange: (view: SubscriptionsView) => void;
  /** How many need attention. @default not shown */
  attentionCount?: number | null | undefined;
  children: ReactNode;
}

const LABELS = {
  attention: 'viewAttention',
  all: 'viewAll',
  renewals: 'viewRenewals',
  trials: 'viewTrials',
} as const;

const TABS = ['attention', 'all', 'renewals', 'trials'] as const;

/** Tabs of the subscriptions' views and of the renewals (commerce §5). */
export function SubscriptionsTabs(props: SubscriptionsTabsProps) {
  const { scope, tab: open, onViewChange, attentionCount, children } = props;
  const renewalsHref = useLinks().renewals?.(scope);
  const t = useMessages(subscriptionsListMessages);
  const locale = useMessagesLocale();
  const count = attentionCount ? (
    <Badge tone="warning">{numberFormat(locale).format(attentionCount)}</Badge>
  ) : undefined;
  return (
    <Tabs
      label={t('views')}
      selectedKey={open}
      keyboardActivation="manual"
      onSelectionChange={(tab) => onViewChange(subscriptionsViewIn(tab))}
      items={TABS.filter((tab) => tab !== 'renewals' || renewalsHref || open === tab).map(
        (tab) => ({
          id: tab,
          label: t(LABELS[tab]),
          content: tab === open ? children : null,
          end: tab === 'attention' ? count : undefined,
          href: tab === 'renewals' && open !== tab ? renewalsHref : undefined,
        }),
      )}
    />
  );
}
