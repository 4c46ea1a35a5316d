import { useState } from 'react';
import { deleteParkedCart } from '../../api/calls/cart';
import { listEndDates } from '../../api/calls/products';
import { isApiError } from '../../api/errors';
import type { CartScreenProps, ParkedCartsState } from '../../contracts/cart';
import { withoutCosts } from '../../domain/billing/costs';
import type { Cart, CartLine } from '../../domain/cart/cart';
import { type CommonEndDate, commonEndDates } from '../../domain/cart/common-end-dates';
import { newsOf } from '../../domain/cart/editing-machine';
import { editedCart } from '../../domain/cart/editing-queue';
import type { ParkedCart } from '../../domain/cart/parked-cart';
import type { Quote } from '../../domain/cart/quote';
import { cartAccess } from '../../domain/products/product-access';
import { mapReading, type Reading } from '../../domain/reading';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useClock } from '../console/console-context';
import { useClientView } from '../preferences/useClientView';
import { cartKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { useWrite } from '../writes/useWrite';
import { type CartEditor, useCartEditor } from './useCartEditor';
import { useParkedList } from './useParkedList';
import { useQuote } from './useQuote';

/** Parked carts on the cart page (workday §4); null if the server does not support them. */
function useParkedCarts(
  { editing, store }: CartEditor,
  isEnabled: boolean,
): ParkedCartsState | null {
  const { carts } = useParkedList(editing.cart?.id ?? null, isEnabled);
  const [isNaming, setNaming] = useState(false);
  const [confirming, setAsked] = useState<{ cart: ParkedCart; isOpen: boolean } | null>(null);
  const deletion = useWrite(
    async (client, { id }: { readonly id: string }) => {
      try {
        await deleteParkedCart(client, { id });
      } catch (error) {
        // After a lost response, or a write of another tab, it no longer exists.
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    },
    { stale: () => [cartKeys.parked] },
  );

  const { sent, queue, swapFailure } = editing;
  const writes = (sent ? [sent, ...queue] : queue).map(({ write }) => write);

  async function putAside(name: string | null): Promise<void> {
    if (await store.write({ type: 'park', name })) setNaming(false);
  }
  async function drop({ id }: ParkedCart): Promise<void> {
    const { status } = await deletion.run({ id });
    if (status === 'done') setAsked((before) => before && { ...before, isOpen: false });
  }
  function open(next: () => void): void {
    store.dispatch({ type: 'FORGET_SWAP' });
    deletion.reset();
    next();
  }

  if (carts === null) return null;
  return {
    carts,
    naming: isNaming
      ? {
          isPending: writes.some(({ type }) => type === 'park'),
          failure: swapFailure,
          onPark: (name) => void putAside(name),
          onClose: () => setNaming(false),
        }
      : null,
    onPutAside: () => open(() => setNaming(true)),
    onTake: ({ id }) => open(() => void store.write({ type: 'take', id })),
    takenId: writes.find((write) => write.type === 'take')?.id ?? null,
    failure: isNaming ? null : swapFailure,
    onDelete: (cart) => open(() => setAsked({ cart, isOpen: true })),
    deletion: confirming && {
      ...confirming,
      isPending: deletion.isPending,
      failure: deletion.failure,
      onConfirm: () => void drop(confirming.cart),
      onClose: () => setAsked({ ...confirming, isOpen: false }),
    },
  };
}

/**
 * The totals of a cart. While a changed cart is priced again, the previous price stays, marked
 * `isPrevious`; after a failure there is no substitute price.
 */
function useShownQuote(cart: Cart | null): Reading<Quote> {
  const reading = useQuote(cart);
  const [last, setLast] = useState<Quote | null>(null);
  const answer = reading.status === 'ready' ? reading.data : null;
  const quote = answer?.status === 'quoted' ? answer.quote : null;
  if (quote !== null && quote !== last) setLast(quote);
  if (reading.status === 'failed') return reading;
  if (reading.status === 'ready' && quote !== null) return { ...reading, data: quote };
  const isOfThisCart = last !== null && cart !== null;
  return isOfThisCart
    ? { status: 'ready', data: last, isStale: false, isPrevious: true }
    : { status: 'loading' };
}

const never = () => false;

/**
 * The possible end days of a line's first term, for all customers of the cart (commerce §6.10).
 *
 * @param line - null while the picker is closed
 */
function useEndDates(
  line: CartLine | null,
  targets: Cart['targets'],
): Reading<readonly CommonEndDate[]> {
  const customerIds = targets.map(({ customerId }) => customerId);
  const { planId = '', quantity = 0 } = line ?? {};
  return useRead({
    key: cartKeys.endDates(planId, quantity, customerIds),
    isEnabled: line !== null && customerIds.length > 0,
    isEmpty: never,
    read: async (client, options) => {
      const requests = customerIds.map((customerId) =>
        listEndDates(client, { customerId, planId, quantity }, options),
      );
      return commonEndDates(await Promise.all(requests));
    },
  });
}

const MINUTE_MS = 60_000;

/** Whether a cart has a price. */
const isPriced = ({ state, lines, targets }: Cart) =>
  state === 'open' && lines.length > 0 && targets.length > 0;

/**
 * Everything that `CartScreen` shows (commerce §5): the cart with its totals, edits that are saved
 * in order, the line removed last, and changes by others. No request is sent before sign-in, or if
 * the viewer may not buy.
 *
 * @example
 * const Cart = () => <CartScreen {...useCartScreen()} />;
 */
export function useCartScreen(): CartScreenProps {
  const viewer = useViewer();
  const clientView = useClientView();
  const now = useNow(MINUTE_MS);
  const editor = useCartEditor();
  const { editing, isPending, store } = editor;
  const { cart: known, removed } = editing;
  const clock = useClock();
  const [pickedLine, setAsked] = useState<{ line: CartLine; isOpen: boolean } | null>(null);
  const parked = useParkedCarts(editor, viewer !== null && cartAccess(viewer).allowed);
  const quote = useShownQuote(known && isPriced(known) ? known : null);
  const dates = useEndDates(pickedLine?.isOpen ? pickedLine.line : null, known?.targets ?? []);

  function undo(): void {
    if (!removed) return;
    const { id, planId, quantity, friendlyName, addOnTo, endsOn, domainPrefix } = removed;
    const line = { id, planId, quantity, friendlyName, addOnTo, endsOn, domainPrefix };
    void store.write({ type: 'putBack', line });
  }

  return {
    access: useSignedInAccess(cartAccess(viewer)),
    cart: mapReading(editor.reading, (cart) => editedCart(editing) ?? cart),
    quote: clientView?.isOn ? mapReading(quote, withoutCosts) : quote,
    customerType: viewer?.customerType ?? 0,
    clientView,
    now,
    parked,
    editing: {
      news: newsOf(editing),
      failed: editing.failed,
      isPending,
      onApplyAgain: () => store.dispatch({ type: 'APPLY_AGAIN' }),
      onLeave: () => store.dispatch({ type: 'GIVE_UP' }),
    },
    lines: {
      removed,
      endDates: pickedLine && { ...pickedLine, currency: known?.currency ?? null, dates },
      onQuantityChange: (lineId, quantity) =>
        store.dispatch({ type: 'DRAFT', lineId, quantity, now: clock.now() }),
      onQuantityCommit: () => store.dispatch({ type: 'COMMIT' }),
      onChange: (lineId, changes) => void store.write({ type: 'change', lineId, changes }),
      onRemove: (lineId) => void store.write({ type: 'remove', lineId }),
      onUndo: undo,
      onEndDates(lineId) {
        const line = known?.lines.find(({ id }) => id === lineId);
        setAsked(line ? { line, isOpen: true } : pickedLine && { ...pickedLine, isOpen: false });
      },
    },
    goingOn: { isPending: editing.onward !== null, onPress: store.goOn },
    onPoNumberChange: (poNumber) => void store.write({ type: 'poNumber', poNumber }),
    onRenew: () => void store.write({ type: 'renew' }),
  };
}
