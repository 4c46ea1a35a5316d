import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cart } from '../../src/domain/cart/cart';
import { cartEditing, newsOf } from '../../src/domain/cart/editing-machine';
import type {
  CartEditing,
  CartEditingEvent,
  CartWrite,
} from '../../src/domain/cart/editing-machine-types';
import { editedCart, NO_EDITING, SAVE_DELAY_MS } from '../../src/domain/cart/editing-queue';
import { cartTransition, type StockedCart, type StockedLine } from '../../src/sandbox/rules/cart';
import { holds } from './commerce-world';

/** `npm run test:commerce` raises it. */
const RUNS = Number(process.env.PLINTH_MODEL_RUNS ?? 500);
const LINES = ['l-0', 'l-1', 'l-2'];
const NO_CHOICES = { friendlyName: null, addOnTo: null, endsOn: null, domainPrefix: null };
const lineOf = (id: string, quantity = 10) =>
  ({ id, planId: `pl-${id}`, quantity, ...NO_CHOICES, currency: 'EUR' }) as unknown as StockedLine;
const cartOf = (more: Partial<StockedCart> = {}) =>
  ({
    ...{ id: 'ca-1', revision: 4, state: 'open', expiresAt: null, targets: [], poNumber: null },
    ...{ lines: LINES.map((id) => lineOf(id)), updatedBy: '', updatedAt: null, lastPurchase: null },
    ...more,
  }) as StockedCart & Cart;

/** What may happen in the world besides typing. */
type Plain =
  | ('clear' | 'put back' | 'commit' | 'go on' | 'apply again' | 'give up')
  | ('arrive' | 'answer' | 'cut' | 'lose' | 'refuse' | 'hear')
  | ('leave' | 'enter' | 'sign out' | 'buy');

/** What may happen; `tab` is one of two of the same user. */
type Step = { readonly tab: 0 | 1 } & (
  | { do: 'change' | 'type'; line: number; quantity: number }
  | { do: 'remove'; line: number }
  | { do: 'number'; text: string | null }
  | { do: 'pass'; ms: number }
  | { do: Plain }
);

const tab = fc.constantFrom(0, 1);
const plain = (weight: number, ...names: Plain[]) => ({
  weight,
  arbitrary: fc.record({ tab, do: fc.constantFrom(...names) }),
});
const line = fc.nat({ max: LINES.length - 1 });
const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      tab,
      do: fc.constantFrom('change', 'type'),
      line,
      quantity: fc.integer({ min: 9, max: 13 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ tab, do: fc.constant('remove'), line }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      tab,
      do: fc.constant('number'),
      text: fc.constantFrom(null, 'PO 1', 'PO 2'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      tab,
      do: fc.constant('pass'),
      ms: fc.constantFrom(100, SAVE_DELAY_MS - 1, SAVE_DELAY_MS),
    }),
  },
  plain(8, 'answer'),
  plain(3, 'arrive', 'cut', 'lose', 'hear'),
  plain(2, 'commit', 'go on', 'apply again', 'put back'),
  plain(1, 'clear', 'give up', 'refuse', 'leave', 'enter', 'sign out', 'buy'),
) as fc.Arbitrary<Step>;

/** A write as the server takes it. */
function asServerWrite(write: CartWrite, { revision }: Cart, cart: StockedCart) {
  switch (write.type) {
    case 'change': {
      const known = cart.lines.find(({ id }) => id === write.lineId) ?? lineOf(write.lineId);
      return { type: 'CHANGE', revision, line: { ...known, ...write.changes } } as const;
    }
    case 'remove':
      return { type: 'REMOVE', revision, lineId: write.lineId } as const;
    case 'poNumber':
      return { type: 'PO_NUMBER', revision, poNumber: write.poNumber } as const;
    case 'putBack':
      return { type: 'ADD', line: { ...lineOf(write.line.id), ...write.line } } as const;
    default:
      throw new Error(write.type);
  }
}

type Answer = Extract<CartEditingEvent, { type: 'SAVED' | 'CHANGED_ELSEWHERE' | 'FAILED' }>;

