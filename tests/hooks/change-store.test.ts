import { describe, expect, it, vi } from 'vitest';
import { readChangePreview } from '../../src/api/calls/subscriptions';
import type { ReadyPreview } from '../../src/domain/subscriptions/change-machine';
import { createChangeStore } from '../../src/hooks/subscriptions/change-store';
import { ORDER, PREVIEW, SUBSCRIPTION } from '../api/commerce-answers';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const preview = readChangePreview(PREVIEW) as ReadyPreview;
const MAKE = 'POST /app/subscriptions/s-1/changes';
/** The order that the change was made with, as the list shows it. */
const MADE = { ...ORDER, id: 'o-9', type: 'change', total: 4_125 };

/** A drawer whose change was sent. */
async function openSent(known: string[] = []) {
  const parts = openServices();
  const onConflict = vi.fn();
  const onMade = vi.fn();
  const store = createChangeStore(parts.services, {
    id: 's-1',
    knownOrders: () => new Set(known),
    onConflict,
    onMade,
  });
  const changed = vi.fn();
  const unsubscribe = store.subscribe(changed);
  expect(store.get()).toEqual({ status: 'choosing', failure: null, conflict: null });
  store.dispatch({ type: 'SEND', preview });
  store.dispatch({ type: 'SEND', preview });
  await turn();
  return { ...parts, store, onConflict, onMade, changed, unsubscribe };
}

describe('a change of a subscription', () => {
  it('is sent once, as it was previewed', async () => {
    const { store, asked, changed } = await openSent();
    expect(asked).toEqual([{ call: MAKE, query: {}, body: { previewId: 'pv-1', total: 4_125 } }]);
    expect(store.get().status).toBe('sending');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('is applied with the order of the response, and its drawer is notified', async () => {
    const { store, answer, onMade, onConflict, changed } = await openSent();
    await answer(MADE);
    expect(store.get()).toMatchObject({ status: 'made', order: { id: 'o-9' } });
    expect(onMade).toHaveBeenCalledTimes(1);
    expect(onConflict).not.toHaveBeenCalled();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('that was changed elsewhere meanwhile is selected again, with the newest state', async () => {
    const { store, answer, onMade, onConflict } = await openSent();
    const newest = { ...SUBSCRIPTION, revision: 7 };
    await answer({ code: 'subscription_changed', subscription: newest }, 409);
    expect(store.get()).toMatchObject({ status: 'choosing', conflict: 'subscription_changed' });
    expect(onConflict).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ revision: 7 }));
    expect(onMade).not.toHaveBeenCalled();
  });

  it('that is refused shows the reason, and nothing is refetched', async () => {
    const { store, answer, onConflict } = await openSent();
    await answer({ message: 'Not today.' }, 422);
    expect(store.get()).toMatchObject({
      status: 'choosing',
      failure: { serverMessage: 'Not today.' },
      conflict: null,
    });
    expect(onConflict).not.toHaveBeenCalled();
  });

  it('notifies nobody who has unsubscribed', async () => {
    const { answer, changed, unsubscribe } = await openSent();
    unsubscribe();
    await answer(MADE);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('a change that nobody has answered', () => {
  async function openLost(known: string[] = []) {
    const drawer = await openSent(known);
    const stop = drawer.store.watchClock();
    await drawer.lose();
    return { ...drawer, stop };
  }

  it('is looked for among the newest orders of the subscription', async () => {
    const { store, asked, answer, onMade } = await openLost();
    expect(store.get().status).toBe('unanswered');
    expect(asked.at(-1)).toEqual({
      call: 'GET /app/orders',
      query: { pageNumber: '1', pageSize: '10', sort: '-createdAt', subscriptionId: 's-1' },
      body: null,
    });
    await answer({ data: [MADE] });
    expect(store.get()).toMatchObject({ status: 'made', order: { id: 'o-9' } });
    expect(onMade).toHaveBeenCalledTimes(1);
  });

  it('is no order that was there before, also when it is sent again', async () => {
    const { store, asked, clock, answer, lose, stop } = await openLost(['o-9']);
    await answer({ data: [MADE] });
    expect(store.get().status).toBe('unanswered');
    stop();
    clock.advance(30_000);
    store.watchClock();
    clock.advance(0);
    expect(store.get().status).toBe('notMade');
    store.dispatch({ type: 'SEND_AGAIN' });
    await lose();
    expect(asked.filter(({ call }) => call === MAKE)).toHaveLength(2);
    await answer({ data: [MADE] });
    expect(store.get().status).toBe('unanswered');
  });

  it('is an order that came to be known since it was sent', async () => {
    const known: string[] = [];
    const { store, lose, answer, clock } = await openSent(known);
    known.push('o-9');
    await lose();
    await answer({ data: [MADE] });
    expect(store.get()).toMatchObject({ status: 'made', order: { id: 'o-9' } });
    expect(clock.pending).toBe(0);
  });

  it('is looked for once, as long as the drawer is not open', async () => {
    const { store, lose, answer, clock } = await openSent();
    await lose();
    await answer({ data: [] });
    expect(store.get().status).toBe('unanswered');
    expect(clock.pending).toBe(0);
  });

  it('is looked for every three seconds, and for half a minute', async () => {
    const { store, asked, clock, answer } = await openLost();
    await answer({ data: [] });
    for (let count = 2; count <= 10; count += 1) {
      clock.advance(2_999);
      await turn();
      expect(asked).toHaveLength(count);
      clock.advance(1);
      await answer({ data: [] });
      expect(asked).toHaveLength(count + 1);
    }
    clock.advance(3_000);
    expect(store.get().status).toBe('notMade');
    clock.advance(60_000);
    await turn();
    expect(asked).toHaveLength(11);
  });

  it('is looked for again after a look that failed', async () => {
    const { store, clock, answer } = await openLost();
    await answer({}, 404);
    expect(store.get().status).toBe('unanswered');
    clock.advance(3_000);
    await answer({ data: [MADE] });
    expect(store.get().status).toBe('made');
    expect(clock.pending).toBe(0);
  });

  it('is not looked for while the drawer is closed', async () => {
    const { store, asked, clock, answer, stop } = await openLost();
    await answer({ data: [] });
    stop();
    expect(clock.pending).toBe(0);
    clock.advance(3_000);
    await turn();
    expect(asked).toHaveLength(2);
    store.watchClock();
    clock.advance(0);
    await answer({ data: [MADE] });
    expect(store.get().status).toBe('made');
  });
});
