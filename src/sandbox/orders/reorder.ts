import { cartOf, refuseStale, targetOf, toCart, writeCart } from '../cart/carts';
import { addLine } from '../cart/lines';
import type { FieldError } from '../commerce/refusals';
import { refuseClosed } from '../commerce/standing';
import { requireViewer, type Viewer } from '../commerce/viewer';
import type { OrderRecord } from '../db/commerce-records';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { type Fields, readFields, revisionOf } from '../http/input';
import { Problem } from '../http/problem';
import type { StockedCart } from '../rules/cart';
import type { World } from '../world/world';
import { orderAt } from './find-order';

/** Something that is not in the cart again, and why. */
interface NotAdded extends Pick<FieldError, 'code' | 'message'> {
  readonly planId: string;
  readonly productName: string;
}

/** What a refusal of content says first; any other refusal is passed on. */
function firstErrorOf(refusal: unknown): Pick<FieldError, 'code' | 'message'> {
  if (!(refusal instanceof Problem) || refusal.status !== 422) throw refusal;
  const [first] = refusal.extra.errors as readonly FieldError[];
  return { code: first?.code ?? '', message: first?.message ?? refusal.message };
}

/** Whether a cart is for the customer of an order, and for nobody else. */
function isAimed(
  { targets }: StockedCart,
  { customerId, tenantId }: Pick<OrderRecord, 'customerId' | 'tenantId'>,
): boolean {
  const [target, ...more] = targets;
  return more.length === 0 && target?.customerId === customerId && target.tenantId === tenantId;
}

/** A cart that is for nobody's lines yet is for the customer of the order from now on (wire §3.4). */
function aimCart(viewer: Viewer, { customerId, tenantId }: OrderRecord, now: number): void {
  const { tables } = viewer;
  const cart = cartOf(viewer, now);
  const { lines, revision } = cart;
  const company = tables.companies.get(customerId);
  if (lines.length > 0 || isAimed(cart, { customerId, tenantId }) || !company) return;
  const tenant = tables.tenants.get(tenantId ?? '') ?? null;
  const aimed = [targetOf(tables, company, tenant)];
  writeCart(viewer, { type: 'TARGETS', targets: aimed, revision }, now);
}

/** What the ids of an order's lines begin with in a cart: the same, however often it is asked. */
const idsIn = (cart: Pick<StockedCart, 'id'>, { id }: OrderRecord) => `${cart.id}-${id}-`;

/**
 * Looks whether the cart is still the one that the caller has seen (workday §4), so that nothing is added
 * for another customer. Without a revision, and when it is asked once more, it is.
 */
function refuseUnseen(viewer: Viewer, order: OrderRecord, fields: Fields, now: number): void {
  const cart = cartOf(viewer, now);
  const isThere = cart.lines.some(({ id }) => id.startsWith(idsIn(cart, order)));
  const isRepeated = isThere && isAimed(cart, order);
  const isSaid = Object.hasOwn(fields, 'revision');
  refuseStale(viewer, now, isSaid && !isRepeated ? revisionOf(fields) : cart.revision);
}

/** Puts the lines of an order into the cart. */
function addLines(viewer: Viewer, order: OrderRecord, now: number): readonly NotAdded[] {
  const { lines } = order;
  const cart = cartOf(viewer, now);
  return lines.flatMap(({ planId, productName, quantity }, at): NotAdded | readonly NotAdded[] => {
    try {
      addLine(viewer, { id: `${idsIn(cart, order)}${at + 1}`, planId, quantity }, now);
      return [];
    } catch (refusal) {
      return { planId, productName, ...firstErrorOf(refusal) };
    }
  });
}

/** `POST /orders/{id}/reorder` (wire §3.4): what is still sold is in the cart, the rest is named. */
export async function reorder(c: CallContext, world: World): Promise<Response> {
  requireViewer(c, world, { permissions: ['Order.Read'] });
  const viewer = requireViewer(c, world, { permissions: ['Marketplace.ReadWrite'] });
  const fields = await readFields(c);
  const order = orderAt(c, viewer);
  const now = world.clock.now();
  refuseUnseen(viewer, order, fields, now);
  refuseClosed(viewer.tables, order.customerId);
  aimCart(viewer, order, now);
  const notAdded = addLines(viewer, order, now);
  return json({ ...toCart(cartOf(viewer, now), viewer, now), notAdded });
}