/** The server with the cart of one user, and two tabs that edit it. */
function createWorld() {
  let now = 0;
  let server: StockedCart = cartOf();
  /** Who made each revision. */
  const madeBy = new Map<number, string>();
  const seen = { conflicts: 0, coalesced: 0, lost: 0, wentOn: 0, left: 0, dropped: 0 };

  function createTab(name: string) {
    let state: CartEditing = NO_EDITING;
    let lastId = 0;
    let flight: { write: CartWrite; cart: Cart; answer: Answer | null } | null = null;
    const open = new Set<number>();
    const over = new Set<CartWrite>();
    const told: boolean[] = [];

    function dispatch(event: CartEditingEvent): void {
      const before = state;
      const next = cartEditing(before, event);
      state = next.state;
      for (const effect of next.effects) {
        if (effect.type === 'settle') {
          // Each outcome is reported once.
          holds(open.delete(effect.id), 'told once');
          told.push(effect.isSaved);
          continue;
        }
        // One at a time, on the newest revision that is known, over nothing that was offered again.
        holds(flight === null, 'one at a time');
        holds(effect.cart === state.cart, 'the newest revision');
        holds(state.sent?.write === effect.write, 'what is sent is known');
        holds(state.conflict === null, 'over nothing that was offered again');
        // Nothing is resent automatically after a response or a lost response.
        holds(!over.has(effect.write), 'sent again by itself');
        flight = { write: effect.write, cart: effect.cart, answer: null };
      }
      const { cart, conflict } = state;
      // No answer that was overtaken is shown.
      if (cart && before.cart?.id === cart.id) {
        holds(cart.revision >= before.cart.revision, 'nothing old');
      }
      if (conflict && conflict.difference !== before.conflict?.difference) {
        seen.conflicts += 1;
        // Own edits are never reported as another user's.
        const makers = [...madeBy].flatMap(([revision, by]) =>
          revision > Number(before.cart?.revision) && revision <= Number(cart?.revision) ? by : [],
        );
        holds(
          makers.some((by) => by !== name),
          'told as somebody else’s',
        );
      }
      // What waits is going on, or is for its user to decide.
      if (state.queue.length > 0) holds(Boolean(state.sent ?? conflict ?? !cart), 'stuck');
      // What is typed is shown, whatever comes.
      for (const [lineId, quantity] of state.drafts) {
        const line = editedCart(state)?.lines.find(({ id }) => id === lineId);
        if (line) holds(line.quantity === quantity, 'shown as typed');
      }
      holds((state.dueAt === null) === (state.drafts.size === 0), 'due');
    }

    function numbered(make: (id: number) => CartEditingEvent): void {
      lastId += 1;
      open.add(lastId);
      const waiting = state.queue.length;
      const event = make(lastId);
      dispatch(event);
      if (event.type === 'WRITE' && state.queue.length === waiting && waiting > 0) {
        seen.coalesced += 1;
      }
    }
    const write = (it: CartWrite) => numbered((id) => ({ type: 'WRITE', id, write: it }));

    function arrive(): void {
      if (!flight || flight.answer) return;
      const { write: sent, cart } = flight;
      const outcome = cartTransition(server, asServerWrite(sent, cart, server), { by: name, now });
      if (outcome.status === 'accepted') {
        if (outcome.cart !== server) madeBy.set(outcome.cart.revision, name);
        server = outcome.cart;
        flight.answer = { type: 'SAVED', write: sent, cart: server as Cart & StockedCart };
      } else if (outcome.code === 'cart_changed') {
        flight.answer = {
          type: 'CHANGED_ELSEWHERE',
          write: sent,
          cart: server as Cart & StockedCart,
        };
      } else {
        flight.answer = { type: 'FAILED', write: sent, failure: { kind: 'notFound' }, cart: null };
      }
    }

    function answer(event: Answer | null): void {
      if (!event) return;
      flight = null;
      if (event.type !== 'CHANGED_ELSEWHERE') over.add(event.write);
      dispatch(event);
    }
    const fail = (kind: 'network' | 'refused') =>
      flight &&
      answer({
        type: 'FAILED',
        write: flight.write,
        failure: { kind },
        cart: state.cart && { ...state.cart },
      });

    function run(next: Step): unknown {
      switch (next.do) {
        case 'change': {
          const changes = { quantity: next.quantity };
          return write({ type: 'change', lineId: LINES[next.line] ?? '', changes });
        }
        case 'type':
        case 'clear': {
          const lineId = LINES['line' in next ? next.line : 0] ?? '';
          const quantity = next.do === 'type' ? next.quantity : null;
          return dispatch({ type: 'DRAFT', lineId, quantity, now });
        }
        case 'remove':
          return write({ type: 'remove', lineId: LINES[next.line] ?? '' });
        case 'number':
          return write({ type: 'poNumber', poNumber: next.text });
        case 'put back':
          return state.removed ? write({ type: 'putBack', line: state.removed }) : null;
        case 'commit':
          return dispatch({ type: 'COMMIT' });
        case 'go on': {
          const before = told.length;
          numbered((id) => ({ type: 'GO_ON', id }));
          if (told.length > before && told.at(-1)) seen.wentOn += 1;
          return;
        }
        case 'apply again':
          return dispatch({ type: 'APPLY_AGAIN' });
        case 'give up':
          return dispatch({ type: 'GIVE_UP' });
        case 'arrive':
          return arrive();
        case 'answer':
          arrive();
          return answer(flight?.answer ?? null);
        case 'lose':
          arrive();
          if (flight?.answer?.type === 'SAVED') seen.lost += 1;
          return fail('network');
        case 'cut':
        case 'refuse':
          return flight?.answer ? null : fail(next.do === 'cut' ? 'network' : 'refused');
        case 'hear':
          return dispatch({ type: 'LOADED', cart: server as Cart & StockedCart });
        case 'leave':
          if (state.drafts.size + state.queue.length > 0) seen.left += 1;
          return dispatch({ type: 'LEFT' });
        case 'enter':
          return dispatch({ type: 'ENTERED' });
        case 'sign out': {
          const late = flight;
          if (state.queue.length > 0) seen.dropped += 1;
          flight = null;
          dispatch({ type: 'SESSION_ENDED' });
          // Nothing of the session reaches the next one, not even a late answer.
          expect(state).toEqual({ ...NO_EDITING, isLeft: state.isLeft });
          expect(open.size).toBe(0);
          const rest = state;
          if (late) dispatch({ type: 'SAVED', write: late.write, cart: late.cart });
          expect(state).toEqual(rest);
          return;
        }
        case 'buy':
          server = { ...server, id: `${server.id}+`, revision: server.revision + 1, lines: [] };
          madeBy.set(server.revision, 'purchase');
          return;
        case 'pass':
          return dispatch({ type: 'TICK', now });
      }
    }

    /** Everything is answered and decided: then all is saved, and everybody knows. */
    function rest(): void {
      dispatch({ type: 'COMMIT' });
      for (let round = 0; state.sent || state.conflict || state.queue.length > 0; round += 1) {
        expect(round).toBeLessThan(200);
        run({ tab: 0, do: 'hear' });
        run({ tab: 0, do: 'answer' });
        if (state.conflict?.edit) run({ tab: 0, do: 'apply again' });
        else if (state.conflict) run({ tab: 0, do: 'give up' });
      }
      run({ tab: 0, do: 'hear' });
      run({ tab: 0, do: 'give up' });
      expect(open.size).toBe(0);
      expect(editedCart(state)).toEqual(server);
    }

    return { run, rest, state: () => state };
  }

  const tabs = [createTab('one'), createTab('other')] as const;
  for (const tab of tabs) tab.run({ tab: 0, do: 'hear' });
  return {
    tabs,
    seen,
    server: () => server,
    run(next: Step) {
      if (next.do === 'pass') now += next.ms;
      tabs[next.tab].run(next);
    },
  };
}

