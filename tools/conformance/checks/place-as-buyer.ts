import { addCartLine, getCart, getQuote } from '../../../src/api/calls/cart';
import { placeOrders } from '../../../src/api/calls/orders';
import { listProducts } from '../../../src/api/calls/products';
import { confirmationsOf } from '../../../src/domain/cart/purchase-rules';
import type { Order } from '../../../src/domain/orders/order';
import type { Connection } from '../connection';
import type { Check, Suite } from '../suite';
import { answered } from './answered';
import { buyableOf } from './products';
import { signIn, textIn } from './sign-in';

/** The buyer's own browser; null when they could not be signed in. */
export async function signInBuyer(suite: Suite): Promise<Connection | null> {
  const { buyer } = suite.options;
  if (!buyer) return null;
  const connection = suite.stranger();
  const answer = await signIn(suite, connection, buyer, { whose: 'the buyer' });
  if (!answer) return null;
  connection.client.setCsrfToken(textIn(answer.json, 'csrfToken'));
  return connection;
}

/** Buys the smallest number of the first licence that the buyer's company can have. */
export async function placeAsBuyer(
  check: Check,
  buyer: Connection,
  lineId: string,
): Promise<Order | null> {
  const cart = answered(check, await buyer.call(getCart), { basis: 'wire §3.2' });
  if (!cart) return null;
  if (cart.lines.length > 0) check.skip("the buyer's cart is not empty: empty it first");
  const [target] = cart.targets;
  const { customerId } = target ?? check.skip('the cart of the buyer is for nobody');
  const asked = { pageNumber: 1, pageSize: 100, searchString: '', customerId };
  const listed = await buyer.call((client) => listProducts(client, asked));
  const { plan, product } =
    buyableOf(listed.value?.data ?? []) ?? check.skip('there is nothing that the buyer can buy');
  const line = { id: lineId, planId: plan.id, quantity: product.limits.min };
  const wanted = { basis: 'wire §3.2' };
  const filled = answered(check, await buyer.call((client) => addCartLine(client, line)), wanted);
  if (!filled) return null;
  const quoted = await buyer.call((client) => getQuote(client, { revision: filled.revision }));
  const quote = answered(check, quoted, { basis: 'wire §3.3' });
  if (!quote) return null;
  const input = {
    quoteId: quote.id,
    confirm: confirmationsOf(quote, filled),
    termsAccepted: true,
  };
  const placed = await buyer.call((client) => placeOrders(client, input));
  const [order] = answered(check, placed, { basis: 'wire §3.4', status: 201 })?.orders ?? [];
  return order ?? null;
}
