import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  addCartLine,
  type CartRevisionInput,
  type NewCartLine,
  parkCart,
  removeCartLine,
  renewCart,
  setCartTargets,
  takeParkedCart,
  updateCart,
  updateCartLine,
} from '../../api/calls/cart';
import type { ApiClient } from '../../api/client';
import type { Cart } from '../../domain/cart/cart';
import {
  type CartEdit,
  type CartEditing,
  type CartEditingEvent,
  cartEditing,
  type FailedCartEdit,
  failureAfter,
  isStillWanted,
} from '../../domain/cart/cart-edits';
import type { Failure } from '../../domain/failure';
import { dataOr, type Reading } from '../../domain/reading';
import { cartKeys } from './cart-keys';
import { useCart } from './useCart';
import { type CartAnswer, useCartWrite } from './useCartWrite';

/** The viewer's cart, and what they do to it. */
export interface CartEditor {
  /** The cart, as the server keeps it. */
  readonly reading: Reading<Cart>;
  /** How their edit stands; null while no cart is there. */
  readonly editing: CartEditing | null;
  /** The last edit, where it was refused for its content or nobody answered; null for none. */
  readonly failed: FailedCartEdit | null;
  /** Whether anything is being written. */
  readonly isPending: boolean;
  /** Whether every edit that was made is saved, or was not. */
  readonly isSettled: boolean;
  /** Makes an edit, after those that were made before it. Returns whether it was saved. */
  readonly edit: (edit: CartEdit) => Promise<boolean>;
  /** Makes several, each on the cart that the one before left, also when their page is left. */
  readonly saveAll: (edits: readonly CartEdit[]) => Promise<void>;
  /** Sends an edit that met another one's once more. Returns whether it was saved. */
  readonly applyAgain: () => Promise<boolean>;
  /** Gives up what was offered anew, or forgets what failed. */
  readonly leave: () => void;
  /** Adds a line that was removed. Returns whether it is there. */
  readonly putBack: (line: NewCartLine) => Promise<boolean>;
  /** Opens an expired cart again. */
  readonly renew: () => Promise<void>;
  /** Puts the cart aside, under a name or none. Returns whether it is. */
  readonly park: (name: string | null) => Promise<boolean>;
  /** Takes a cart back that was put aside. Returns whether it is the present one. */
  readonly takeBack: (id: string) => Promise<boolean>;
  /** Why a cart could not be put aside or taken back the last time; null for no such reason. */
  readonly swapFailure: Failure | null;
  /** Forgets why. */
  readonly forget: () => void;
}

/** Another cart that comes in the place of the present one. */
type Swapping =
  | { readonly type: 'park'; readonly name: string | null }
  | { readonly type: 'take'; readonly id: string };

const swapped = (client: ApiClient, swap: Swapping & CartRevisionInput): Promise<Cart> =>
  swap.type === 'park' ? parkCart(client, swap) : takeParkedCart(client, swap);

function send(
  client: ApiClient,
  { edit, cart }: Extract<CartEditing, { status: 'saving' }>,
): Promise<Cart> {
  const { revision } = cart;
  switch (edit.type) {
    case 'change':
      return updateCartLine(client, { lineId: edit.lineId, revision, changes: edit.changes });
    case 'remove':
      return removeCartLine(client, { lineId: edit.lineId, revision });
    case 'poNumber':
      return updateCart(client, { revision, poNumber: edit.poNumber });
    case 'targets':
      return setCartTargets(client, { revision, targets: edit.targets });
  }
}

/** The event that an answer is; an expired cart takes no edit, and says so itself. */
function eventOf(answer: CartAnswer): CartEditingEvent {
  if (answer.status === 'saved') return { type: 'SAVED', cart: answer.cart };
  if (answer.status === 'changed') return { type: 'CHANGED_ELSEWHERE', cart: answer.cart };
  return { type: 'FAILED' };
}

/** An edit that is made once the one before it is saved, and who is told of it. */
interface WaitingEdit {
  readonly edit: CartEdit;
  readonly tell: (isSaved: Promise<boolean>) => void;
}

/**
 * Edits the viewer's cart so that no edit is lost (commerce §3, "Two tabs"): one write at a time, each
 * on the revision that is shown; one that meets another is offered anew.
 */
