import {
  addCartLine,
  getCart,
  listParkedCarts,
  parkCart,
  removeCartLine,
  takeParkedCart,
} from '../../../src/api/calls/cart';
import type { Cart } from '../../../src/domain/cart/cart';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { answered } from './answered';
import type { KnownOffer } from './products';

const BASIS = 'wire §3.2';
const CART = { basis: BASIS, shape: shapeOf('getCart') };

/** Puts the account's own cart aside with a line in it, and takes it back (wire §3.2). */
export async function checkParkedCarts(suite: Suite, offer: KnownOffer | null): Promise<void> {
  const { own } = suite;
  const lineId = `conformance-parked-${suite.mark}`;
  let parked: Cart | null = null;

  await suite.check(
    'parkCart',
    'puts a cart aside, once however often it is sent',
    async (check) => {
      const { plan, product } = offer ?? check.skip('there is nothing to buy');
      const listed = await own.call(listParkedCarts);
      check.skipIfForbidden(listed);
      if (listed.status === 404) check.skip('no cart can be put aside');
      const before = answered(check, listed, { basis: BASIS, shape: shapeOf('listParkedCarts') });
      if (!before || before.length >= 10) check.skip('there is no room for one more');
      const line = { id: lineId, planId: plan.id, quantity: product.limits.min };
      const { value } = await own.call((client) => addCartLine(client, line));
      const { id, revision } = value ?? check.skip('no line can be added');
      const name = `Conformance ${suite.mark}`;
      const park = () => own.call((client) => parkCart(client, { revision, name }));
      const fresh = answered(check, await park(), CART);
      if (!fresh) return;
      parked = value ?? null;
      check.expect(fresh.lines.length === 0, 'lines', 'none', fresh.lines.length, BASIS);
      check.expect(fresh.revision > revision, 'revision', `> ${revision}`, fresh.revision, BASIS);
      answered(check, await park(), CART);
      const { value: after = [] } = await own.call(listParkedCarts);
      const times = after?.filter((each) => each.id === id).length;
      check.expect(times === 1, 'carts put aside', 'the cart, once', times, BASIS);
    },
  );

  await suite.check(
    'takeParkedCart',
    'takes it back as it was',
    async (check) => {
      const { id, lines } = parked ?? check.skip('no cart was put aside');
      const { value: now } = await own.call(getCart);
      const { revision } = now ?? check.skip('the cart cannot be read');
      const take = () => own.call((client) => takeParkedCart(client, { id, revision }));
      const taken = answered(check, await take(), CART);
      if (!taken) return;
      const idsOf = (cart: Pick<Cart, 'lines'>) => new Set(cart.lines.map((line) => line.id)).size;
      const got = idsOf(taken);
      const wanted = idsOf({ lines });
      check.expect(got === wanted, 'lines', `${wanted}, as before`, got, BASIS);
      answered(check, await take(), CART);
      const asked = { lineId, revision: taken.revision };
      await own.call((client) => removeCartLine(client, asked));
    },
    { isCleanUp: true },
  );
}
