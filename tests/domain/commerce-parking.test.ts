import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cart } from '../../src/domain/cart/cart';
import { buyAgainQuestion, cartMove } from '../../src/domain/cart/cart-move';
import { PARKED_CARTS_MAX } from '../../src/domain/cart/parked-cart';
import { confirmationsOf } from '../../src/domain/cart/purchase-rules';
import type { Quote } from '../../src/domain/cart/quote';
import {
  cartAfterPurchase,
  cartTransition,
  type StockedCart,
  type StockedLine,
  type StockedTarget,
} from '../../src/sandbox/rules/cart';
import {
  type CartShelf,
  type ParkingWrite,
  parkingTransition,
} from '../../src/sandbox/rules/cart-parking';
import { judgePurchase } from '../../src/sandbox/rules/purchase';
import { validUntil } from '../../src/sandbox/rules/quote';
import { holds } from './commerce-world';

/** `npm run test:commerce` raises it. */
const RUNS = Number(process.env.PLINTH_MODEL_RUNS ?? 1_000);
const NOW = Date.UTC(2026, 10, 22, 5);
const WRITER = { by: 'b@x.test', now: NOW };
const CUSTOMERS = ['Åland Shipping', 'Bergen Kommune', 'Halvorsen AS'];

const target = (customerId: string): StockedTarget => ({
  id: `t-${customerId}`,
  customerId,
  tenantId: null,
  customerName: customerId,
  domain: null,
  currency: 'EUR',
});
const customersOf = ({ targets }: Pick<StockedCart, 'targets'>) =>
  targets.map(({ customerId }) => customerId).join();

const EMPTY: StockedCart = {
  id: 'ca-1',
  revision: 1,
  state: 'open',
  expiresAt: new Date(NOW + 1e9),
  targets: [],
  lines: [],
  poNumber: null,
  updatedBy: 'b@x.test',
  updatedAt: new Date(NOW),
  lastPurchase: null,
};

type Shown = Pick<Cart, 'lines' | 'targets'>;
const shown = (cart: StockedCart) => cart as unknown as Shown;

/** A write, as it goes over the network; it can arrive more than once. */
type Sent =
  | { readonly type: 'add'; readonly lineId: string }
  | { readonly type: 'reorder'; readonly customerId: string; readonly revision: number }
  | { readonly type: 'targets'; readonly wanted: readonly string[]; readonly revision: number }
  | { readonly type: 'parking'; readonly write: ParkingWrite }
  | { readonly type: 'buy'; readonly quote: Quote; readonly for: string };

