import { useContext, useEffect, useSyncExternalStore } from 'react';
import type { RealtimeState } from '../../api/realtime';
import { RealtimeStateContext } from './RealtimeStateProvider';

const noListener = () => {};
const nothing = () => noListener;
const stopped = (): RealtimeState => 'stopped';

/** The state of the live connection; `stopped` without a `RealtimeStateProvider` above. */
export function useRealtimeState(): RealtimeState {
  const store = useContext(RealtimeStateContext);
  return useSyncExternalStore(store?.subscribe ?? nothing, store?.get ?? stopped, stopped);
}

/** Reports the state of the live connection, as long as it is mounted. Call it in one place. */
export function useReportRealtimeState(state: RealtimeState): void {
  const store = useContext(RealtimeStateContext);
  useEffect(() => store?.set(state), [store, state]);
  useEffect(() => () => store?.set('stopped'), [store]);
}
