import { Hono } from 'hono';
import {
  type EndDateOption,
  type EndDateRefusal,
  endDateOptions,
} from '../../domain/subscriptions/end-dates';
import { QUANTITY_MAX } from '../../domain/text/quantity';
import { civilDateOf } from '../../domain/time/civil-date';
import { findOffer, type Offer } from '../commerce/deal';
import { quantityMessage } from '../commerce/messages';
import { pricesFor } from '../commerce/prices';
import { invalid } from '../commerce/refusals';
import { found, requireViewer } from '../commerce/viewer';
import type { CompanyRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { json } from '../http/answers';
import type { Env } from '../http/context';
import { requireQuery, wholeNumber } from '../http/input';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';

const NEED = { permissions: ['Marketplace.ReadWrite'] };

const REFUSALS: Readonly<Record<EndDateRefusal, string>> = {
  after_term: 'A new term ends before that day.',
  renewal_locked: 'It renews within 24 hours.',
};

/** Possible ends of a plan's first term; without a customer, only the end of the month. */
export function endDatesFor(
  tables: CommerceTables,
  company: CompanyRecord | null,
  { plan, product }: Offer,
  quantity: number,
  now: number,
): readonly EndDateOption[] {
  const { unitPrice } = pricesFor(tables, company ?? { priceListId: null }, plan, civilDateOf(now));
  const { id, term, cycle, cancelHours, trialDays } = plan;
  const bought = {
    plan: { id, term, cycle, cancelHours, trialDays, unitPrice },
    quantity,
    at: now,
  };
  const atVendor = [...tables.subscriptions.values()].filter(
    ({ customerId, vendorId }) => customerId === company?.id && vendorId === product.vendor.id,
  );
  return endDateOptions(bought, atVendor);
}

function reasonFor({ subscriptions, products }: CommerceTables, id: string | null): string {
  const subscription = id === null ? undefined : subscriptions.get(id);
  if (!subscription) return 'The end of this month';
  const { friendlyName, productId } = subscription;
  return `Same end as ${friendlyName ?? products.get(productId)?.name ?? ''}`;
}

/** Possible ends of a first term (wire §3.1). */
function endDatesRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/', (c) => {
    const { tables, sees } = requireViewer(c, world, NEED);
    const customerId = requireQuery(c, 'customerId');
    const planId = requireQuery(c, 'planId');
    const max = Number.MAX_SAFE_INTEGER;
    const quantity = wholeNumber(requireQuery(c, 'quantity'), 'quantity', max);
    const company = found(tables.companies.get(customerId), () => sees(customerId));
    const plan = found(findOffer(tables, planId));
    const { limits } = plan.product;
    if (quantity > (limits.max ?? QUANTITY_MAX)) {
      const code = limits.max === null ? 'too_large' : 'quantity_range';
      throw invalid([{ field: 'quantity', code, message: quantityMessage(limits) }]);
    }
    const days = endDatesFor(tables, company, plan, quantity, world.clock.now());
    return json(
      days.map(({ endsOn, subscriptionId, firstNet, refusal }) => ({
        endsOn,
        reason: reasonFor(tables, subscriptionId),
        ...(subscriptionId !== null && { subscriptionId }),
        ...(firstNet !== null && { firstNet }),
        ...(refusal !== null && { refusal: { code: refusal, message: REFUSALS[refusal] } }),
      })),
    );
  });
  return room;
}

export const endDatesRoom: SandboxRoom = { base: '/app/end-dates', routes: endDatesRoutes };
