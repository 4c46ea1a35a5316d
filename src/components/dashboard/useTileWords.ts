import type { DashboardTile } from '../../domain/dashboard/tiles';
import { billingStatesMessages } from '../../messages/generated/en/billing';
import { dashboardTilesMessages } from '../../messages/generated/en/dashboard';
import { ordersStatesMessages } from '../../messages/generated/en/orders';
import { useMessages } from '../../messages/messages';

/** What each number is called, the window in the name (commerce §5). */
export function useTileWords(): (tile: DashboardTile) => string {
  const t = useMessages(dashboardTilesMessages);
  const tOrders = useMessages(ordersStatesMessages);
  const tBilling = useMessages(billingStatesMessages);
  const words: Readonly<Record<DashboardTile, string>> = {
    renewals: t('tileRenewals'),
    failedOrders: t('tileFailed'),
    waitingForMe: tOrders('orderWaiting'),
    openOrders: t('tileOpen'),
    overdue: tBilling('statementOverdue'),
    windows: t('tileWindows'),
  };
  return (tile) => words[tile];
}
