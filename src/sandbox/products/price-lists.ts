import { Hono } from 'hono';
import { civilDateOf } from '../../domain/time/civil-date';
import { priceListSubject, recordRecord } from '../activity/record';
import { findOffer, type Offer } from '../commerce/deal';
import { isSellable, TOO_LARGE } from '../commerce/exact';
import { answerList, type CommerceList } from '../commerce/list';
import { costOf, pricesFor } from '../commerce/prices';
import { type FieldError, refuseInvalid } from '../commerce/refusals';
import { refuseClosed } from '../commerce/standing';
import { found, requireViewer } from '../commerce/viewer';
import type { PriceListRecord } from '../db/commerce-records';
import { json } from '../http/answers';
import type { Env } from '../http/context';
import { type Fields, pathPart, readFields } from '../http/input';
import { Problem } from '../http/problem';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { createPriceList } from './create-price-list';
import { isListSeenBy, PRICE_LISTS_NEED } from './price-list-rules';
import { toPriceList } from './product-records';

const PRICE_LISTS: CommerceList<PriceListRecord> = {
  defaultSort: 'name',
  sorts: { name: ({ name }) => name },
  filters: { currency: ({ currency }) => [currency], ownerId: ({ ownerId }) => [ownerId] },
  facets: [],
  idOf: ({ id }) => id,
  searched: ({ name }) => [name],
};

/** Validates a price; null removes it, and is always valid. */
function priceErrors(
  { unitPrice, allowBelowCost }: Fields,
  list: PriceListRecord,
  { plan, product }: Offer,
  cost: number | string,
): readonly FieldError[] {
  const error = (field: string, code: string, message: string) => [{ field, code, message }];
  if (unitPrice === undefined) return error('unitPrice', 'required', 'A price is needed.');
  if (plan.currency !== list.currency) {
    const message = `This price list is in ${list.currency}, the plan in ${plan.currency}.`;
    return error('planId', 'currency_mixed', message);
  }
  if (unitPrice === null) return [];
  if (typeof plan.unitList === 'string') {
    return error('planId', 'unknown_value', 'Usage-based products keep the vendor’s price.');
  }
  if (typeof unitPrice !== 'number' || !Number.isInteger(unitPrice) || unitPrice < 0) {
    return error('unitPrice', 'not_integer', 'The price must be a whole number from 0.');
  }
  if (!isSellable(unitPrice, product.limits)) return error('unitPrice', 'too_large', TOO_LARGE);
  return unitPrice < Number(cost) && allowBelowCost !== true
    ? error('unitPrice', 'below_cost', 'This price is below what the plan costs.')
    : [];
}

/** Price lists and their overrides (wire §3.1). */
function priceListsRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    const viewer = requireViewer(c, world, PRICE_LISTS_NEED);
    const rows = [...viewer.tables.priceLists.values()].filter(isListSeenBy(viewer));
    return answerList(c, rows, PRICE_LISTS, ({ overrides: _, ...row }) => row);
  });

  room.post('/', (c) => createPriceList(c, world));

  room.get('/:id', (c) => {
    const viewer = requireViewer(c, world, PRICE_LISTS_NEED);
    const list = found(viewer.tables.priceLists.get(pathPart(c, 'id')), isListSeenBy(viewer));
    return json(toPriceList(list, viewer, world.clock.now()));
  });

  room.put('/:id/overrides/:planId', async (c) => {
    const viewer = requireViewer(c, world, PRICE_LISTS_NEED);
    const fields = await readFields(c);
    const { tables, companyId, level } = viewer;
    const list = found(tables.priceLists.get(pathPart(c, 'id')), isListSeenBy(viewer));
    const offer = found(findOffer(tables, pathPart(c, 'planId')));
    const { plan, product } = offer;
    if (list.ownerId !== companyId) {
      const message = 'Only those who sell by a price list change its prices.';
      throw new Problem(403, message, { code: 'forbidden' });
    }
    refuseClosed(tables, companyId);
    const now = world.clock.now();
    const by = { priceListId: list.id, parentId: list.ownerId };
    const prices = pricesFor(tables, by, plan, civilDateOf(now));
    refuseInvalid(priceErrors(fields, list, offer, costOf(prices, level)));
    const overrides = new Map(list.overrides);
    if (typeof fields.unitPrice === 'number') overrides.set(plan.id, fields.unitPrice);
    else overrides.delete(plan.id);
    const changed = { ...list, overrides };
    tables.priceLists.set(list.id, changed);
    if (list.overrides.get(plan.id) !== overrides.get(plan.id)) {
      const told = overrides.has(plan.id) ? { added: [product.name] } : { removed: [product.name] };
      recordRecord(world, viewer, 'priceList.changed', priceListSubject(changed), told);
    }
    return json(toPriceList(changed, viewer, now));
  });

  return room;
}

export const priceListsRoom: SandboxRoom = { base: '/app/price-lists', routes: priceListsRoutes };
