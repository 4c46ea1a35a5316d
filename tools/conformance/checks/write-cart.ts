import {
  addCartLine,
  getCart,
  getQuote,
  removeCartLine,
  renewCart,
  updateCart,
  updateCartLine,
} from '../../../src/api/calls/cart';
import { listProducts } from '../../../src/api/calls/products';
import { type Cart, PO_NUMBER_MAX } from '../../../src/domain/cart/cart';
import type { CallAnswer } from '../connection';
import { shapeOf } from '../shapes';
import { type Check, gotOf, type Suite } from '../suite';
import { answered } from './answered';
import type { KnownOffer } from './products';
import { invalidIn, refusedAs } from './refused-as';

const BASIS = 'wire §3.2';
/** Most that is bought of a product without a `max` (commerce §2.1). */
const QUANTITY_MAX = 1_000_000;

/** Puts a line into the account's own cart, changes it, and takes it out again. */
export async function checkCartWrites(suite: Suite, offer: KnownOffer | null): Promise<void> {
  const { own } = suite;
  const lineId = `conformance-${suite.mark}`;
  let cart: Cart | null = null;

  /** The cart of an answer, with the line or without it. */
  const taken = (check: Check, answer: CallAnswer<Cart>, isIn = true): Cart | null => {
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('getCart'), BASIS) || !answer.value) return null;
    cart = answer.value;
    const lines = cart.lines.filter(({ id }) => id === lineId).length;
    check.expect(
      lines === (isIn ? 1 : 0),
      'lines',
      isIn ? 'the line, once' : 'not the line',
      lines,
      BASIS,
    );
    return cart;
  };
  const add = (planId: string, quantity: number) =>
    own.call((client) => addCartLine(client, { id: lineId, planId, quantity }));

  await suite.check('addCartLine', 'adds a line, once however often it is sent', async (check) => {
    const { plan, product } = offer ?? check.skip('there is nothing to buy');
    const { value } = await own.call(getCart);
    const before = (value?.state === 'open' ? value : null) ?? check.skip('the cart is not open');
    if (before.currency !== null && before.currency !== plan.currency) {
      check.skip('the cart is in another currency');
    }
    const quantity = product.limits.min;
    const added = taken(check, await add(plan.id, quantity));
    if (!added) return;
    const isLater = added.revision > before.revision;
    check.expect(isLater, 'revision', `more than ${before.revision}`, added.revision, BASIS);
    const again = taken(check, await add(plan.id, quantity + product.limits.step));
    const isSame = again?.revision === added.revision;
    check.expect(isSame, 'revision, sent again', String(added.revision), again?.revision, BASIS);
  });

  await suite.check('addCartLine', 'refuses a plan that is not there', async (check) => {
    const answer = await own.call((client) =>
      addCartLine(client, { id: `${lineId}-x`, planId: suite.nothing, quantity: 1 }),
    );
    check.skipIfForbidden(answer);
    if (answer.status === 409) check.skip('the cart is not open');
    invalidIn(check, answer, 'planId', 'plan_retired');
  });

  await suite.check('updateCartLine', 'changes a line, of the newest cart only', async (check) => {
    const { revision } = cart ?? check.skip('no line was added');
    const { product } = offer ?? check.skip('there is nothing to buy');
    const quantity = product.limits.min + product.limits.step;
    const change = (seen: number, wanted: number) =>
      own.call((client) =>
        updateCartLine(client, { lineId, revision: seen, changes: { quantity: wanted } }),
      );
    const changed = taken(check, await change(revision, quantity));
    if (!changed) return;
    const got = changed.lines.find(({ id }) => id === lineId)?.quantity;
    check.expect(got === quantity, 'quantity', String(quantity), got, BASIS);
    refusedAs(check, await change(revision, quantity), 409, 'cart_changed');
    invalidIn(check, await change(changed.revision, 0), 'quantity', 'quantity_range');
  });

  await suite.check('addCartLine', 'refuses a quantity without bounds', async (check) => {
    const { plan } = offer ?? check.skip('there is nothing to buy');
    const page = { pageNumber: 1, pageSize: 100, searchString: '' };
    const { value } = await own.call((client) => listProducts(client, page));
    const unbounded = value?.data
      .filter(({ limits, state }) => limits.max === null && state === 'active')
      .flatMap(({ plans }) => plans)
      .find(({ currency }) => currency === plan.currency);
    const { id: planId } = unbounded ?? check.skip('each product has a max');
    const id = `${lineId}-unbounded`;
    for (const quantity of [QUANTITY_MAX + 1, Number.MAX_SAFE_INTEGER]) {
      const answer = await own.call((client) => addCartLine(client, { id, planId, quantity }));
      const got = gotOf(answer);
      const path = `status, with a quantity of ${quantity}`;
      if (!check.expect(answer.status === 422, path, '422', got, 'commerce §2.1')) {
        const { revision } = answer.value ?? { revision: 0 };
        // Not left behind: a cart with it may be one that nobody can read.
        const gone = await own.call((client) => removeCartLine(client, { lineId: id, revision }));
        cart = gone.value ?? cart;
        return;
      }
      invalidIn(check, answer, 'quantity', 'too_large');
    }
  });

  await suite.check('renewCart', 'lets an open cart be as it is', async (check) => {
    const { revision } = cart ?? check.skip('no line was added');
    const renew = (seen: number) => own.call((client) => renewCart(client, { revision: seen }));
    const renewed = answered(check, await renew(revision), {
      basis: BASIS,
      shape: shapeOf('getCart'),
    });
    const got = renewed?.revision;
    check.expect(got === revision, 'revision', `${revision}, as nothing was changed`, got, BASIS);
    refusedAs(check, await renew(revision - 1), 409, 'cart_changed');
  });

  await suite.check('updateCart', 'refuses a number that is too long', async (check) => {
    const { revision } = cart ?? check.skip('no line was added');
    const poNumber = 'x'.repeat(PO_NUMBER_MAX + 1);
    const answer = await own.call((client) => updateCart(client, { revision, poNumber }));
    invalidIn(check, answer, 'poNumber', 'too_long');
  });

  await suite.check('getQuote', 'has a line for each customer of the cart', async (check) => {
    const { revision, targets } = cart ?? check.skip('no line was added');
    const answer = await own.call((client) => getQuote(client, { revision }));
    if (!check.good(answer, shapeOf('getQuote'), 'wire §3.3') || !answer.value) return;
    const lines = answer.value.lines.filter((line) => line.lineId === lineId).length;
    const wanted = targets.length;
    check.expect(lines === wanted, 'lines', `${wanted} of the line`, lines, 'wire §3.3');
    for (const [at, { net, tax, total }] of answer.value.targets.entries()) {
      const isSum = net + tax === total;
      check.expect(isSum, `targets[${at}].total`, `${net + tax}, net and tax`, total, 'wire §3.3');
    }
  });

  await suite.check(
    'removeCartLine',
    'takes the line out again',
    async (check) => {
      const { revision } = cart ?? check.skip('no line was added');
      const remove = () => own.call((client) => removeCartLine(client, { lineId, revision }));
      taken(check, await remove(), false);
    },
    { isCleanUp: true },
  );
}
