import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readCart } from '../../api/calls/cart';
import type { Cart } from '../../domain/cart/cart';
import { newerCart } from '../../domain/cart/cart-edits';
import type { TabChannel } from '../../platform/tabs';
import { useViewer } from '../auth/useViewer';
import { type Console, useConsole } from '../console/console-context';
import { cartKeys } from '../reads/keys';

/** Messages about the cart between the tabs of one user and session. */
interface CartMessage {
  readonly kind: 'cart';
  /** The current cart, so that no other tab has to request it. */
  readonly cart: Cart;
}

/** A tab of another version may send another shape: its cart is decoded like a response. */
function decode(data: unknown): CartMessage | null {
  const { kind, cart }: Record<string, unknown> = Object(data);
  return kind === 'cart' ? { kind, cart: readCart(JSON.parse(JSON.stringify(cart))) } : null;
}

/** The channel between the tabs of a user about their cart. */
export function openCartChannel(
  { client, platform }: Pick<Console, 'client' | 'platform'>,
  user: string,
): TabChannel<CartMessage> {
  const session = client.impersonationSessionId ?? '';
  return platform.tabs.open({ user, session }, decode);
}

/** Stores the cart of a response and notifies the other tabs; an older revision is ignored. */
export function useKeepCart(): (cart: Cart) => void {
  const services = useConsole();
  const queryClient = useQueryClient();
  const email = useViewer()?.email;
  return useCallback(
    (cart) => {
      queryClient.setQueryData<Cart>(cartKeys.cart, (known) => newerCart(known, cart));
      if (email === undefined) return;
      const channel = openCartChannel(services, email);
      channel.post({ kind: 'cart', cart });
      channel.close();
    },
    [services, queryClient, email],
  );
}
