import type { DashboardTile } from '../../domain/dashboard/tiles';
import { dashboardTilesMessages } from '../../messages/generated/en/dashboard';
import {
  sharedOrderStatesMessages,
  sharedStatementStatesMessages,
} from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';

/** Returns the label of each tile, including its period (commerce §5). */
export function useTileWords(): (tile: DashboardTile) => string {
  const t = useMessages(dashboardTilesMessages);
  const tOrderStates = useMessages(sharedOrderStatesMessages);
  const tStatementStates = useMessages(sharedStatementStatesMessages);
  const words: Readonly<Record<DashboardTile, string>> = {
    renewals: t('tileRenewals'),
    failedOrders: t('tileFailed'),
    waitingForMe: tOrderStates('orderWaiting'),
    openOrders: t('tileOpen'),
    overdue: tStatementStates('statementOverdue'),
    windows: t('tileWindows'),
  };
  return (tile) => words[tile];
}
