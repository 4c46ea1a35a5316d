import { getCart, getQuote, removeCartLine } from '../../../src/api/calls/cart';
import { fieldOf } from '../rules';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { refusedAs } from './refused-as';

/** A revision that no cart reaches. */
const FAR_REVISION = 1_000_000_000;

/** The calls of the cart that change nothing in it (wire §3.2, §3.3). */
export async function checkCart(suite: Suite): Promise<void> {
  const { own } = suite;

  await suite.check('getCart', 'answers the cart, always the same one', async (check) => {
    const answer = await own.call(getCart);
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('getCart'), 'wire §3.2') || !answer.value) return;
    const again = await own.call(getCart);
    if (!check.good(again, shapeOf('getCart'), 'wire §3.2') || !again.value) return;
    const { id, revision } = answer.value;
    check.expect(again.value.id === id, 'id', id, again.value.id, 'wire §3.2');
    const isSame = again.value.revision === revision;
    check.expect(isSame, 'revision', String(revision), again.value.revision, 'wire §3.2');
  });

  await suite.check('getQuote', 'refuses a revision that is stale, or none', async (check) => {
    const stale = await own.call((client) => getQuote(client, { revision: FAR_REVISION }));
    check.skipIfForbidden(stale);
    if (refusedAs(check, stale, 409, 'cart_changed')) {
      check.shape(fieldOf(stale.json, 'cart'), shapeOf('getCart'), 'wire §1');
    }
    const query = { revision: 'conformance' };
    refusedAs(check, await own.raw({ endpoint: 'getQuote', query }), 400, 'bad_query');
  });

  await suite.check('getQuote', 'answers one quote for a revision', async (check) => {
    const cart = await own.call(getCart);
    check.skipIfForbidden(cart);
    const open = cart.value?.state === 'open' ? cart.value : null;
    const { revision } = open ?? check.skip('the cart is not open');
    const ask = () => own.call((client) => getQuote(client, { revision }));
    const answer = await ask();
    if (!check.good(answer, shapeOf('getQuote'), 'wire §3.3') || !answer.value) return;
    const { id, cartRevision } = answer.value;
    const isAsked = cartRevision === revision;
    check.expect(isAsked, 'cartRevision', String(revision), cartRevision, 'wire §3.3');
    const again = await ask();
    if (!check.good(again, shapeOf('getQuote'), 'wire §3.3') || !again.value) return;
    check.expect(
      again.value.id === id,
      'id',
      `${id}, while it is valid`,
      again.value.id,
      'wire §3.3',
    );
  });

  await suite.check('removeCartLine', 'looks at the revision before the line', async (check) => {
    const asked = { lineId: suite.nothing, revision: FAR_REVISION };
    const answer = await own.call((client) => removeCartLine(client, asked));
    check.skipIfForbidden(answer);
    if (!refusedAs(check, answer, 409, 'cart_changed')) return;
    check.shape(fieldOf(answer.json, 'cart'), shapeOf('getCart'), 'wire §1');
  });
}
