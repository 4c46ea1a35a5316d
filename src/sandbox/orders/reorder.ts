import { cartOf, refuseStale, targetOf, toCart, writeCart } from '../cart/carts';
import { addLine } from '../cart/lines';
import type { FieldError } from '../commerce/refusals';
import { refuseClosed } from '../commerce/standing';
import { requireViewer, type Viewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { CallContext } from '../http/caller';
import { readFields } from '../http/input';
import { Problem } from '../http/problem';
import type { OrderRecord } from '../seed/orders';
import type { World } from '../world';
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

/** A cart that is for nobody's lines yet is for the customer of the order from now on (wire §3.4). */
function aimCart(viewer: Viewer, { customerId, tenantId }: OrderRecord, now: number): void {
  const { tables } = viewer;
  const { lines, targets, revision } = cartOf(viewer, now);
  const company = tables.companies.get(customerId);
  const [target, ...more] = targets;
  const isAimed =
    more.length === 0 && target?.customerId === customerId && target.tenantId === tenantId;
  if (lines.length > 0 || isAimed || !company) return;
  const tenant = tables.tenants.get(tenantId ?? '') ?? null;
  const aimed = [targetOf(tables, company, tenant)];
  writeCart(viewer, { type: 'TARGETS', targets: aimed, revision }, now);
}

/** Puts the lines of an order into the cart; each has the same id there, however often it is asked. */
function addLines(viewer: Viewer, { id, lines }: OrderRecord, now: number): readonly NotAdded[] {
  const cart = cartOf(viewer, now);
  return lines.flatMap(({ planId, productName, quantity }, at): NotAdded | readonly NotAdded[] => {
    try {
      addLine(viewer, { id: `${cart.id}-${id}-${at + 1}`, planId, quantity }, now);
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
  await readFields(c);
  const order = orderAt(c, viewer);
  const now = world.clock.now();
  refuseStale(viewer, now);
  refuseClosed(viewer.tables, order.customerId);
  aimCart(viewer, order, now);
  const notAdded = addLines(viewer, order, now);
  return json({ ...toCart(cartOf(viewer, now), viewer, now), notAdded });
}
