import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCart } from '../../api/calls/cart';
import type { ApiClient } from '../../api/client';
import type { Cart } from '../../domain/cart/cart';
import { newerCart } from '../../domain/cart/cart-edits';
import type { Reading } from '../../domain/reading';
import { canUseCart } from '../../domain/shell/actions';
import { useViewer } from '../auth/useViewer';
import { useConsole } from '../console/console-context';
import { cartKeys } from '../reads/keys';
import { type ReadQuery, readQuery } from '../reads/read-query';
import { useRead } from '../reads/useRead';
import { openCartChannel } from './useKeepCart';

const cartSource = { key: cartKeys.cart, read: getCart };

/** The viewer's cart, as all screens of a purchase read it, and those of the marketplace. */
export function cartQuery(client: ApiClient): ReadQuery<Cart> {
  return readQuery(client, cartSource);
}

const never = () => false;

/**
 * The viewer's cart, which the server keeps (commerce §2.2). Changes of another tab are shown at
 * once. Stays `loading`, without a request, before sign-in and for users who may not buy.
 *
 * @example
 * ```tsx
 * function CartLink() {
 *   const cart = useCart();
 *   return <a href="/cart">Cart ({cart.status === 'ready' ? cart.data.lines.length : 0})</a>;
 * }
 * ```
 */
export function useCart(): Reading<Cart> {
  const services = useConsole();
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const buyer = viewer && canUseCart(viewer) ? viewer.email : null;
  useEffect(() => {
    if (buyer === null) return;
    const channel = openCartChannel(services, buyer);
    const stop = channel.subscribe(({ message }) =>
      queryClient.setQueryData<Cart>(cartKeys.cart, (known) => newerCart(known, message.cart)),
    );
    return () => {
      stop();
      channel.close();
    };
  }, [services, queryClient, buyer]);

  return useRead<Cart>({
    key: cartSource.key,
    isEmpty: never,
    isEnabled: buyer !== null,
    // A write in the meantime is newer than the pending read.
    read: async (client, options) => {
      const cart = await cartSource.read(client, options);
      return newerCart(queryClient.getQueryData<Cart>(cartKeys.cart), cart);
    },
  });
}
