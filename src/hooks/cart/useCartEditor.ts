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

/** The viewer's cart, and its edits. */
export interface CartEditor {
  /** The cart on the server. */
  readonly reading: Reading<Cart>;
  /** The cart with all unsaved edits applied. */
  readonly editing: CartEditing;
  /** Whether a write is pending. */
  readonly isPending: boolean;
  /** The store that writes to it. */
  readonly store: CartEditingStore;
}

/**
 * Edits the viewer's cart without losing edits (commerce §3, "Two tabs"): one write at a time, each
 * based on the shown revision; a conflicting one is offered again.
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
