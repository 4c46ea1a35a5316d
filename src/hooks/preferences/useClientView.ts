import { useSyncExternalStore } from 'react';
import type { ClientView } from '../../contracts/products';
import { seesCosts } from '../../domain/billing/costs';
import { clientViewOf } from '../../platform/client-view';
import { useViewer } from '../auth/useViewer';
import { useConsole } from '../console/console-context';

/**
 * The switch that hides costs and margins (commerce §6): one for all pages with prices, kept for
 * the tab. Null if the viewer sees no costs. While it is on, hooks of screens return their records
 * `withoutCosts`, so that no screen can show one.
 *
 * @example
 * const usePrices = () => {
 *   const clientView = useClientView();
 *   return { clientView, hasCosts: clientView !== null && !clientView.isOn };
 * };
 */
export function useClientView(): ClientView | null {
  const viewer = useViewer();
  const stored = clientViewOf(useConsole().platform);
  const isOn = useSyncExternalStore(
    stored.subscribe,
    () => stored.get() === true,
    () => false,
  );
  if (!viewer || !seesCosts(viewer, null)) return null;
  return { isOn, onChange: (next) => (next ? stored.set(true) : stored.remove()) };
}
