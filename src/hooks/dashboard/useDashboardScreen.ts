import { useState } from 'react';
import type { DashboardScreenProps } from '../../contracts/dashboard';
import { withoutCosts } from '../../domain/billing/costs';
import { firstStepsOf } from '../../domain/dashboard/first-steps';
import { canReadProducts } from '../../domain/products/product-access';
import { mapReading } from '../../domain/reading';
import { useCurrentUser } from '../auth/useSession';
import { useLiveReload } from '../connectivity/useLiveReload';
import {
  type Realtime,
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { useClientView } from '../preferences/useClientView';
import { dashboardKeys } from '../reads/keys';
import { useNow } from '../timing/useNow';
import { useDashboardParts } from './useDashboardParts';

/** Options of {@link useDashboardScreen}. */
export interface DashboardScreenOptions
  extends Pick<DashboardScreenProps, 'areas'>,
    RealtimeSettings {}

const MINUTE_MS = 60_000;

/**
 * The first page after the sign-in: what `DashboardScreen` takes. For signed-in pages. Refetched on
 * live events; no requests for what the viewer may not see.
 *
 * @throws Error when nobody is signed in.
 *
 * @example
 * ```tsx
 * function Home() {
 *   return <DashboardScreen {...useDashboardScreen({ areas: [] })} />;
 * }
 * ```
 */
export function useDashboardScreen(options: DashboardScreenOptions): DashboardScreenProps {
  const { areas, url, buildHub } = options;
  const user = useCurrentUser();
  const { isNew, customers, spend, ...parts } = useDashboardParts(user);
  const clientView = useClientView();
  const { summary } = parts;
  const openOrders = summary?.status === 'ready' ? (summary.data.openOrders ?? 0) : 0;
  const realtime = useRealtimeConnection({ url, buildHub });
  const isListening = useHasGreeted(realtime);
  useLiveReload({
    keys: isListening ? [dashboardKeys.all] : null,
    isOpen: openOrders > 0,
    realtime,
  });

  return {
    ...parts,
    user,
    level: user.customerType,
    now: useNow(MINUTE_MS),
    areas,
    spend: spend && (clientView?.isOn ? mapReading(spend, withoutCosts) : spend),
    firstSteps: isNew ? firstStepsOf(user, customers) : [],
    hasMarketplace: canReadProducts({ ...user, allowedWhileImpersonating: null }).allowed,
    clientView,
  };
}

/**
 * Whether the first attempt to connect has ended, so that data read just before is not read twice.
 */
function useHasGreeted({ state }: Realtime): boolean {
  const [isOver, setIsOver] = useState(false);
  if (!isOver && (state === 'connected' || state === 'reconnecting')) setIsOver(true);
  return isOver;
}
