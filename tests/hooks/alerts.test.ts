import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppMessage } from '../../src/domain/alerts/app-message';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createAlertsStore } from '../../src/hooks/alerts/alerts-store';
import { createMemoryPlatform } from '../../src/platform/memory-platform';

const START = Date.UTC(2026, 2, 2);
const toast = (title: string, facts: Partial<AppMessage> = {}): AppMessage => ({
  title,
  text: '',
  type: 'success',
  ...facts,
});
const dialog = (title: string, facts: Partial<AppMessage> = {}) =>
  toast(title, { isModal: true, ...facts });

/** A promise that is settled by hand. */
function held() {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((resolveIt, rejectIt) => {
    resolve = resolveIt;
    reject = rejectIt;
  });
  return { promise, resolve, reject };
}

function setUp() {
  const clock = createManualClock(START);
  const { visibility } = createMemoryPlatform({ clock });
  const store = createAlertsStore({ clock, visibility });
  const stop = store.start();
  const titles = () => store.getShown().toasts.map(({ message }) => message.title);
  const open = () => store.getShown().dialog?.message.title ?? null;
  const answer = (isYes: boolean) => {
    const id = store.getShown().dialog?.id ?? '';
    return isYes ? store.confirm(id) : store.cancel(id);
  };
  return { clock, visibility, store, stop, titles, open, answer };
}

let all: ReturnType<typeof setUp>;
beforeEach(() => {
  all = setUp();
});

