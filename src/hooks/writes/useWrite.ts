import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { Failure } from '../../domain/failure';
import type { WriteState } from '../../domain/write-state';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';

/** Outcome of one press. `ignored`: another write was pending, so nothing was sent. */
export type WriteOutcome<Result> =
  | {
      readonly status: 'done';
      /** The server's response. */
      readonly result: Result;
    }
  | {
      readonly status: 'failed';
      /** Why it failed. */
      readonly failure: Failure;
    }
  | { readonly status: 'ignored' };

/** A write. */
export interface Write<Input, Result> {
  /** Its status. */
  readonly state: WriteState<Result>;
  /** Whether it is pending. */
  readonly isPending: boolean;
  /** Why the last attempt failed, until the next one starts. */
  readonly failure: Failure | null;
  /**
   * Sends it once: further calls are `ignored` while it is pending (contract §4.6). API failures
   * are returned, not thrown.
   */
  readonly run: (input: Input) => Promise<WriteOutcome<Result>>;
  /** Clears the last failure or result. A pending write continues. */
  readonly reset: () => void;
}

/** Settings of {@link useWrite}. */
export interface WriteOptions<Input, Result> {
  /**
   * Query keys to invalidate, after a success and after a failure: the server may have done it
   * although its response was lost.
   */
  readonly stale?: (input: Input, result: Result | null) => readonly QueryKey[];
}

/**
 * The only way to change something on the server. A write is sent immediately or not at all, never
 * repeated and never delayed; once sent it finishes even if its screen is left.
 *
 * It does not use React Query's `useMutation`: signing in is a write too, and the sign-in page must
 * not load a query library (about 8 KB) for a flag and a guard.
 */
export function useWrite<Input, Result>(
  call: (client: ApiClient, input: Input) => Promise<Result>,
  { stale }: WriteOptions<Input, Result> = {},
): Write<Input, Result> {
  const services = useConsole();
  const [state, setState] = useState<WriteState<Result>>({ status: 'idle' });
  // A ref and not the state: the second click of a double click comes before the next render.
  const isUnderWay = useRef(false);
  const latest = useRef({ call, stale });
  useEffect(() => {
    latest.current = { call, stale };
  });

  const run = useCallback(
    async (input: Input): Promise<WriteOutcome<Result>> => {
      if (isUnderWay.current) return { status: 'ignored' };
      isUnderWay.current = true;
      setState({ status: 'pending' });
      const using = latest.current;
      try {
        const result = await watched(services, () => using.call(services.client, input));
        if (using.stale) services.cache.invalidate(using.stale(input, result));
        const outcome = { status: 'done', result } as const;
        setState(outcome);
        return outcome;
      } catch (error) {
        if (!isApiError(error)) {
          setState({ status: 'idle' });
          throw error;
        }
        if (using.stale) services.cache.invalidate(using.stale(input, null));
        const outcome = { status: 'failed', failure: failureOf(error) } as const;
        setState(outcome);
        return outcome;
      } finally {
        isUnderWay.current = false;
      }
    },
    [services],
  );

  const reset = useCallback(() => {
    if (!isUnderWay.current) setState({ status: 'idle' });
  }, []);

  return {
    state,
    isPending: state.status === 'pending',
    failure: state.status === 'failed' ? state.failure : null,
    run,
    reset,
  };
}
