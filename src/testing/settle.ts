import * as React from 'react';
import type { ManualClock } from '../domain/time/manual-clock';

/** The original timer, before a test replaces it. */
const { setTimeout: later } = globalThis;

/** Resolves after everything queued in this turn of the event loop. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, 0);
  });
}

/** Idle turns that count as settled: React Query notifies in later turns. */
const TURNS = 5;
/** Turns to wait for a call that a fault delays. */
const TURNS_OF_A_CALL = 50;

/** Number of calls and answers. */
export interface Traffic {
  /** Calls without an answer. */
  readonly open: number;
  /** Calls and answers so far. */
  readonly count: number;
}

/** Lets React render changes, in a test environment for `act`. */
async function inAct(run: () => Promise<void>): Promise<void> {
  const { IS_REACT_ACT_ENVIRONMENT: isTold } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // React 18.2 has `act` elsewhere, and warns on the console if it is missing.
  if (isTold && typeof React.act === 'function') await React.act(run);
  else await run();
}

/**
 * Runs a change, and waits until everything it started is answered and rendered, including timers
 * that are already due, such as retries.
 */
export async function settle(
  { traffic, clock }: { readonly traffic: Traffic; readonly clock: ManualClock },
  change: () => unknown,
): Promise<void> {
  await inAct(async () => {
    // Its promise may depend on the clock, which stands still.
    void change();
  });
  let rest = 0;
  while (rest < (traffic.open > 0 ? TURNS_OF_A_CALL : TURNS)) {
    const { count } = traffic;
    await inAct(async () => {
      await nextTurn();
      clock.advance(0);
    });
    rest = traffic.count === count ? rest + 1 : 0;
  }
}