describe('toasts', () => {
  it('go after 10,000 ms, each in its own time, and errors stay', () => {
    const { clock, store, titles } = all;
    store.show(toast('first'));
    store.show(toast('error', { type: 'danger' }));
    clock.advance(4_000);
    store.show(toast('second', { type: 'info' }));
    clock.advance(5_999);
    expect(titles()).toEqual(['first', 'error', 'second']);
    clock.advance(1);
    expect(titles()).toEqual(['error', 'second']);
    clock.advance(4_000);
    expect(titles()).toEqual(['error']);
    clock.advance(10_000_000);
    expect(titles()).toEqual(['error']);
    expect(clock.pending).toBe(0);
  });

  it('keep exactly what is left while they are held, however often', () => {
    const { clock, store, titles } = all;
    store.show(toast('one'));
    for (const part of [1_000, 2_000, 3_000, 3_999]) {
      clock.advance(part);
      store.holdToasts(true);
      store.holdToasts(true);
      clock.advance(60_000);
      store.holdToasts(false);
    }
    expect(titles()).toEqual(['one']);
    store.show(toast('two'));
    clock.advance(1);
    expect(titles()).toEqual(['two']);
  });

  it('wait while the page is hidden, and as long as one of several reasons is left', () => {
    const { clock, visibility, store, titles } = all;
    store.show(toast('one'));
    clock.advance(9_000);
    visibility.play('hidden');
    store.show(toast('two'));
    clock.advance(60_000);
    store.holdToasts(true);
    visibility.play('visible');
    clock.advance(60_000);
    expect(titles()).toEqual(['one', 'two']);
    store.holdToasts(false);
    visibility.play('focus');
    clock.advance(999);
    expect(titles()).toEqual(['one', 'two']);
    clock.advance(1);
    expect(titles()).toEqual(['two']);
    clock.advance(9_000);
    expect(titles()).toEqual([]);
  });

  it('last no longer when the clock is set back, also between pauses', () => {
    const { clock, store, titles } = all;
    store.show(toast('one'));
    clock.advance(4_000);
    clock.set(START - 3_600_000);
    store.holdToasts(true);
    store.holdToasts(false);
    clock.advance(10_000);
    expect(titles()).toEqual([]);
  });

  it('leave no timer behind when their place is taken away, and go on when it is back', () => {
    const { clock, store, stop, titles } = all;
    store.show(toast('one'));
    clock.advance(4_000);
    stop();
    expect(clock.pending).toBe(0);
    clock.advance(60_000);
    store.start();
    clock.advance(5_999);
    expect(titles()).toEqual(['one']);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });

  it('distinguish who dismissed them: the user calls onClose, the caller and time do not', () => {
    const { clock, store } = all;
    const onClose = vi.fn();
    store.dismiss(store.show(toast('one'), { onClose }));
    store.show(toast('two'), { onClose });
    clock.advance(10_000);
    expect(onClose).not.toHaveBeenCalled();
    const id = store.show(toast('three'), { onClose });
    store.cancel(id);
    store.cancel(id);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('do their one thing once and are gone', async () => {
    const { store, titles } = all;
    const onConfirm = vi.fn();
    const id = store.show(toast('Undo?', { isModal: false }), { onConfirm });
    await Promise.all([store.confirm(id), store.confirm(id)]);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(titles()).toEqual([]);
  });

  it('keep the same list when only a dialog changes', () => {
    const { store } = all;
    store.show(toast('one'));
    const { toasts } = store.getShown();
    store.show(dialog('question'));
    expect(store.getShown().toasts).toBe(toasts);
    expect(store.getShown()).toBe(store.getShown());
  });
});

describe('dialogs', () => {
  it('come first in, first out: five in one tick', async () => {
    const { store, open, answer } = all;
    const order: string[] = [];
    for (const title of ['1', '2', '3', '4', '5']) {
      store.show(dialog(title), { onConfirm: () => void order.push(title) });
    }
    for (const title of ['1', '2', '3', '4', '5']) {
      expect(open()).toBe(title);
      await answer(true);
    }
    expect(open()).toBeNull();
    expect(order).toEqual(['1', '2', '3', '4', '5']);
  });

  it('run a pending function once, however often they are confirmed, and stay until it ends', async () => {
    const { store, open, answer } = all;
    const action = held();
    const onConfirm = vi.fn(() => action.promise);
    const onClose = vi.fn();
    store.show(dialog('Delete?', { needConsent: true }), { onConfirm, onClose });
    store.show(dialog('next'));
    const answers = Array.from({ length: 20 }, () => answer(true));
    answer(false);
    expect(store.getShown().dialog?.isPending).toBe(true);
    expect(open()).toBe('Delete?');
    action.resolve();
    await Promise.all(answers);
    expect(open()).toBe('next');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('answer only for what is open', async () => {
    const { store, open } = all;
    const onConfirm = vi.fn();
    store.show(dialog('first'));
    const second = store.show(dialog('second'), { onConfirm });
    await store.confirm(second);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(open()).toBe('first');
  });

  it('stay with what the action threw, and can be confirmed again', async () => {
    const { store, open, answer } = all;
    const failure = new Error('no');
    const onConfirm = vi.fn<() => Promise<void>>().mockRejectedValueOnce(failure);
    store.show(dialog('Delete?'), { onConfirm });
    await expect(answer(true)).rejects.toBe(failure);
    expect(store.getShown().dialog).toMatchObject({
      isPending: false,
      failure: { error: failure },
    });
    onConfirm.mockResolvedValueOnce();
    await answer(true);
    expect(open()).toBeNull();
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('do not come back when they were dismissed while their action ran', async () => {
    const { store, answer } = all;
    const action = held();
    const id = store.show(dialog('Delete?'), { onConfirm: () => action.promise });
    const done = answer(true);
    store.dismiss(id);
    expect(store.getShown().dialog).toBeNull();
    action.reject(new Error('late'));
    await expect(done).rejects.toThrow('late');
    expect(store.getShown().dialog).toBeNull();
  });

  it('let an action show the next alert', async () => {
    const { store, open, titles, answer } = all;
    store.show(dialog('Delete?'), {
      onConfirm: () => void store.show(toast('deleted')),
      onClose: () => void store.show(dialog('Sure?')),
    });
    store.show(dialog('Delete another?'), { onClose: () => void store.show(dialog('Sure?')) });
    await answer(true);
    expect(titles()).toEqual(['deleted']);
    answer(false);
    expect(open()).toBe('Sure?');
  });

  it('are all taken away without a word', () => {
    const { clock, store, titles, open } = all;
    const onClose = vi.fn();
    store.show(toast('one'), { onClose });
    store.show(dialog('two'), { onClose });
    store.clear();
    expect([titles(), open(), clock.pending]).toEqual([[], null, 0]);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a store of alerts', () => {
  function setUpStopped() {
    const clock = createManualClock(START);
    const { visibility } = createMemoryPlatform({ clock });
    const store = createAlertsStore({ clock, visibility });
    const titles = () => store.getShown().toasts.map(({ message }) => message.title);
    return { clock, visibility, store, titles };
  }

  it('lets no time go by before it starts, nor while the page is hidden from the start', () => {
    const { clock, visibility, store, titles } = setUpStopped();
    store.show(toast('early'));
    clock.advance(20_000);
    visibility.play('hidden');
    store.start();
    clock.advance(20_000);
    expect(titles()).toEqual(['early']);
    visibility.play('visible');
    clock.advance(10_000);
    expect(titles()).toEqual([]);
  });

  it('notifies subscribers of each change, and no one who has unsubscribed', () => {
    const { store } = setUpStopped();
    const [stays, leaves] = [vi.fn(), vi.fn()];
    store.subscribe(stays);
    const leave = store.subscribe(leaves);
    const id = store.show(toast('one'));
    leave();
    store.dismiss(id);
    expect(stays).toHaveBeenCalledTimes(2);
    expect(leaves).toHaveBeenCalledTimes(1);
  });

  it('dismisses what is there once, and waits for it no longer', () => {
    const { clock, store, titles } = setUpStopped();
    store.start();
    const id = store.show(toast('one'));
    const changed = vi.fn();
    store.subscribe(changed);
    store.dismiss(id);
    store.dismiss(id);
    store.dismiss('another');
    expect(titles()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(clock.pending).toBe(0);
  });
});
