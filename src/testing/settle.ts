import * as React from 'react';
import type { ManualClock } from '../domain/time/manual-clock';

/** The timer of before any test has put another in its place. */
const { setTimeout: later } = globalThis;

/** What waits behind this turn of the event loop has run when it resolves. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, 0);
  });
}

/** So many turns without a call or an answer are rest: React Query tells of its answers by turns. */
const TURNS = 5;
/** A call that a fault holds back is waited for this long, and then no more. */
const TURNS_OF_A_CALL = 50;

/** How much has been called and answered. */
export interface Traffic {
  /** Calls without an answer so far. */
  readonly open: number;
  /** Counts calls and answers. */
  readonly count: number;
}

/** Lets React paint what happens meanwhile, where a test has told it that it is in one. */
async function inAct(run: () => Promise<void>): Promise<void> {
  const { IS_REACT_ACT_ENVIRONMENT: isTold } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // React 18.2 keeps it elsewhere, and says so on the console where it misses it.
  if (isTold && typeof React.act === 'function') await React.act(run);
  else await run();
}

/**
 * Does something, and waits until what it started has been answered and painted. What is due at once
 * by the clock of the page is done, such as another try.
 */
export async function settle(
  { traffic, clock }: { readonly traffic: Traffic; readonly clock: ManualClock },
  change: () => unknown,
): Promise<void> {
  await inAct(async () => {
    // A promise of it may wait for the clock, which stands.
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
