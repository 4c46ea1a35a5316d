import { Hono } from 'hono';
import { CART_TARGETS_MAX, PO_NUMBER_MAX } from '../../domain/cart/cart';
import type { Tenant } from '../../domain/customers/customer';
import { type FieldError, refuseInvalid } from '../commerce/refusals';
import { standingMessage, standingOf } from '../commerce/standing';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import type { CompanyRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { json } from '../http/answers';
import type { CallContext, Env } from '../http/context';
import {
  askedRevision,
  type Fields,
  malformed,
  optionalTextOf,
  pathPart,
  readFields,
  revisionOf,
  textOf,
} from '../http/input';
import type { SandboxRoom } from '../http/room';
import type { StockedCart } from '../rules/cart';
import { poNumberProblem, targetsProblem } from '../rules/cart-problems';
import type { World } from '../world/world';
import { cartOf, refuseStale, targetOf, toCart, writeCart } from './carts';
import { refuseCartTooLarge } from './exact-cart';
import { addLine, changeLine } from './lines';
import { parkCart } from './parked';
import { askQuote, toQuote } from './quote';

const PROBLEMS: Readonly<Record<string, string>> = {
  too_many: `A cart is for ${CART_TARGETS_MAX} customers at most.`,
  duplicate_target: 'Each customer can be there once with the same tenant.',
  currency_mixed: 'All customers and lines of a cart have one currency.',
};

interface Named {
  readonly company: CompanyRecord;
  readonly tenant: Tenant | null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pairs of customer and tenant in a body. */
function pairsIn({ targets }: Fields) {
  if (!Array.isArray(targets) || !targets.every(isFields)) {
    throw malformed('targets must be a list of customers.');
  }
  return targets.map((target) => ({
    customerId: textOf(target, 'customerId'),
    tenantId: optionalTextOf(target, 'tenantId'),
  }));
}

function customerErrors(tables: CommerceTables, { company }: Named): readonly FieldError[] {
  const error = (code: string, message: string) => [{ field: 'targets', code, message }];
  if (company.level > 1) return error('unknown_value', `Nothing is sold to ${company.name}.`);
  return standingOf(tables, company.id) === 'closed'
    ? error('customer_closed', standingMessage(tables, company.id))
    : [];
}

/** Sets the customers of the cart (wire §3.2). */
function setTargets(viewer: Viewer, fields: Fields, now: number): StockedCart {
  const { tables, sees } = viewer;
  const revision = revisionOf(fields);
  const named = pairsIn(fields).map(({ customerId, tenantId }): Named => {
    const company = found(tables.companies.get(customerId), () => sees(customerId));
    const isTheirs = (tenant: Tenant) => tenant.customerId === customerId;
    return {
      company,
      tenant: tenantId === null ? null : found(tables.tenants.get(tenantId), isTheirs),
    };
  });
  refuseStale(viewer, now, revision);
  const targets = named.map(({ company, tenant }) => targetOf(tables, company, tenant));
  const problem = targetsProblem(targets, cartOf(viewer, now));
  refuseInvalid([
    ...named.flatMap((each) => customerErrors(tables, each)),
    ...(problem ? [{ ...problem, message: PROBLEMS[problem.code] ?? '' }] : []),
  ]);
  const place = { field: 'targets' };
  refuseCartTooLarge(tables, { ...cartOf(viewer, now), targets }, place, now);
  return writeCart(viewer, { type: 'TARGETS', targets, revision }, now);
}

const NEED = { permissions: ['Marketplace.ReadWrite'] };

function setPoNumber(viewer: Viewer, fields: Fields, now: number): StockedCart {
  const revision = revisionOf(fields);
  const isSaid = Object.hasOwn(fields, 'poNumber');
  const said = optionalTextOf(fields, 'poNumber');
  refuseStale(viewer, now, revision);
  const poNumber = isSaid ? said : cartOf(viewer, now).poNumber;
  const problem = poNumberProblem(poNumber);
  const message = `At most ${PO_NUMBER_MAX} characters.`;
  refuseInvalid(problem ? [{ ...problem, message }] : []);
  return writeCart(viewer, { type: 'PO_NUMBER', poNumber, revision }, now);
}

/** The cart: one for each user, returned completely by every call (wire §3.2). */
function cartRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  /** Responds with the cart after the call. */
  async function answer(
    c: CallContext,
    call: (viewer: Viewer, now: number) => StockedCart | Promise<StockedCart>,
  ): Promise<Response> {
    const viewer = requireViewer(c, world, NEED);
    const now = world.clock.now();
    return json(toCart(await call(viewer, now), viewer, now));
  }

  room.get('/', (c) => answer(c, cartOf));
  room.get('/quote', (c) => {
    const viewer = requireViewer(c, world, NEED);
    const now = world.clock.now();
    const quote = askQuote(viewer, askedRevision(c), now);
    return json(toQuote(quote, cartOf(viewer, now), viewer, now));
  });
  room.patch('/', (c) =>
    answer(c, async (viewer, now) => setPoNumber(viewer, await readFields(c), now)),
  );
  room.delete('/', (c) =>
    answer(c, (viewer, now) =>
      writeCart(viewer, { type: 'CLEAR', revision: askedRevision(c) }, now),
    ),
  );
  room.post('/park', (c) =>
    answer(c, async (viewer, now) => parkCart(viewer, await readFields(c), now)),
  );
  room.post('/renew', (c) =>
    answer(c, async (viewer, now) => {
      const revision = revisionOf(await readFields(c));
      return writeCart(viewer, { type: 'RENEW', revision }, now);
    }),
  );
  room.post('/lines', (c) =>
    answer(c, async (viewer, now) => addLine(viewer, await readFields(c), now)),
  );
  room.patch('/lines/:lineId', (c) =>
    answer(c, async (viewer, now) =>
      changeLine(viewer, pathPart(c, 'lineId'), await readFields(c), now),
    ),
  );
  room.delete('/lines/:lineId', (c) =>
    answer(c, (viewer, now) => {
      const lineId = pathPart(c, 'lineId');
      return writeCart(viewer, { type: 'REMOVE', lineId, revision: askedRevision(c) }, now);
    }),
  );
  room.put('/targets', (c) =>
    answer(c, async (viewer, now) => setTargets(viewer, await readFields(c), now)),
  );
  return room;
}

export const cartRoom: SandboxRoom = { base: '/app/cart', routes: cartRoutes };
