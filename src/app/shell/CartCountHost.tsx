import { type ComponentProps, useEffect, useState } from 'react';
import type { CartCount } from '../cart/CartCount';

/** Counts what is in the cart. It is fetched after the shell, which shows an empty cart until then. */
export function CartCountHost(props: ComponentProps<typeof CartCount>) {
  const [Count, setCount] = useState<typeof CartCount | null>(null);
  useEffect(() => {
    let isLeft = false;
    import('../cart/CartCount').then(
      (loaded) => {
        if (!isLeft) setCount(() => loaded.CartCount);
      },
      // Without a network the cart is shown without its number.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return Count && <Count {...props} />;
}