function createServer() {
  let shelf: CartShelf = { cart: EMPTY, parked: [] };
  let count = 1;
  function nextId(prefix: string): string {
    count += 1;
    return `${prefix}-${count}`;
  }
  const bought: Quote[] = [];
  /** Lines that are in a cart, aside or bought, by what became of them. */
  const added = new Map<string, 'kept' | 'bought' | 'dropped'>();

  function add(id: string): void {
    if ([shelf.cart, ...shelf.parked.map(({ cart }) => cart)].some((each) => has(each, id))) return;
    if (added.has(id)) return;
    const line = { id, currency: 'EUR' } as StockedLine;
    const outcome = cartTransition(shelf.cart, { type: 'ADD', line }, WRITER);
    if (outcome.status !== 'accepted') return;
    shelf = { ...shelf, cart: outcome.cart };
    added.set(id, 'kept');
  }
  const has = ({ lines }: StockedCart, id: string) => lines.some((line) => line.id === id);

  function reorder({ customerId, revision }: Extract<Sent, { type: 'reorder' }>): boolean {
    const id = `${shelf.cart.id}-o-${customerId}`;
    const isRepeated = has(shelf.cart, id) && customersOf(shelf.cart) === customerId;
    if (!isRepeated && revision !== shelf.cart.revision) return false;
    if (shelf.cart.lines.length === 0) setTargets([customerId], shelf.cart.revision);
    add(id);
    return true;
  }

  function setTargets(wanted: readonly string[], revision: number): boolean {
    const write = { type: 'TARGETS', targets: wanted.map(target), revision } as const;
    const outcome = cartTransition(shelf.cart, write, WRITER);
    if (outcome.status !== 'accepted') return false;
    shelf = { ...shelf, cart: outcome.cart };
    return true;
  }

  function park(write: ParkingWrite): boolean {
    const next = { id: nextId('ca'), targets: [] };
    const sent = write.type === 'PARK' ? { ...write, next } : write;
    const outcome = parkingTransition(shelf, sent, WRITER);
    if (outcome.status !== 'accepted') return false;
    if (write.type === 'DROP') {
      const gone = shelf.parked.find(({ cart }) => cart.id === write.id);
      for (const { id } of gone?.cart.lines ?? []) added.set(id, 'dropped');
    }
    shelf = outcome.shelf;
    return true;
  }

  function quote(): Quote {
    const { targets, revision } = shelf.cart;
    const total = shelf.cart.lines.length * 100;
    return {
      id: nextId('q'),
      cartRevision: revision,
      validUntilAt: validUntil(NOW),
      currency: 'EUR',
      lines: [],
      targets: targets.map(({ id }) => ({
        ...{ targetId: id, net: total, tax: 0, total, commitment: 0 },
      })),
      issues: [],
    };
  }

  function buy(asked: Quote, confirmed: string): boolean {
    const { cart } = shelf;
    const confirm = confirmationsOf(asked, { targets: CUSTOMERS.map(target) }).filter(
      ({ customerId }) => confirmed.split(',').includes(customerId),
    );
    const verdict = judgePurchase({ quote: asked, cart, bought, confirm, now: NOW });
    if (verdict !== 'go' || cart.lines.length === 0 || cart.targets.length === 0) return false;
    // One customer's cart is never bought for another without a word.
    holds(customersOf(cart) === confirmed, 'bought for the customers on the page');
    for (const { id } of cart.lines) {
      holds(added.get(id) === 'kept', 'a line is bought once');
      added.set(id, 'bought');
    }
    bought.push(asked);
    const next = { id: nextId('ca'), targets: [], quoteId: asked.id, orderIds: [] };
    shelf = { ...shelf, cart: cartAfterPurchase(cart, next, WRITER) };
    return true;
  }

  function receive(sent: Sent): boolean {
    const before = shelf;
    switch (sent.type) {
      case 'add':
        add(sent.lineId);
        return true;
      case 'reorder':
        return reorder(sent);
      case 'targets': {
        const isDone = setTargets(sent.wanted, sent.revision);
        // The user had seen the cart whose lines were moved.
        if (isDone) holds(before.cart.revision === sent.revision, 'nobody moves what they miss');
        return isDone;
      }
      case 'parking':
        return park(sent.write);
      case 'buy':
        return buy(sent.quote, sent.for);
    }
  }

  function check(): void {
    const all = [shelf.cart, ...shelf.parked.map(({ cart }) => cart)];
    const inCarts = all.flatMap(({ lines }) => lines.map(({ id }) => id));
    holds(new Set(inCarts).size === inCarts.length, 'no line is in two carts');
    holds(new Set(all.map(({ id }) => id)).size === all.length, 'no cart is there twice');
    for (const [id, state] of added) {
      holds(inCarts.includes(id) === (state === 'kept'), 'nothing is lost, and nothing comes back');
    }
    holds(shelf.parked.length <= PARKED_CARTS_MAX, 'at most ten');
  }
  return { receive, check, quote, bought, shelf: () => shelf };
}

type Step =
  | { do: 'look' | 'add' | 'send again'; tab: number }
  | { do: 'move'; tab: number; to: number; answer: 'yes' | 'no' | 'aside' }
  | { do: 'again'; tab: number; of: number; answer: 'yes' | 'no' | 'aside' }
  | { do: 'park' | 'take' | 'drop' | 'review' | 'buy'; tab: number };

const tab = fc.nat({ max: 1 });
const answer = fc.constantFrom('yes', 'yes', 'no', 'aside');
const who = fc.nat({ max: 2 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('look', 'add', 'add', 'send again'), tab }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move'), tab, to: who, answer }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again'), tab, of: who, answer }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('park', 'park', 'take', 'take', 'drop', 'review', 'buy', 'buy'),
      tab,
    }),
  },
) as fc.Arbitrary<Step>;

