import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Cart } from '../../domain/cart/cart';
import { newerCart } from '../../domain/cart/cart-edits';
import { useViewer } from '../auth/useViewer';
import { useConsole } from '../console/console-context';
import { openCartChannel } from './cart-channel';
import { cartKeys } from './cart-keys';

/** Keeps the cart that an answer brought, and tells the other tabs; an older one changes nothing. */
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