export function useCartEditor(): CartEditor {
  const queryClient = useQueryClient();
  const reading = useCart();
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const cart = dataOr(reading, null);
  const [editing, setEditing] = useState<CartEditing | null>(null);
  const [seen, setSeen] = useState<Cart | null>(null);
  const [failed, setFailed] = useState<FailedCartEdit | null>(null);
  const [waiting, setWaiting] = useState<readonly WaitingEdit[]>([]);
  const tell = (event: CartEditingEvent) =>
    setEditing((before) => before && cartEditing(before, event));
  // Before any page shows the new cart: one's own edit is not told as somebody else's.
  const hear = (answer: CartAnswer) => tell(eventOf(answer));
  const save = useCartWrite(send, hear);
  const add = useCartWrite(addCartLine, hear);
  const renewal = useCartWrite(renewCart, hear);
  const swap = useCartWrite(swapped, hear);

  if (cart !== seen) {
    setSeen(cart);
    if (cart && !editing) setEditing({ status: 'idle', cart });
    else if (cart) tell({ type: 'LOADED', cart });
  }

  async function run(event: CartEditingEvent): Promise<boolean> {
    const next = editing && cartEditing(editing, event);
    if (next?.status !== 'saving' || next === editing) return false;
    tell(event);
    const saved = save.run(next);
    underWay.current = saved;
    const outcome = await saved;
    if (outcome.status === 'failed') {
      tell({ type: 'FAILED' });
      setFailed({ edit: next.edit, failure: outcome.failure });
    }
    return outcome.status === 'done' && outcome.result.status === 'saved';
  }

  function edit(wanted: CartEdit): Promise<boolean> {
    setFailed((before) => failureAfter(before, wanted));
    if (editing?.status !== 'saving') return run({ type: 'EDIT', edit: wanted });
    return new Promise((resolve) => {
      setWaiting((before) => [...before, { edit: wanted, tell: resolve }]);
    });
  }

  // One after the other; not over something that somebody else has changed.
  useEffect(() => {
    const [next, ...others] = waiting;
    if (!next || editing?.status !== 'idle') return;
    setWaiting(others);
    next.tell(run({ type: 'EDIT', edit: next.edit }));
  });

  async function saveInTurn(before: Promise<unknown>, edits: readonly CartEdit[]): Promise<void> {
    await before;
    for (const each of edits) {
      const newest = queryClient.getQueryData<Cart>(cartKeys.cart);
      if (!newest || !isStillWanted(each, newest)) continue;
      const outcome = await save.run({ status: 'saving', cart: newest, edit: each });
      if (outcome.status !== 'done' || outcome.result.status !== 'saved') return;
    }
  }

  function saveAll(edits: readonly CartEdit[]): Promise<void> {
    const saved = saveInTurn(underWay.current, edits);
    underWay.current = saved;
    return saved;
  }

  async function exchange(wanted: Swapping): Promise<boolean> {
    await underWay.current;
    const newest = queryClient.getQueryData<Cart>(cartKeys.cart);
    if (!newest) return false;
    const outcome = await swap.run({ ...wanted, revision: newest.revision });
    return outcome.status === 'done' && outcome.result.status === 'saved';
  }

  // Who leaves the page has made them nevertheless.
  const latest = useRef({ waiting, saveAll });
  useEffect(() => {
    latest.current = { waiting, saveAll };
  });
  useEffect(
    () => () => {
      const { waiting: left, saveAll: save } = latest.current;
      if (left.length > 0) void save(left.map((each) => each.edit));
    },
    [],
  );

  return {
    reading,
    editing,
    failed,
    isSettled: editing?.status !== 'saving' && (editing?.status !== 'idle' || waiting.length === 0),
    isPending: save.isPending || add.isPending || renewal.isPending || swap.isPending,
    edit,
    saveAll,
    applyAgain() {
      setFailed(null);
      return run({ type: 'APPLY_AGAIN' });
    },
    leave() {
      setFailed(null);
      tell({ type: 'LEAVE' });
    },
    async putBack(line) {
      const outcome = await add.run(line);
      return outcome.status === 'done' && outcome.result.status === 'saved';
    },
    async renew() {
      if (editing) await renewal.run({ revision: editing.cart.revision });
    },
    park: (name) => exchange({ type: 'park', name }),
    takeBack: (id) => exchange({ type: 'take', id }),
    swapFailure: swap.failure,
    forget: swap.reset,
  };
}