/** A user with two tabs; each keeps to what it shows, and the network loses answers. */
function createWorld() {
  const server = createServer();
  const seen = [EMPTY, EMPTY];
  const reviewed: ({ quote: Quote; for: string } | null)[] = [null, null];
  const last: (Sent | null)[] = [null, null];
  const stats = { asked: 0, moved: 0, parked: 0, taken: 0, bought: 0, again: 0, repeated: 0 };
  let lines = 0;

  const look = (at: number) => {
    seen[at] = server.shelf().cart;
  };
  function send(at: number, sent: Sent): boolean {
    last[at] = sent;
    const isDone = server.receive(sent);
    server.check();
    // Also a refusal brings the newest cart.
    look(at);
    return isDone;
  }
  const parkIt = (at: number): boolean => {
    const { revision, lines: own } = seen[at] ?? EMPTY;
    if (own.length === 0) return false;
    const next = { id: '', targets: [] };
    const isDone = send(at, {
      type: 'parking',
      write: { type: 'PARK', revision, name: null, next },
    });
    if (isDone) stats.parked += 1;
    return isDone;
  };

  /** The page asks before it moves lines, and moves none without a yes. */
  function move(at: number, wanted: readonly string[], said: 'yes' | 'no' | 'aside'): void {
    // After parking, it asks again if the new cart holds lines.
    const isMoving = (tabAt: number) =>
      cartMove(shown(seen[tabAt] ?? EMPTY), wanted.map(target)) !== null;
    const isAsked = isMoving(at);
    if (isAsked) {
      stats.asked += 1;
      if (said === 'no') return;
      if (said === 'aside' && (!parkIt(at) || isMoving(at))) return;
    }
    const { revision } = seen[at] ?? EMPTY;
    const before = server.shelf().cart;
    if (!send(at, { type: 'targets', wanted, revision })) return;
    const isMoved = before.lines.length > 0 && before.targets.length > 0;
    const isOther = customersOf(before) !== customersOf(server.shelf().cart);
    if (isMoved && isOther) {
      stats.moved += 1;
      holds(isAsked && said === 'yes', 'no cart changes its customer in silence');
    }
  }

  function buyAgain(at: number, customerId: string, said: 'yes' | 'no' | 'aside'): void {
    const order = { customerId, tenantId: null, customerName: customerId };
    const ask = () => buyAgainQuestion(shown(seen[at] ?? EMPTY), order);
    const question = ask();
    if (question) {
      const isAside = said === 'aside' || (said === 'yes' && !question.canAdd);
      if (said === 'no' || (isAside && (!parkIt(at) || ask()))) return;
    }
    const { revision } = seen[at] ?? EMPTY;
    if (!send(at, { type: 'reorder', customerId, revision })) return;
    stats.again += 1;
    holds(customersOf(server.shelf().cart) === customerId, 'bought again for its own customer');
  }

  function run(next: Step): void {
    const at = next.tab;
    const { parked } = server.shelf();
    switch (next.do) {
      case 'look':
        look(at);
        return;
      case 'add':
        lines += 1;
        send(at, { type: 'add', lineId: `l-${lines}` });
        return;
      case 'send again': {
        const sent = last[at];
        if (!sent) return;
        stats.repeated += 1;
        server.receive(sent);
        server.check();
        look(at);
        return;
      }
      case 'move':
        move(at, [CUSTOMERS[next.to] ?? ''], next.answer);
        return;
      case 'again':
        buyAgain(at, CUSTOMERS[next.of] ?? '', next.answer);
        return;
      case 'park':
        parkIt(at);
        return;
      case 'take':
      case 'drop': {
        const id = parked.at(-1)?.cart.id ?? 'none';
        const { revision } = seen[at] ?? EMPTY;
        const write: ParkingWrite =
          next.do === 'take' ? { type: 'TAKE', id, revision } : { type: 'DROP', id };
        if (send(at, { type: 'parking', write }) && next.do === 'take') stats.taken += 1;
        return;
      }
      case 'review':
        look(at);
        reviewed[at] = { quote: server.quote(), for: customersOf(seen[at] ?? EMPTY) };
        return;
      case 'buy': {
        const review = reviewed[at];
        if (review && send(at, { type: 'buy', ...review })) stats.bought += 1;
      }
    }
  }
  return { run, stats };
}

it(`DAY9 loses nothing and buys nothing for the wrong one in ${RUNS} histories with carts aside`, () => {
  const sums: Record<string, number> = {};
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const world = createWorld();
      for (const next of steps) world.run(next);
      for (const [what, times] of Object.entries(world.stats)) {
        sums[what] = (sums[what] ?? 0) + times;
      }
    }),
    { numRuns: RUNS },
  );
  // The model has been where it matters.
  for (const [what, times] of Object.entries(sums)) {
    expect(times, what).toBeGreaterThan(RUNS / 100);
  }
}, 3_600_000);
