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

/** A line that could not be added, with the reason. */
interface NotAdded extends Pick<FieldError, 'code' | 'message'> {
  readonly planId: string;
  readonly productName: string;
}

/** The first validation error of a refusal; other refusals are rethrown. */
function firstErrorOf(refusal: unknown): Pick<FieldError, 'code' | 'message'> {
  if (!(refusal instanceof Problem) || refusal.status !== 422) throw refusal;
  const [first] = refusal.extra.errors as readonly FieldError[];
  return { code: first?.code ?? '', message: first?.message ?? refusal.message };
}

/** Whether a cart is for the customer of an order alone. */
function isAimed(
  { targets }: StockedCart,
  { customerId, tenantId }: Pick<OrderRecord, 'customerId' | 'tenantId'>,
): boolean {
  const [target, ...more] = targets;
  return more.length === 0 && target?.customerId === customerId && target.tenantId === tenantId;
}

/** Sets the order's customer in a cart without lines (wire §3.4). */
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

/** Prefix of line ids for an order, so that repeated requests use the same ids. */
const idsIn = (cart: Pick<StockedCart, 'id'>, { id }: OrderRecord) => `${cart.id}-${id}-`;

/**
 * Refuses a cart that the caller has not seen (workday §4), so that nothing is added for another
 * customer. Accepts a missing revision and repeated requests.
 */
function refuseUnseen(viewer: Viewer, order: OrderRecord, fields: Fields, now: number): void {
  const cart = cartOf(viewer, now);
  const isThere = cart.lines.some(({ id }) => id.startsWith(idsIn(cart, order)));
  const isRepeated = isThere && isAimed(cart, order);
  const isSaid = Object.hasOwn(fields, 'revision');
  refuseStale(viewer, now, isSaid && !isRepeated ? revisionOf(fields) : cart.revision);
}

/** Adds the lines of an order to the cart. */
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

/** `POST /orders/{id}/reorder` (wire §3.4): adds what is still sold, and names the rest. */
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