it(`holds its invariants over ${RUNS} histories of two tabs`, () => {
  const seen = { conflicts: 0, coalesced: 0, lost: 0, wentOn: 0, left: 0, dropped: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
      const world = createWorld();
      for (const next of steps) world.run(next);
      for (const tab of world.tabs) tab.rest();
      for (const name of Object.keys(seen) as (keyof typeof seen)[]) seen[name] += world.seen[name];
    }),
    { numRuns: RUNS },
  );
  // The model has been where it matters.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(RUNS / 200);
});

it('one tab loses nothing that is typed, in whatever order the answers come, also when it is left', () => {
  const own = step.filter(
    (next) => next.tab === 0 && /change|type|number|pass|answer|commit|leave|hear/.test(next.do),
  );
  fc.assert(
    fc.property(fc.array(own, { maxLength: 40 }), (steps) => {
      const world = createWorld();
      const last = new Map<string, unknown>();
      for (const next of steps) {
        if (next.do === 'change' || next.do === 'type') last.set(`l-${next.line}`, next.quantity);
        if (next.do === 'number') last.set('number', next.text);
        world.run(next);
      }
      world.tabs[0].rest();
      const { lines, poNumber } = world.server();
      for (const { id, quantity } of lines) expect(quantity).toBe(last.get(id) ?? 10);
      expect(poNumber).toBe(last.get('number') ?? null);
    }),
    { numRuns: 1_000 },
  );
});

