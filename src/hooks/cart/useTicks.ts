import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { purchaseMemoryOf, remember } from '../../platform/purchase-memory';
import { useConsole } from '../console/console-context';

/** The confirmed warnings, and the function that ticks or unticks one. */
export interface Ticks {
  /** Keys of the ticked warnings (`issueKey` of the domain). */
  readonly ticked: ReadonlySet<string>;
  /** Ticks or unticks a warning by its key. */
  readonly onTick: (key: string, isTicked: boolean) => void;
}

/** The ticks of this tab: local state that is not sent (wire §3.3). */
export function useTicks(): Ticks {
  const memory = purchaseMemoryOf(useConsole().platform);
  // A string, because an array would have a new identity on each read.
  const stored = useSyncExternalStore(
    memory.subscribe,
    () => JSON.stringify(memory.get()?.ticked ?? []),
    () => '[]',
  );
  const ticked = useMemo(() => new Set<string>(JSON.parse(stored)), [stored]);
  const onTick = useCallback(
    (key: string, isTicked: boolean) => {
      const others = (memory.get()?.ticked ?? []).filter((each) => each !== key);
      remember(memory, { ticked: isTicked ? [...others, key] : others });
    },
    [memory],
  );
  return { ticked, onTick };
}
