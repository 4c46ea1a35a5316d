import { clearCart, getCart, setCartTargets, updateCart } from '../../../src/api/calls/cart';
import type { Cart } from '../../../src/domain/cart/cart';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { answered } from './answered';

const CART = { basis: 'wire §3.2', shape: shapeOf('getCart') };

/** Gives the account its cart back as it was found: for the same customers, without lines. */
export async function restoreCart(suite: Suite, before: Cart | null): Promise<void> {
  const { own } = suite;
  await suite.check(
    'clearCart',
    'leaves the cart as it was found',
    async (check) => {
      const { targets, poNumber } = before ?? check.skip('the cart was not touched');
      const { value } = await own.call(getCart);
      const { revision } = value ?? check.skip('the cart cannot be read');
      const cleared = answered(
        check,
        await own.call((client) => clearCart(client, { revision })),
        CART,
      );
      if (!cleared) return;
      const { lines } = cleared;
      check.expect(lines.length === 0, 'lines', 'none', lines.length, 'wire §3.2');
      const pairs = targets.map(({ customerId, tenantId }) => ({ customerId, tenantId }));
      const back = await own.call((client) =>
        setCartTargets(client, { revision: cleared.revision, targets: pairs }),
      );
      const restored = answered(check, back, CART);
      if (!restored || poNumber === null) return;
      await own.call((client) => updateCart(client, { revision: restored.revision, poNumber }));
    },
    { isCleanUp: true },
  );
}
