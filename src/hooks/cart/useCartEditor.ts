import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Cart } from '../../domain/cart/cart';

import type { CartEditing } from '../../domain/cart/editing-machine-types';
import { NO_EDITING } from '../../domain/cart/editing-queue';
import { dataOr, type Reading } from '../../domain/reading';
import { useConsole } from '../console/console-context';
import { cartKeys } from '../reads/keys';
import { type CartEditingStore, createCartEditingStore } from './editing-store';
import { useCart } from './useCart';
import { useKeepCart } from './useKeepCart';

/** The viewer's cart, and what they do to it. */
export interface CartEditor {
  /** The cart, as the server keeps it. */
  readonly reading: Reading<Cart>;
  /** The cart with everything that is not saved yet. */
  readonly editing: CartEditing;
  /** Whether anything is being written. */
  readonly isPending: boolean;
  /** What writes to it. */
  readonly store: CartEditingStore;
}

/**
 * Edits the viewer's cart so that no edit is lost (commerce §3, "Two tabs"): one write at a time, each
 * on the revision that is shown; one that meets another is offered again.
 */
export function useCartEditor(): CartEditor {
  const services = useConsole();
  const queryClient = useQueryClient();
  const keepCart = useKeepCart();
  const reading = useCart();
  const store = useMemo(() => {
    const newestCart = () => queryClient.getQueryData<Cart>(cartKeys.cart) ?? null;
    return createCartEditingStore(services, newestCart, keepCart);
  }, [services, queryClient, keepCart]);
  const editing = useSyncExternalStore(store.subscribe, store.get, () => NO_EDITING);
  const cart = dataOr(reading, null);
  useEffect(() => store.enter(), [store]);
  useEffect(() => {
    if (cart) store.dispatch({ type: 'LOADED', cart });
  }, [store, cart]);
  return { reading, editing, isPending: editing.sent !== null, store };
}
