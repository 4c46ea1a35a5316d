import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  beginPurchase,
  type PurchaseEffect,
  type PurchaseEvent,
  type PurchaseRequest,
  type PurchaseState,
  purchaseTransition,
} from '../../src/domain/cart/purchase-machine';
import { confirmationsOf } from '../../src/domain/cart/purchase-rules';
import type { Quote } from '../../src/domain/cart/quote';
import type { Order } from '../../src/domain/orders/order';
import type { StockedCart, StockedLine } from '../../src/sandbox/rules/cart';
import { cartAfterPurchase, cartTransition } from '../../src/sandbox/rules/cart';
import { judgePurchase } from '../../src/sandbox/rules/purchase';
import { quoteTargets, validUntil } from '../../src/sandbox/rules/quote';
import { holds } from './commerce-world';

/** `npm run test:commerce` raises it. */
const RUNS = Number(process.env.PLINTH_MODEL_RUNS ?? 1_000);
const START = Date.UTC(2026, 10, 22, 5);
const MINUTE = 60_000;

const line = (id: string, quantity: number): StockedLine => ({
  id,
  planId: 'pl-1',
  quantity,
  friendlyName: null,
  addOnTo: null,
  endsOn: null,
  domainPrefix: null,
  productId: 'p-1',
  productName: 'Office',
  vendorId: 'v-1',
  vendorName: 'Norrvik',
  kind: 'license',
  term: 'P1Y',
  cycle: 'month',
  limits: { min: 1, max: 300, step: 1 },
  needsTenant: false,
  currency: 'EUR',
});

const CART: StockedCart = {
  id: 'ca-1',
  revision: 4,
  state: 'open',
  expiresAt: new Date(START + 30 * 24 * 60 * MINUTE),
  targets: ['t-1', 't-2'].map((id) => ({
    id,
    customerId: `customer of ${id}`,
    tenantId: null,
    customerName: id,
    domain: null,
    currency: 'EUR',
  })),
  lines: [line('l-1', 5), line('l-2', 1)],
  poNumber: null,
  updatedBy: 'b@x.test',
  updatedAt: new Date(START),
  lastPurchase: null,
};

type Answer = PurchaseEvent;