const serverCart = (revision: number, more: Partial<StockedCart> = {}): Cart =>
  cartOf({ revision, ...more });
const change = (quantity: number): CartWrite => ({
  ...{ type: 'change', lineId: 'l-0', changes: { quantity } },
});
const after = (...events: CartEditingEvent[]) =>
  events.reduce((state, event) => cartEditing(state, event).state, NO_EDITING);
const loaded: CartEditingEvent = { type: 'LOADED', cart: serverCart(4) };
const edit = change(30);
const written: CartEditingEvent = { type: 'WRITE', id: 1, write: edit };
const elsewhere = (more: Partial<StockedCart>): CartEditingEvent => ({
  ...{ type: 'CHANGED_ELSEWHERE', write: edit, cart: serverCart(5, more) },
});

it('offers an edit again with what met it, who it was and when, and sends it at a press', () => {
  const at = new Date(0);
  const by = { updatedBy: 'bo@fjord.example', updatedAt: at };
  const met = [loaded, written, elsewhere({ ...by, poNumber: 'PO 7' })];
  const state = after(...met);
  expect(newsOf(state)).toMatchObject({
    ...{ edit, by: 'bo@fjord.example', at },
    difference: { isPoNumberChanged: true, lines: [] },
  });
  const again = cartEditing(state, { type: 'APPLY_AGAIN' });
  expect(again.effects).toEqual([{ type: 'send', write: edit, cart: state.cart }]);
  expect(newsOf(again.state)).toBeNull();
  const left = cartEditing(state, { type: 'GIVE_UP' });
  expect([newsOf(left.state), left.effects]).toEqual([null, []]);
  // Others change it meanwhile: it is offered as long as it would change anything.
  const later = (quantity: number) =>
    after(...met, { type: 'LOADED', cart: serverCart(6, { lines: [lineOf('l-0', quantity)] }) });
  expect(newsOf(later(27))).toMatchObject({ edit });
  expect(newsOf(later(30))).toMatchObject({ edit: null });
});

it('offers nothing again that is gone or already applied, and reports it', () => {
  for (const lines of [[], [lineOf('l-0', 30)]]) {
    const state = after(loaded, written, elsewhere({ lines }));
    expect(newsOf(state)).toMatchObject({ edit: null });
    expect(cartEditing(state, { type: 'APPLY_AGAIN' })).toEqual({ state, effects: [] });
  }
  const targets = [{ customerId: 'c-1', tenantId: null }];
  const choosing: CartWrite = { type: 'targets', targets };
  const chosen = serverCart(5, { targets: [{ ...targets[0], id: 't-1' }] as never });
  const events = [loaded, { type: 'WRITE', id: 1, write: choosing }] as const;
  const met = after(...events, { type: 'CHANGED_ELSEWHERE', write: choosing, cart: chosen });
  expect(newsOf(met)).toMatchObject({ edit: null, difference: { areTargetsChanged: true } });
});

it('says what changed elsewhere also when nothing of one’s own is under way, but for a new cart', () => {
  const news = after(loaded, { type: 'LOADED', cart: serverCart(5, { poNumber: 'PO 7' }) });
  expect(newsOf(news)).toMatchObject({ edit: null });
  expect(newsOf(after(loaded, { type: 'LOADED', cart: serverCart(5) }))).toBeNull();
  const bought = serverCart(6, { id: 'ca-2', lines: [] });
  expect(newsOf(cartEditing(news, { type: 'LOADED', cart: bought }).state)).toBeNull();
});

it('sends steps that follow each other as one, and what is typed a moment after the last', () => {
  const write = (id: number, quantity: number) =>
    ({ type: 'WRITE', id, write: change(quantity) }) as const;
  const { state, effects } = cartEditing(after(loaded, write(1, 11), write(2, 12)), write(3, 13));
  expect(state.queue).toEqual([{ id: 3, write: change(13) }]);
  expect(effects).toEqual([{ type: 'settle', id: 2, isSaved: false }]);
  const typed = (quantity: number, now: number) =>
    ({ type: 'DRAFT', lineId: 'l-0', quantity, now }) as const;
  const typing = [loaded, typed(1, 0), typed(12, 400)];
  expect(after(...typing, { type: 'TICK', now: 899 }).sent).toBeNull();
  expect(after(...typing, { type: 'TICK', now: 900 }).sent?.write).toEqual(change(12));
  // Input equal to the saved value is not saved, except to clear an error.
  const back = [typed(12, 0), typed(10, 0), { type: 'COMMIT' }] as const;
  expect(after(loaded, ...back).sent).toBeNull();
  const failure = { kind: 'refused' } as const;
  const refused = { type: 'FAILED', write: edit, failure, cart: null } as const;
  expect(after(loaded, written, refused).failed).toEqual({ edit, failure });
  expect(after(loaded, written, refused, ...back)).toMatchObject({
    failed: null,
    sent: { write: change(10) },
  });
});

