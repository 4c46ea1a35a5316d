import type { PurchaseConfirmation } from '../../domain/cart/purchase-rules';
import { linesByOrder } from '../../domain/cart/quote';
import { cartConflict, cartOf, firstTargets, keepCart, toCart } from '../cart/carts';
import { issuesOf } from '../cart/issues';
import { alreadyOrdered } from '../cart/lines';
import { quoteOf, toQuote } from '../cart/quote';
import { boughtQuotesOf, markBought } from '../cart/quotes';
import { refuseTooLarge } from '../commerce/exact';
import { purchaseTerms } from '../commerce/line-terms';
import { toOrder } from '../commerce/records';
import { conflict, type FieldError, refuseInvalid } from '../commerce/refusals';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import type { CommerceTables } from '../db/commerce-tables';
import type { PurchaseTask, QuotedLine, QuoteRecord } from '../db/commerce-work';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { type Fields, malformed, optionalTextOf, readFields, textOf } from '../http/input';
import { cartAfterPurchase, cartStateAt, type StockedCart } from '../rules/cart';
import { judgePurchase } from '../rules/purchase';
import type { World } from '../world/world';
import { type OrderDraft, placeOrder } from './place-order';
import { salesOf } from './sales';

const NEED = {
  permissions: ['Marketplace.ReadWrite'],
  whileImpersonating: 'placeOrders',
} as const;

/** The confirmations in a body. */
function confirmIn({ confirm }: Fields): readonly PurchaseConfirmation[] {
  if (!Array.isArray(confirm)) throw malformed('confirm must be a list.');
  return confirm.map((each: Fields | null) => {
    if (typeof each !== 'object' || each === null || typeof each.total !== 'number') {
      throw malformed('confirm must name customers with their totals.');
    }
    const tenantId = optionalTextOf(each, 'tenantId');
    return { customerId: textOf(each, 'customerId'), tenantId, total: each.total };
  });
}

/** Why a quote cannot be bought now (wire §3.4). */
function errorsOf(
  viewer: Viewer,
  quote: QuoteRecord,
  cart: StockedCart,
  { termsAccepted }: Fields,
  now: number,
): readonly FieldError[] {
  const message = 'Accept the terms to place the order.';
  const terms = { field: 'termsAccepted', code: 'required', message };
  const issues = issuesOf(viewer, quote, cart, now).filter(({ severity }) => severity === 'error');
  return [
    ...(termsAccepted === true ? [] : [terms]),
    ...issues.map(({ lineId, targetId, field, code, message: text }) => ({
      ...(lineId && { lineId }),
      ...(targetId && { targetId }),
      field: field ?? '',
      code,
      message: text,
    })),
  ];
}

function taskOf(tables: CommerceTables, quoted: QuotedLine, at: number): PurchaseTask {
  const { line, target, plan, domainPrefix } = quoted;
  const { productId, quantity, friendlyName, endsOn } = line;
  const kind = plan.cycle === 'once' ? 'once' : 'subscribe';
  const sales = salesOf(tables.companies, target.customerId, plan, quoted);
  return { kind, productId, quantity, friendlyName, endsOn, domainPrefix, at, ...sales };
}

/** The orders of a quote: one for each customer and vendor (commerce §3). */
function draftsOf(viewer: Viewer, quote: QuoteRecord, now: number): readonly OrderDraft[] {
  const lines = quote.lines.map((quoted) => ({
    quoted,
    targetId: quoted.target.id,
    vendorId: quoted.line.vendorId,
  }));
  return linesByOrder(lines).flatMap((own): OrderDraft | readonly OrderDraft[] => {
    const [first] = own;
    if (!first) return [];
    const { customerId, tenantId, currency } = first.quoted.target;
    return {
      type: 'create',
      customerId,
      tenantId,
      vendorId: first.vendorId,
      currency,
      quoteId: quote.id,
      poNumber: quote.poNumber,
      needsApproval: !viewer.allowedActions.includes('Order.Create'),
      lines: own.map(({ quoted }) => {
        const task = taskOf(viewer.tables, quoted, now);
        return {
          id: quoted.line.id,
          planId: quoted.plan.id,
          productName: quoted.line.productName,
          quantity: quoted.line.quantity,
          net: quoted.charge.net,
          taxBps: quoted.charge.taxBps,
          ...purchaseTerms(task),
          task,
        };
      }),
    };
  });
}

/** Places all orders of a quote and starts a new cart; validation happens before. */
function buy(world: World, viewer: Viewer, quote: QuoteRecord, cart: StockedCart, now: number) {
  const { tables, user, impersonatedBy } = viewer;
  const actor = { by: user.email, impersonatedBy };
  const drafts = draftsOf(viewer, quote, now);
  const orderIds = drafts.map((draft) => placeOrder(world, draft, actor).id);
  markBought(tables, quote, orderIds);
  const targets = firstTargets(viewer);
  const next = { id: tables.nextId('ca'), targets, quoteId: quote.id, orderIds };
  keepCart(viewer, cartAfterPurchase(cart, next, { by: user.email, now }));
}

/** The response for a purchased quote: its orders and the cart, as they are now. */
function answerBought(viewer: Viewer, quoteId: string, status: number, now: number): Response {
  const { tables } = viewer;
  const ids = tables.quotes.get(quoteId)?.orderIds ?? [];
  const orders = ids.flatMap((id) => tables.orders.get(id) ?? []);
  const cart = toCart(cartOf(viewer, now), viewer, now);
  return json({ orders: orders.map((order) => toOrder(order, viewer)), cart }, status);
}

/**
 * `POST /orders` (wire §3.4). The quote's id is the idempotency key: for a purchased one the
 * response has its orders, whatever else the body contains.
 */
export async function placeOrders(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, NEED);
  const fields = await readFields(c);
  const { tables, user } = viewer;
  const now = world.clock.now();
  // Some companies may not be visible any more since the quote was created.
  const isTheirs = ({ madeBy, lines }: QuoteRecord) =>
    madeBy === user.id && lines.every(({ target }) => viewer.sees(target.customerId));
  const known = tables.quotes.get(textOf(fields, 'quoteId'));
  if (known?.orderIds && isTheirs(known)) return answerBought(viewer, known.id, 200, now);
  const confirm = confirmIn(fields);
  const quote = found(known, isTheirs);
  const cart = cartOf(viewer, now);
  const bought = boughtQuotesOf(tables, user.id);
  const verdict = judgePurchase({
    quote,
    cart: { ...cart, state: cartStateAt(cart, now) },
    bought,
    confirm,
    now,
  });
  const sent = (newest: QuoteRecord) => toQuote(newest, cart, viewer, now);
  switch (verdict) {
    case 'already_ordered':
      throw alreadyOrdered(
        found(bought.find(({ cartRevision }) => cartRevision === quote.cartRevision)),
        viewer,
      );
    case 'cart_changed':
      throw cartConflict(verdict, cart, viewer, now);
    case 'quote_expired':
      throw conflict(verdict, 'The quote holds no more.', {
        quote: sent(quoteOf(viewer, cart, now)),
      });
    case 'quote_mismatch':
      throw conflict(verdict, 'This is not what the quote says.', {
        quote: sent(quote),
        cart: toCart(cart, viewer, now),
      });
  }
  refuseInvalid(errorsOf(viewer, quote, cart, fields, now));
  const amounts = quote.targets.flatMap(({ net, tax, commitment }) => [net, tax, commitment]);
  refuseTooLarge(tables, quote.currency ?? '', amounts, now, { field: 'quoteId' });
  buy(world, viewer, quote, cart, now);
  return answerBought(viewer, quote.id, 201, now);
}
