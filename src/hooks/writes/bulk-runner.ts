import {
  type BulkEffect,
  type BulkEvent,
  type BulkPreviewed,
  type BulkRun,
  type BulkSent,
  type BulkTransition,
  bulkTransition,
} from '../../domain/bulk-run';

/** The calls of a run. Any response of the server is returned; a throw is a bug. */
export interface BulkCalls<Preview, Refusal = never> {
  /** Requests a preview. @default no preview */
  readonly preview?: (id: string) => Promise<BulkPreviewed<Preview, Refusal>>;
  /** Applies what was previewed; idempotent. */
  readonly send: (id: string, preview: Preview) => Promise<BulkSent>;
}

/** A run over many records that makes its calls. */
export interface BulkRunner<Preview, Refusal = never> {
  /** Its status. */
  readonly get: () => BulkRun<Preview, Refusal>;
  /** Dispatches an event to the run. */
  readonly dispatch: (event: BulkEvent<Preview, Refusal>) => void;
}

/**
 * Makes the calls of a run, three at a time: the domain's machine with a server.
 *
 * @param onChange - called with the run after each step
 */
export function createBulkRunner<Preview, Refusal = never>(
  begun: BulkTransition<Preview, Refusal>,
  calls: BulkCalls<Preview, Refusal>,
  onChange: (run: BulkRun<Preview, Refusal>) => void,
): BulkRunner<Preview, Refusal> {
  let { run } = begun;

  async function make(effect: BulkEffect<Preview>): Promise<void> {
    const { id } = effect;
    if (effect.type === 'send') {
      dispatch({ type: 'SENT', id, answer: await calls.send(id, effect.preview) });
    } else if (calls.preview) {
      dispatch({ type: 'PREVIEWED', id, answer: await calls.preview(id) });
    }
  }

  function take(next: BulkTransition<Preview, Refusal>): void {
    run = next.run;
    onChange(run);
    for (const effect of next.effects) void make(effect);
  }

  function dispatch(event: BulkEvent<Preview, Refusal>): void {
    const next = bulkTransition(run, event);
    if (next.run !== run) take(next);
  }

  take(begun);
  return { get: () => run, dispatch };
}