/** The server: it keeps to `judgePurchase`, and counts how often each thing was made. */
function createServer() {
  let cart = CART;
  let count = 0;
  const quotes = new Map<string, Quote>();
  const bought: { quote: Quote; orders: readonly Order[] }[] = [];
  const made = new Map<string, number>();

  function quoteNow(now: number): PurchaseRequest {
    const held = [...quotes.values()].find(
      ({ cartRevision, validUntilAt }) =>
        cartRevision === cart.revision && now < Number(validUntilAt),
    );
    const quote = held ?? makeQuote(now);
    return { quote, confirm: confirmationsOf(quote, { targets: cart.targets }) };
  }

  function makeQuote(now: number): Quote {
    count += 1;
    const lines = cart.targets.flatMap(({ id }) =>
      cart.lines.map(({ quantity, vendorId }) => ({
        targetId: id,
        vendorId,
        net: quantity * 1_100,
        taxBps: 1_900,
        commitment: 0,
      })),
    );
    const quote: Quote = {
      id: `q-${count}`,
      cartRevision: cart.revision,
      validUntilAt: validUntil(now),
      currency: 'EUR',
      lines: [],
      targets: quoteTargets(
        cart.targets.map(({ id }) => id),
        lines,
      ),
      issues: [],
    };
    quotes.set(quote.id, quote);
    return quote;
  }

  function purchase({ quote, confirm }: PurchaseRequest, now: number): Answer {
    const sold = bought.map((each) => each.quote);
    const state = { ...cart, currency: 'EUR' };
    const verdict = judgePurchase({ quote, cart: state, bought: sold, confirm, now });
    const known = bought.find((each) => each.quote.cartRevision === quote.cartRevision);
    switch (verdict) {
      case 'known':
        return { type: 'PLACED', orders: known?.orders ?? [] };
      case 'already_ordered':
        return { type: 'ALREADY_ORDERED', orders: known?.orders ?? [] };
      case 'cart_changed':
        return { type: 'CART_CHANGED' };
      case 'quote_expired':
      case 'quote_mismatch':
        return { type: 'REQUOTED', request: quoteNow(now) };
      case 'go': {
        const orders = cart.targets.map(({ id }) => ({ id: `${quote.id} ${id}` }) as Order);
        for (const { id } of cart.targets) {
          for (const each of cart.lines) {
            // Invariant 3: no line and target is ordered twice.
            const key = `${id} ${each.id} ${cart.revision}`;
            made.set(key, (made.get(key) ?? 0) + 1);
          }
        }
        bought.push({ quote, orders });
        const next = {
          id: `ca-${now}`,
          targets: [],
          quoteId: quote.id,
          orderIds: orders.map(({ id }) => id),
        };
        cart = cartAfterPurchase(cart, next, { by: 'b@x.test', now });
        return { type: 'PLACED', orders };
      }
    }
  }

  return {
    quoteNow,
    purchase,
    ordersOf: (quoteId: string) => bought.find(({ quote }) => quote.id === quoteId)?.orders ?? [],
    edit(quantity: number, now: number): void {
      const [first] = cart.lines;
      if (!first) return;
      const { revision } = cart;
      const write = { type: 'CHANGE', revision, line: { ...first, quantity } } as const;
      const outcome = cartTransition(cart, write, { by: 'b@x.test', now });
      if (outcome.status === 'accepted') cart = outcome.cart;
    },
    bought,
    made,
    cart: () => cart,
  };
}

type Step =
  | { do: 'press' | 'send again' | 'check again' | 'reload' | 'look'; tab: number }
  | { do: 'deliver' | 'lose the request' | 'lose the answer'; which: number }
  | { do: 'pass'; ms: number }
  | { do: 'edit'; quantity: number };

const tab = fc.nat({ max: 1 });
const which = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('press', 'press', 'press', 'send again', 'check again', 'reload', 'look'),
      tab,
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom('deliver', 'deliver', 'lose the request', 'lose the answer'),
      which,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(100, 3_000, 31_000, 16 * MINUTE),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
) as fc.Arbitrary<Step>;

