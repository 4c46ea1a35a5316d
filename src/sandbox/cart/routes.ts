import { Hono } from 'hono';
import { PO_NUMBER_MAX } from '../../domain/cart/cart';
import { refuseInvalid } from '../commerce/refusals';
import { requireViewer, type Viewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { CallContext, Env } from '../http/context';
import {
  askedRevision,
  type Fields,
  optionalTextOf,
  pathPart,
  readFields,
  revisionOf,
} from '../http/input';
import type { SandboxRoom } from '../http/room';
import type { StockedCart } from '../rules/cart';
import { poNumberProblem } from '../rules/cart-problems';
import type { World } from '../world/world';
import { cartOf, refuseStale, toCart, writeCart } from './carts';
import { addLine, changeLine } from './lines';
import { parkCart } from './parked';
import { askQuote, toQuote } from './quote';
import { setTargets } from './targets';

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
