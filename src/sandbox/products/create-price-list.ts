import { PRICE_LIST_NAME_MAX } from '../../domain/products/product';
import { customerSubject, priceListSubject, recordRecord } from '../activity/record';
import { type FieldError, refuseInvalid } from '../commerce/refusals';
import { refuseClosed, standingMessage, standingOf } from '../commerce/standing';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import type { CompanyRecord, PriceListRecord } from '../db/commerce-records';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { type Fields, malformed, readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import type { World } from '../world/world';
import { isListSeenBy, PRICE_LISTS_NEED } from './price-list-rules';
import { toPriceList } from './product-records';

/** Maximum length of a key created by a client (commerce §2.1). */
const KEY_MAX = 64;

function idsIn({ customerIds }: Fields): readonly string[] {
  if (customerIds === undefined || customerIds === null) return [];
  const isTexts = Array.isArray(customerIds) && customerIds.every((id) => typeof id === 'string');
  if (!isTexts) throw malformed('customerIds must be an array of texts.');
  return [...new Set(customerIds)];
}

const missing = (field: string): FieldError => ({
  field,
  code: 'required',
  message: `${field} is required.`,
});

function textErrors(field: string, text: string, longest: number): readonly FieldError[] {
  if (text === '') return [missing(field)];
  if (text.length <= longest) return [];
  const message = `${field} has at most ${longest} characters.`;
  return [{ field, code: 'too_long', message }];
}

/** Why a customer cannot buy by the new list. */
function customerErrors(
  { tables, companyId }: Viewer,
  base: PriceListRecord | null,
  { id, name, parentId, currency }: CompanyRecord,
): readonly FieldError[] {
  const error = (code: string, message: string) => [{ field: 'customerIds', code, message }];
  if (parentId !== companyId) return error('unknown_value', `Another company sells to ${name}.`);
  if (standingOf(tables, id) === 'closed') {
    return error('customer_closed', standingMessage(tables, id));
  }
  return base && base.currency !== currency
    ? error(
        'currency_mixed',
        `This price list is in ${base.currency}, ${name} pays in ${currency}.`,
      )
    : [];
}

/** `POST /price-lists`: own prices for some customers, based on another list (workday §6). */
export async function createPriceList(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, PRICE_LISTS_NEED);
  const { tables, companyId } = viewer;
  const { companies, priceLists, priceListKeys, nextId } = tables;
  const fields = await readFields(c);
  const [key, name] = [textOf(fields, 'key'), textOf(fields, 'name').trim()];
  const [basedOnId, customerIds] = [textOf(fields, 'basedOnId'), idsIn(fields)];
  const base = basedOnId ? found(priceLists.get(basedOnId), isListSeenBy(viewer)) : null;
  const customers = customerIds.map((id) => found(companies.get(id), () => viewer.sees(id)));
  if (base && base.ownerId !== companyId) {
    const message = 'Only those who sell by a price list base another one on it.';
    throw new Problem(403, message, { code: 'forbidden' });
  }
  // Keys are separate for each creator.
  const ownKey = JSON.stringify([companyId, key]);
  const now = world.clock.now();
  const existing = priceLists.get(priceListKeys.get(ownKey) ?? '');
  if (existing) return json(toPriceList(existing, viewer, now));
  refuseClosed(tables, companyId);
  refuseInvalid([
    ...textErrors('key', key, KEY_MAX),
    ...(base ? [] : [missing('basedOnId')]),
    ...textErrors('name', name, PRICE_LIST_NAME_MAX),
    ...customers.flatMap((customer) => customerErrors(viewer, base, customer)),
  ]);
  const { currency, markupBps, targetMarginBps } = found(base);
  const made: PriceListRecord = {
    ...{ id: nextId('pl'), ownerId: companyId, basedOnId, name },
    ...{ currency, markupBps, targetMarginBps, overrides: new Map() },
  };
  priceLists.set(made.id, made);
  priceListKeys.set(ownKey, made.id);
  recordRecord(world, viewer, 'priceList.created', priceListSubject(made));
  for (const customer of customers) {
    const moved = { ...customer, priceListId: made.id, revision: customer.revision + 1 };
    companies.set(moved.id, moved);
    recordRecord(world, viewer, 'customer.changed', customerSubject(moved));
  }
  return json(toPriceList(made, viewer, now), 201);
}
