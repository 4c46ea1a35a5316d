import { Hono } from 'hono';
import { answerList, type CommerceList, checkListQuery } from '../commerce/list';
import { vendorName } from '../commerce/records';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { CallContext, Env } from '../http/context';
import { malformed, pathPart } from '../http/input';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { isListSeenBy, PRICE_LISTS_NEED } from './price-list-rules';
import { type PricesOf, type SentProduct, toProduct } from './product-records';

const READ = { permissions: ['Marketplace.Read', 'Marketplace.ReadWrite'] };

const PRODUCTS: CommerceList<SentProduct> = {
  defaultSort: 'name',
  sorts: { name: ({ name }) => name, vendorName: ({ vendor }) => vendor.name },
  filters: {
    vendorId: ({ vendor }) => [vendor.id],
    category: ({ category }) => [category],
    kind: ({ kind }) => [kind],
    term: ({ plans }) => [...new Set(plans.map(({ term }) => term))],
    state: ({ state }) => [state],
    planId: ({ plans }) => plans.map(({ id }) => id),
  },
  facets: ['vendorId', 'category', 'kind', 'term'],
  labels: { vendorId: vendorName },
  idOf: ({ id }) => id,
  searched: ({ name, vendor, category, summary }) => [name, vendor.name, category, summary],
};

/** Parses whose prices are requested; refuses an unreadable query. */
function askedFor(c: CallContext, world: World) {
  const viewer = requireViewer(c, world, READ);
  const { customerId, priceListId } = c.req.query();
  if (priceListId) requireViewer(c, world, PRICE_LISTS_NEED);
  if (customerId && priceListId) throw malformed('Name a customer or a price list, not both.');
  return { viewer, customerId, priceListId };
}

/**
 * Whose prices to send. Customers see only their own (wire §3.1).
 *
 * @throws Problem 404 for another company's
 */
function pricesOf(
  viewer: Viewer,
  customerId: string | undefined,
  priceListId: string | undefined,
): PricesOf | null {
  const { tables, level, companyId, sees } = viewer;
  if (priceListId) return { list: found(tables.priceLists.get(priceListId), isListSeenBy(viewer)) };
  const id = customerId || (level === 0 ? companyId : '');
  if (!id) return null;
  return { company: found(tables.companies.get(id), () => sees(id)) };
}

/** Products and their prices (wire §3.1). */
function productsRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    const { viewer, customerId, priceListId } = askedFor(c, world);
    checkListQuery(c, PRODUCTS);
    const of = pricesOf(viewer, customerId, priceListId);
    const rows = [...viewer.tables.products.values()]
      .map((record) => toProduct(record, of, viewer, world.clock.now()))
      .filter(({ plans }) => plans.length > 0);
    return answerList(c, rows, PRODUCTS, (row) => row);
  });

  room.get('/:id', (c) => {
    const { viewer, customerId, priceListId } = askedFor(c, world);
    const of = pricesOf(viewer, customerId, priceListId);
    const record = found(viewer.tables.products.get(pathPart(c, 'id')));
    return json(toProduct(record, of, viewer, world.clock.now()));
  });

  return room;
}

export const productsRoom: SandboxRoom = { base: '/app/products', routes: productsRoutes };
