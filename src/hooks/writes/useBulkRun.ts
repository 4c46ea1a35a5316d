import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BulkEvent, BulkRun, BulkTransition } from '../../domain/bulk-run';
import { useConsole } from '../console/console-context';
import { type BulkCalls, type BulkRunner, createBulkRunner } from './bulk-runner';

/** Settings of {@link useBulkRun}. */
export interface BulkRunOptions<Preview, Refusal> {
  /** The calls. */
  readonly calls: BulkCalls<Preview, Refusal>;
  /** Query keys to invalidate after a request. */
  readonly stale: readonly QueryKey[];
  /** Called each time a run has settled, also if the page was left meanwhile. */
  readonly onEnd: (run: BulkRun<Preview, Refusal>, isLeft: boolean) => void;
}

/** A run over many records, one at a time. */
export interface BulkRunControl<Preview, Refusal> {
  /** The current run; null before the first. It stays until the next one. */
  readonly run: BulkRun<Preview, Refusal> | null;
  /** The latest state, for two presses before a render. */
  readonly current: () => BulkRun<Preview, Refusal> | null;
  /** Starts a new run, replacing a settled one. Ignored while one is running. */
  readonly begin: (begun: BulkTransition<Preview, Refusal>) => void;
  /** Dispatches an event to the run. */
  readonly dispatch: (event: BulkEvent<Preview, Refusal>) => void;
  /** Discards a run that is not running. Pending responses are ignored. */
  readonly forget: () => void;
}

/**
 * A run over many records (commerce §6). If the page is left, pending calls finish and no further
 * ones are sent.
 */
export function useBulkRun<Preview, Refusal = never>(
  options: BulkRunOptions<Preview, Refusal>,
): BulkRunControl<Preview, Refusal> {
  const { cache } = useConsole();
  const [run, setRun] = useState<BulkRun<Preview, Refusal> | null>(null);
  const runner = useRef<BulkRunner<Preview, Refusal> | null>(null);
  const count = useRef(0);
  const isLeft = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      runner.current?.dispatch({ type: 'STOP' });
    };
  }, []);

  const current = useCallback(() => runner.current?.get() ?? null, []);
  const begin = useCallback(
    (begun: BulkTransition<Preview, Refusal>) => {
      if (current()?.phase === 'running') return;
      count.current += 1;
      const own = count.current;
      let { phase } = begun.run;
      runner.current = createBulkRunner(begun, latest.current.calls, (next) => {
        // Previews of a discarded run may still arrive.
        if (own !== count.current) return;
        const hasEnded = phase === 'running' && next.phase !== 'running';
        phase = next.phase;
        setRun(next);
        if (!hasEnded) return;
        cache.invalidate(latest.current.stale);
        latest.current.onEnd(next, isLeft.current);
      });
    },
    [cache, current],
  );
  const dispatch = useCallback(
    (event: BulkEvent<Preview, Refusal>) => runner.current?.dispatch(event),
    [],
  );
  const forget = useCallback(() => {
    if (current()?.phase === 'running') return;
    count.current += 1;
    runner.current = null;
    setRun(null);
  }, [current]);
  return { run, current, begin, dispatch, forget };
}
