import type { ReactNode } from 'react';
import type { OrdersScreenProps } from '../../contracts/orders';
import { ordersViewIn } from '../../domain/orders/orders-list';
import { ordersListMessages } from '../../messages/generated/en/orders';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Badge } from '../ui/Badge';
import { numberFormat } from '../ui/number-format';
import { Tabs } from '../ui/Tabs';

type TabsProps = Pick<OrdersScreenProps, 'view' | 'views' | 'counts' | 'onViewChange'> & {
  /** What the open tab shows. */
  children: ReactNode;
};

const LABELS = {
  waitingForMe: 'viewWaiting',
  open: 'viewOpen',
  failed: 'viewFailed',
  all: 'viewAll',
} as const;

/** How the number of a view is meant; of all nothing is counted. */
const TONES = { waitingForMe: 'warning', open: 'info', failed: 'danger' } as const;

/** The views of the orders beside each other, with how many there are in them (commerce §5). */
export function OrdersTabs({ view: open, views, counts, onViewChange, children }: TabsProps) {
  const t = useMessages(ordersListMessages);
  const locale = useMessagesLocale();
  return (
    <Tabs
      label={t('views')}
      selectedKey={open}
      keyboardActivation="manual"
      onSelectionChange={(view) => onViewChange(ordersViewIn(view))}
      items={views.map((view) => {
        const count = view === 'all' ? 0 : (counts[view] ?? 0);
        return {
          id: view,
          label: t(LABELS[view]),
          content: view === open ? children : null,
          end: view !== 'all' && count > 0 && (
            <Badge tone={TONES[view]}>{numberFormat(locale).format(count)}</Badge>
          ),
        };
      })}
    />
  );
}
