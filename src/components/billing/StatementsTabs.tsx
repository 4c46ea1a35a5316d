import type { ReactNode } from 'react';
import { billingListMessages } from '../../messages/generated/en/billing';
import { useMessages } from '../../messages/messages';
import { useBackLink, useLinks } from '../ui/LinksProvider';
import { Tabs } from '../ui/Tabs';

export interface StatementsTabsProps {
  tab: 'list' | 'compare' | 'reconcile';
  children: ReactNode;
}

const LABELS = { list: 'tabList', compare: 'tabCompare', reconcile: 'tabReconcile' } as const;

/** Tabs of the statement list and of the reports across statements (commerce §1). */
export function StatementsTabs({ tab: open, children }: StatementsTabsProps) {
  const t = useMessages(billingListMessages);
  const links = useLinks();
  const hrefs = {
    list: useBackLink('statements'),
    compare: links.compareStatements,
    reconcile: links.reconcile,
  };
  const tabs = (['list', 'compare', 'reconcile'] as const).filter(
    (tab) => tab === open || hrefs[tab] !== undefined,
  );
  if (tabs.length < 2) return children;
  return (
    <Tabs
      label={t('pages')}
      selectedKey={open}
      items={tabs.map((tab) => ({
        id: tab,
        label: t(LABELS[tab]),
        content: tab === open ? children : null,
        href: hrefs[tab],
      }))}
    />
  );
}