/** A user with two tabs, a server, and a network that loses what it likes. */
function createWorld() {
  let now = START;
  const server = createServer();
  const begin = (): PurchaseState => ({
    status: 'reviewing',
    request: server.quoteNow(now),
    failure: null,
  });
  /** A tab that was reloaded remembers what it had sent without an answer. */
  const sent: (string | null)[] = [null, null];
  const tabs: PurchaseState[] = [begin(), begin()];
  let life = 0;
  const lives = [0, 0];
  let underWay: { tab: number; life: number; effect: PurchaseEffect }[] = [];

  function act(at: number, effects: readonly PurchaseEffect[]): void {
    for (const effect of effects) {
      underWay.push({ tab: at, life: lives[at] ?? 0, effect });
      if (effect.type === 'send') sent[at] = effect.request.quote.id;
    }
  }

  /** The page looks at the clock and at the cart. */
  function look(at: number): void {
    const state = tabs[at];
    if (!state || !('request' in state)) return;
    const { cartRevision, validUntilAt } = state.request.quote;
    if (server.cart().id !== CART.id) tell(at, { type: 'ALREADY_ORDERED', orders: sold() });
    else if (server.cart().revision !== cartRevision) tell(at, { type: 'CART_CHANGED' });
    else if (now >= Number(validUntilAt)) {
      tell(at, { type: 'REQUOTED', request: server.quoteNow(now) });
    }
  }

  const sold = () => server.bought[0]?.orders ?? [];

  function tell(at: number, event: PurchaseEvent): void {
    const before = tabs[at];
    if (!before) return;
    const { state, effects } = purchaseTransition(before, event);
    tabs[at] = state;
    act(at, effects);
    const sends = effects.filter(({ type }) => type === 'send');
    // Only a press sends, and only once: never while an outcome is not known.
    if (sends.length > 0) {
      holds(['PLACE', 'SEND_AGAIN'].includes(event.type), 'only a press sends');
      const isShown = ['reviewing', 'requoted', 'notPlaced'].includes(before.status);
      holds(isShown && sends.length === 1, 'never while an outcome is not known');
    }
    // What was placed stays placed.
    holds(before.status !== 'placed' || state === before, 'placed stays placed');
  }

  function arrive(index: number, fate: 'deliver' | 'lose the request' | 'lose the answer'): void {
    const found = underWay[index % Math.max(1, underWay.length)];
    if (!found) return;
    underWay = underWay.filter((each) => each !== found);
    const { effect } = found;
    const isGone = fate === 'lose the request';
    const answer: PurchaseEvent | null = isGone
      ? null
      : effect.type === 'send'
        ? server.purchase(effect.request, now)
        : { type: 'FOUND', orders: server.ordersOf(effect.quoteId) };
    // A reloaded tab gets no response to its earlier requests.
    if (found.life !== lives[found.tab]) return;
    if (fate === 'deliver' && answer) tell(found.tab, answer);
    else if (effect.type === 'send') tell(found.tab, { type: 'LOST', now });
  }

  function run(next: Step): void {
    switch (next.do) {
      case 'press':
        tell(next.tab, { type: 'PLACE' });
        // The second half of a double click.
        tell(next.tab, { type: 'PLACE' });
        return;
      case 'send again':
        tell(next.tab, { type: 'SEND_AGAIN' });
        return;
      case 'check again':
        tell(next.tab, { type: 'CHECK_AGAIN', now });
        return;
      case 'reload':
        life += 1;
        lives[next.tab] = life;
        if (server.cart().lines.length > 0) {
          const request = server.quoteNow(now);
          const wasSent = sent[next.tab] === request.quote.id;
          const begun = beginPurchase(request, { wasSent, now });
          tabs[next.tab] = begun.state;
          act(next.tab, begun.effects);
        }
        return;
      case 'look':
        look(next.tab);
        return;
      case 'deliver':
      case 'lose the request':
      case 'lose the answer':
        arrive(next.which, next.do);
        return;
      case 'pass':
        now += next.ms;
        tabs.forEach((_, at) => {
          tell(at, { type: 'TICK', now });
        });
        return;
      case 'edit':
        server.edit(next.quantity, now);
    }
  }

  return { run, server, tabs };
}

it(`buys nothing twice in ${RUNS} sequences of lost answers, tabs and reloads (invariant 3)`, () => {
  const seen = { bought: 0, found: 0, requoted: 0, notPlaced: 0, elsewhere: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 30 }), (steps) => {
      const world = createWorld();
      let hasAsked = false;
      for (const next of steps) {
        world.run(next);
        hasAsked ||= world.tabs.some(({ status }) => status === 'unanswered');
        if (world.tabs.some(({ status }) => status === 'requoted')) seen.requoted += 1;
        if (world.tabs.some(({ status }) => status === 'notPlaced')) seen.notPlaced += 1;
      }
      for (const times of world.server.made.values()) holds(times === 1, 'bought once');
      // The cart was bought at most once: afterwards it is another one, without lines.
      holds(world.server.bought.length <= 1, 'a cart is bought once');
      if (world.server.bought.length > 0) seen.bought += 1;
      for (const state of world.tabs) {
        if (state.status !== 'placed') continue;
        // What a tab says was bought is what was bought.
        const ids = (orders: readonly Order[]) => orders.map(({ id }) => id).join();
        const bought = world.server.bought.map(({ orders }) => ids(orders));
        holds(bought.includes(ids(state.orders)), 'what a tab says was bought is what was bought');
        if (hasAsked) seen.found += 1;
        if (state.isElsewhere) seen.elsewhere += 1;
      }
    }),
    {
      numRuns: RUNS,
      examples: [
        // Another quote of the same cart is bought in the other tab, after this one's was over.
        [
          [
            { do: 'pass', ms: 16 * MINUTE },
            { do: 'press', tab: 1 },
            { do: 'deliver', which: 0 },
            { do: 'press', tab: 1 },
            { do: 'deliver', which: 0 },
            { do: 'press', tab: 0 },
            { do: 'deliver', which: 0 },
          ],
        ],
      ],
    },
  );
  expect(seen.elsewhere).toBeGreaterThan(0);
  for (const [what, times] of Object.entries(seen)) {
    if (what !== 'elsewhere') expect(times, what).toBeGreaterThan(RUNS / 200);
  }
}, 3_600_000);

