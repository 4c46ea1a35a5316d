import { listOrders } from '../../api/calls/orders';
import { changeSubscription } from '../../api/calls/subscriptions';
import { subscriptionConflictOf } from '../../api/conflicts';
import { isApiError, isUnanswered } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import {
  CHOOSING,
  type ChangeEffect,
  type ChangeEvent,
  type ChangeState,
  changeTransition,
  orderOfChange,
  type ReadyPreview,
} from '../../domain/subscriptions/change-machine';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { ClockHandle } from '../../domain/time/clock';
import { createListeners } from '../../platform/listeners';
import type { Console } from '../console/console-context';
import { watched } from '../console/failures';

/** The change of one drawer: the domain's machine with server and clock. */
export interface ChangeStore {
  /** Its status. */
  readonly get: () => ChangeState;
  /** Subscribes to changes. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Dispatches an event to the machine. */
  readonly dispatch: (event: ChangeEvent) => void;
  /** Watches the clock until the returned function is called. */
  readonly watchClock: () => () => void;
}

/** What a change needs of its subscription. */
export interface ChangeTarget {
  /** Its id. */
  readonly id: string;
  /** Ids of the known orders. */
  readonly knownOrders: () => ReadonlySet<string>;
  /**
   * Called when it was not applied as previewed, with the newest state if the refusal contains it.
   */
  readonly onConflict: (newest: Subscription | null) => void;
  /** Called when an order applies it. */
  readonly onMade: () => void;
}

/** The newest orders of a subscription, including that of a change. */
const NEWEST = { pageNumber: 1, pageSize: 10, sort: '-createdAt' } as const;

/** Creates the store of a drawer. A change is sent once, on a press only. */
export function createChangeStore(services: Console, target: ChangeTarget): ChangeStore {
  const { clock } = services.platform;
  const listeners = createListeners<void>();
  let known: ReadonlySet<string> = new Set();
  let state: ChangeState = CHOOSING;
  let isWatching = false;
  let timer: ClockHandle | null = null;

  async function send({ previewId, total }: ReadyPreview): Promise<void> {
    const input = { id: target.id, previewId, total };
    try {
      const order = await watched(services, () => changeSubscription(services.client, input));
      dispatch({ type: 'MADE', order });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const failure = failureOf(error);
      if (isUnanswered(error)) return dispatch({ type: 'LOST', now: clock.now(), failure });
      if (error.status !== 409) return dispatch({ type: 'REFUSED', failure });
      dispatch({ type: 'CONFLICT', code: error.code });
      target.onConflict(subscriptionConflictOf(error));
    }
  }

  async function ask(preview: ReadyPreview): Promise<void> {
    try {
      const query = { ...NEWEST, filters: { subscriptionId: [target.id] } };
      const { data } = await watched(services, () => listOrders(services.client, query));
      const order = orderOfChange(data, preview, known);
      if (order) dispatch({ type: 'MADE', order });
    } catch (error) {
      // The next poll follows soon, while polling continues.
      if (!isApiError(error)) throw error;
    }
  }

  function perform({ type, preview }: ChangeEffect): void {
    void (type === 'ask' ? ask(preview) : send(preview));
  }

  function schedule(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    if (!isWatching || state.status !== 'unanswered') return;
    const wait = Math.min(state.askAt, state.askUntil) - clock.now();
    timer = clock.setTimeout(() => dispatch({ type: 'TICK', now: clock.now() }), wait);
  }

  function dispatch(event: ChangeEvent): void {
    const next = changeTransition(state, event);
    if (next.state === state) return;
    // A resent change may have been applied the first time: its order is one that did not exist
    // before.
    if (event.type === 'SEND') known = target.knownOrders();
    state = next.state;
    schedule();
    for (const effect of next.effects) perform(effect);
    listeners.emit();
    if (state.status === 'made') target.onMade();
  }

  return {
    get: () => state,
    subscribe: (listener) => listeners.add(listener),
    dispatch,
    watchClock() {
      isWatching = true;
      schedule();
      return () => {
        isWatching = false;
        schedule();
      };
    },
  };
}
