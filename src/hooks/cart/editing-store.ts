import {
  addCartLine,
  parkCart,
  removeCartLine,
  renewCart,
  setCartTargets,
  takeParkedCart,
  updateCart,
  updateCartLine,
} from '../../api/calls/cart';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { Cart } from '../../domain/cart/cart';
import { cartEditing } from '../../domain/cart/editing-machine';
import type {
  CartEditing,
  CartEditingEffect,
  CartEditingEvent,
  CartWrite,
} from '../../domain/cart/editing-machine-types';
import { NO_EDITING } from '../../domain/cart/editing-queue';
import type { ClockHandle } from '../../domain/time/clock';
import { createListeners } from '../../platform/listeners';
import type { Console } from '../console/console-context';
import { watched } from '../console/failures';
import { cartKeys } from '../reads/keys';
import { answerOf } from './useCartWrite';

/** The store of a cart's edits: the domain's machine with server and clock. */
export interface CartEditingStore {
  /** Its status. */
  readonly get: () => CartEditing;
  /** Subscribes to changes. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Dispatches an event. */
  readonly dispatch: (event: CartEditingEvent) => void;
  /** Writes after all pending writes. Returns whether it was saved. */
  readonly write: (write: CartWrite) => Promise<boolean>;
  /** Calls back once everything is saved, possibly synchronously; never if a save fails. */
  readonly goOn: (go: () => void) => void;
  /** Connects the store to a page, until the returned function is called. */
  readonly enter: () => () => void;
}

function send(client: ApiClient, write: CartWrite, { revision }: Cart): Promise<Cart> {
  switch (write.type) {
    case 'change':
      return updateCartLine(client, { ...write, revision });
    case 'remove':
      return removeCartLine(client, { ...write, revision });
    case 'poNumber':
      return updateCart(client, { ...write, revision });
    case 'targets':
      return setCartTargets(client, { ...write, revision });
    case 'putBack':
      return addCartLine(client, write.line);
    case 'renew':
      return renewCart(client, { revision });
    case 'park':
      return parkCart(client, { ...write, revision });
    case 'take':
      return takeParkedCart(client, { ...write, revision });
  }
}

/**
 * Creates the store of a page. Pending edits are saved when the page is left.
 *
 * @param newestCart - returns the cached cart; null for none
 * @param keepCart - called with the cart of a response
 */
export function createCartEditingStore(
  services: Console,
  newestCart: () => Cart | null,
  keepCart: (cart: Cart) => void,
): CartEditingStore {
  const { client, platform, cache } = services;
  const { clock } = platform;
  const listeners = createListeners<void>();
  const waiting = new Map<number, (isSaved: boolean) => void>();
  let state = NO_EDITING;
  let epoch = client.sessionEpoch;
  let lastId = 0;
  let timer: ClockHandle | null = null;

  async function perform(write: CartWrite, cart: Cart): Promise<void> {
    const sentIn = client.sessionEpoch;
    const failed = { type: 'FAILED', write, failure: null } as const;
    try {
      const answer = await watched(services, () => answerOf(send(client, write, cart)));
      const newest = 'cart' in answer ? answer.cart : null;
      // Before any page shows the new cart, so that the own edit is not reported as another user's.
      if (answer.status === 'saved') dispatch({ type: 'SAVED', write, cart: answer.cart });
      else if (answer.status === 'changed') {
        dispatch({ type: 'CHANGED_ELSEWHERE', write, cart: answer.cart });
      } else dispatch({ ...failed, cart: newest });
      // A response of an earlier session does not concern the current user.
      if (client.sessionEpoch !== sentIn) return;
      if (newest) keepCart(newest);
      else cache.invalidate([cartKeys.cart]);
    } catch (error) {
      const failure = isApiError(error) ? failureOf(error) : null;
      dispatch({ ...failed, failure, cart: newestCart() });
      if (client.sessionEpoch === sentIn) cache.invalidate([cartKeys.cart]);
      if (!failure) throw error;
    }
  }

  function carryOut(effect: CartEditingEffect): void {
    if (effect.type === 'send') return void perform(effect.write, effect.cart);
    waiting.get(effect.id)?.(effect.isSaved);
    waiting.delete(effect.id);
  }

  function schedule(): void {
    if (timer !== null) clock.clearTimeout(timer);
    const { dueAt } = state;
    timer =
      dueAt === null
        ? null
        : clock.setTimeout(() => dispatch({ type: 'TICK', now: clock.now() }), dueAt - clock.now());
  }

  function dispatch(event: CartEditingEvent): void {
    if (client.sessionEpoch !== epoch) {
      epoch = client.sessionEpoch;
      dispatch({ type: 'SESSION_ENDED' });
    }
    const next = cartEditing(state, event);
    if (next.state !== state) {
      state = next.state;
      schedule();
      listeners.emit();
    }
    for (const effect of next.effects) carryOut(effect);
  }

  function wait(onSettled: (isSaved: boolean) => void): number {
    lastId += 1;
    waiting.set(lastId, onSettled);
    return lastId;
  }

  return {
    get: () => state,
    subscribe: (listener) => listeners.add(listener),
    dispatch,
    write: (write) =>
      new Promise((resolve) => dispatch({ type: 'WRITE', id: wait(resolve), write })),
    goOn: (go) => dispatch({ type: 'GO_ON', id: wait((isSaved) => isSaved && go()) }),
    enter() {
      dispatch({ type: 'ENTERED' });
      return () => dispatch({ type: 'LEFT' });
    },
  };
}