it('writes what is typed over what somebody else changed, but not over an edit that is offered', () => {
  const typed = { type: 'DRAFT', lineId: 'l-1', quantity: 7, now: 0 } as const;
  const due = { type: 'TICK', now: SAVE_DELAY_MS } as const;
  const news = { type: 'LOADED', cart: serverCart(5, { poNumber: 'PO 7' }) } as const;
  expect(after(loaded, news, typed, due)).toMatchObject({ conflict: null, queue: [] });
  const offered = after(loaded, written, elsewhere({ poNumber: 'PO 7' }), typed, due);
  expect(offered).toMatchObject({ conflict: { edit }, sent: null, queue: [{}] });
});

it('takes no answer of another session for that of its own write', () => {
  const own = { type: 'WRITE', id: 2, write: change(40) } as const;
  const state = after(loaded, written, { type: 'SESSION_ENDED' }, loaded, own);
  expect(state.sent?.write).toEqual(change(40));
  const late = { type: 'SAVED', write: edit, cart: serverCart(5) } as const;
  expect(cartEditing(state, late)).toEqual({ state, effects: [] });
});

it('goes on once all is saved, and stays where something was not', () => {
  const go = { type: 'GO_ON', id: 9 } as const;
  const outcome = (...events: CartEditingEvent[]) =>
    cartEditing(after(...events.slice(0, -1)), events.at(-1) ?? go).effects.filter(
      (effect) => effect.type === 'settle' && effect.id === 9,
    );
  const settled = (isSaved: boolean) => [{ type: 'settle', id: 9, isSaved }];
  const saved = { type: 'SAVED', write: edit, cart: serverCart(5) } as const;
  const failed = { type: 'FAILED', write: edit, failure: { kind: 'network' }, cart: null } as const;
  expect(outcome(loaded, go)).toEqual(settled(true));
  expect(outcome(loaded, written, go)).toEqual([]);
  expect(outcome(loaded, written, go, saved)).toEqual(settled(true));
  expect(outcome(loaded, written, go, failed)).toEqual(settled(false));
  expect(outcome(loaded, written, go, elsewhere({ poNumber: 'PO' }))).toEqual(settled(false));
  expect(outcome(loaded, written, go, { type: 'LEFT' })).toEqual(settled(false));
  // What had failed before does not hold it back.
  expect(outcome(loaded, written, failed, go)).toEqual(settled(true));
});

it('keeps a removed line until it is put back, and why a cart could not be put aside', () => {
  const remove: CartWrite = { type: 'remove', lineId: 'l-0' };
  const gone = serverCart(5, { lines: [lineOf('l-1')] });
  const removed = after(
    loaded,
    { type: 'WRITE', id: 1, write: remove },
    { type: 'SAVED', write: remove, cart: gone },
  );
  expect(removed.removed).toMatchObject({ id: 'l-0' });
  const park: CartWrite = { type: 'park', name: null };
  const failure = { kind: 'conflict' } as const;
  const parking = [loaded, { type: 'WRITE', id: 1, write: park }] as const;
  const refused = { type: 'FAILED', write: park, failure, cart: null } as const;
  expect(after(...parking, refused)).toMatchObject({ swapFailure: failure, failed: null });
  expect(after(...parking, refused, { type: 'FORGET_SWAP' }).swapFailure).toBeNull();
  // Waiting edits belong to the parked cart.
  const waiting = after(...parking, { type: 'WRITE', id: 2, write: edit });
  const parked = { type: 'SAVED', write: park, cart: serverCart(5, { id: 'ca-2' }) } as const;
  expect(cartEditing(waiting, parked)).toMatchObject({
    state: { sent: null, queue: [] },
    effects: [
      { id: 1, isSaved: true },
      { id: 2, isSaved: false },
    ],
  });
});
