import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { purchaseMemoryOf, remember } from '../../platform/purchase-memory';
import { useConsole } from '../console/console-context';

/** Warnings that their buyer has ticked, and the function that ticks one or takes a tick away. */
export interface Ticks {
  /** Keys of what is ticked (`issueKey` of the domain). */
  readonly ticked: ReadonlySet<string>;
  /** Ticks a warning by its key, or takes the tick away. */
  readonly onTick: (key: string, isTicked: boolean) => void;
}

/** The ticks of this tab: they are the client's own and are not sent (wire §3.3). */
export function useTicks(): Ticks {
  const memory = purchaseMemoryOf(useConsole().platform);
  // A text, because a list would be another one each time it is read.
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
