import { describe, expect, it, vi } from 'vitest';
import type { Preferences, PreferencesStore } from '../../src/domain/preferences/preferences';
import { createFailures } from '../../src/hooks/console/failures';
import { holdPreferences } from '../../src/hooks/preferences/preferences-holder';

const ADA = 'ada@plinth.example';

/** A store whose calls are answered by hand, one after the other. */
function slowStore() {
  const calls: { key: string; value: unknown; settle: (isKept?: boolean) => void }[] = [];
  const loads: ((preferences: Preferences | null) => void)[] = [];
  let tellTab: ((preferences: Preferences) => void) | undefined;
  const store: PreferencesStore = {
    load: () =>
      new Promise((resolve, reject) => {
        loads.push((answer) => (answer ? resolve(answer) : reject(new Error('down'))));
      }),
    save: (_user, key, value) =>
      new Promise((resolve, reject) => {
        const settle = (isKept = true) => (isKept ? resolve() : reject(new Error('down')));
        calls.push({ key, value, settle });
      }),
    subscribe: (_user, listener) => {
      tellTab = listener;
      return () => {
        tellTab = undefined;
      };
    },
  };
  return { store, calls, loads, fromOtherTab: (told: Preferences) => tellTab?.(told) };
}

function hold(client: { impersonationSessionId: string | null; sessionEpoch: number }) {
  const slow = slowStore();
  const services = { client, failures: createFailures() };
  const holder = holdPreferences(services as never, slow.store, ADA);
  const listener = vi.fn();
  const leave = holder.subscribe(listener);
  return { ...slow, holder, listener, leave };
}

const own = () => ({ impersonationSessionId: null as string | null, sessionEpoch: 0 });

describe('preferences of a user in a tab', () => {
  it('are loaded once, and shown when they are there', async () => {
    const { holder, loads, listener } = hold(own());
    holder.subscribe(() => {});
    expect(loads).toHaveLength(1);
    expect(holder.get('a')).toBeUndefined();
    loads[0]?.({ a: 1 });
    await vi.waitFor(() => expect(holder.get('a')).toBe(1));
    expect(listener).toHaveBeenCalled();
    holder.subscribe(() => {});
    expect(loads).toHaveLength(1);
  });

  it('notify at once of a change, and nobody who has unsubscribed', () => {
    const { holder, listener, leave } = hold(own());
    holder.set('a', 1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(holder.get('a')).toBe(1);
    leave();
    holder.set('a', 2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are those that were set last, also while the one before is being kept', async () => {
    const { holder, loads, calls } = hold(own());
    loads[0]?.({});
    holder.set('a', 1);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    holder.set('a', 2);
    calls[0]?.settle();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(holder.get('a')).toBe(2);
    expect(calls[1]).toMatchObject({ key: 'a', value: 2 });
  });

  it('receive changes of other tabs while there are subscribers', async () => {
    const { holder, loads, leave, fromOtherTab, store } = hold(own());
    const subscribed = vi.spyOn(store, 'subscribe');
    loads[0]?.({ a: 1 });
    await vi.waitFor(() => expect(holder.get('a')).toBe(1));
    const second = holder.subscribe(() => {});
    const third = holder.subscribe(() => {});
    expect(subscribed).not.toHaveBeenCalled();
    leave();
    second();
    fromOtherTab({ a: 2 });
    expect(holder.get('a')).toBe(2);
    third();
    fromOtherTab({ a: 3 });
    expect(holder.get('a')).toBe(2);
    const again = holder.subscribe(() => {});
    fromOtherTab({ a: 4 });
    expect(holder.get('a')).toBe(4);
    again();
  });

  it('show a change at once, and keep it after the load, the last of a key alone', async () => {
    const { holder, loads, calls } = hold(own());
    holder.set('a', 1);
    holder.set('a', 2);
    holder.set('b', 3);
    expect([holder.get('a'), holder.get('b')]).toEqual([2, 3]);
    expect(calls).toHaveLength(0);
    loads[0]?.({ a: 0, c: 4 });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect([holder.get('a'), holder.get('c')]).toEqual([2, 4]);
    calls[0]?.settle();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ key, value }) => [key, value])).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
  });

  it('hold in the tab where they could not be kept, and others still go out', async () => {
    const { holder, loads, calls } = hold(own());
    loads[0]?.({ a: 0 });
    holder.set('a', 1);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.settle(false);
    holder.set('b', 2);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(holder.get('a')).toBe(1);
  });

  it('follow another tab once they are kept', async () => {
    const { holder, loads, calls, fromOtherTab } = hold(own());
    loads[0]?.({});
    holder.set('a', 1);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    fromOtherTab({ a: 9 });
    expect(holder.get('a')).toBe(1);
    calls[0]?.settle();
    await vi.waitFor(() => {
      fromOtherTab({ a: 5 });
      expect(holder.get('a')).toBe(5);
    });
  });

  it('are asked for again by who comes after a load that failed', async () => {
    const { holder, loads } = hold(own());
    loads[0]?.(null);
    await vi.waitFor(() => {
      holder.subscribe(() => {})();
      expect(loads).toHaveLength(2);
    });
    loads[1]?.({ a: 1 });
    await vi.waitFor(() => expect(holder.get('a')).toBe(1));
  });

  it('are not sent while impersonating, too long, or for a later user', async () => {
    const client = own();
    const { holder, loads, calls } = hold(client);
    holder.set('late', 1);
    client.sessionEpoch += 1;
    holder.set('long', 'x'.repeat(5_000));
    client.impersonationSessionId = 's1';
    holder.set('theirs', 2);
    client.impersonationSessionId = null;
    holder.set('last', 3);
    loads[0]?.({});
    await vi.waitFor(() => expect(calls.map(({ key }) => key)).toEqual(['last']));
    expect(holder.get('theirs')).toBe(2);
  });
});