it('what a quote says a customer pays is the sum of their orders (invariant 2)', () => {
  const lines = fc.array(
    fc.record({
      targetId: fc.constantFrom('t-1', 't-2'),
      vendorId: fc.constantFrom('v-1', 'v-2', 'v-3'),
      net: fc.integer({ min: -10_000_000, max: 10_000_000 }),
      taxBps: fc.constantFrom(0, 770, 1_900, 2_500),
      commitment: fc.nat(),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, (all) => {
      for (const target of quoteTargets(['t-1', 't-2'], all)) {
        const vendors = new Map<string, Map<number, number>>();
        for (const each of all.filter(({ targetId }) => targetId === target.targetId)) {
          const rates = vendors.get(each.vendorId) ?? new Map<number, number>();
          rates.set(each.taxBps, (rates.get(each.taxBps) ?? 0) + each.net);
          vendors.set(each.vendorId, rates);
        }
        let total = 0;
        for (const rates of vendors.values()) {
          for (const [bps, net] of rates) {
            const tax = Math.round((Math.abs(net) * bps) / 10_000 + 1e-9);
            total += net + Math.sign(net) * tax;
          }
        }
        expect(target.total).toBe(total);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('a write to a cart is refused whole, or raises its revision by one (invariants 17 and 18)', () => {
  const write = fc.record({
    type: fc.constantFrom('ADD', 'CHANGE', 'REMOVE', 'TARGETS', 'PO_NUMBER', 'CLEAR', 'RENEW'),
    revision: fc.integer({ min: 3, max: 8 }),
    lineId: fc.constantFrom('l-1', 'l-2', 'l-3'),
    quantity: fc.integer({ min: 1, max: 9 }),
    days: fc.constantFrom(0, 1, 40),
  });
  fc.assert(
    fc.property(fc.array(write, { maxLength: 12 }), (writes) => {
      let cart = CART;
      let now = START;
      for (const { type, revision, lineId, quantity, days } of writes) {
        now += days * 24 * 60 * MINUTE;
        const before = JSON.stringify(cart);
        const asked = {
          type,
          revision,
          lineId,
          line: line(lineId, quantity),
          targets: CART.targets.slice(0, 1),
          poNumber: 'PO-1',
        } as Parameters<typeof cartTransition>[1];
        const outcome = cartTransition(cart, asked, { by: 'b@x.test', now });
        holds(JSON.stringify(cart) === before, 'a write leaves the cart it had');
        if (outcome.status === 'refused') continue;
        const isSame = outcome.cart === cart;
        holds(outcome.cart.revision === cart.revision + (isSame ? 0 : 1), 'one revision a write');
        holds(isSame || type === 'ADD' || revision === cart.revision, 'no stale write');
        const ids = outcome.cart.lines.map(({ id }) => id);
        holds(new Set(ids).size === ids.length, 'each line once');
        cart = outcome.cart;
      }
    }),
    { numRuns: 2_000 },
  );
});
