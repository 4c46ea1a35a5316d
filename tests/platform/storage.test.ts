import { describe, expect, it, vi } from 'vitest';
import { impersonationStorageOf } from '../../src/platform/impersonation-storage';
import { type AreaSource, createMemoryArea } from '../../src/platform/key-value-area';
import { createConsoleStorage } from '../../src/platform/storage';

const RECORD = { email: 'ada@plinth.example', expires: '2026-01-05T17:00:00.000Z' };

/** Storage with something wrong in it. */
function broken(what: 'open' | 'getItem' | 'setItem' | 'removeItem'): AreaSource {
  const { open, subscribe } = createMemoryArea()();
  const fail = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  if (what === 'open') return { open: fail, subscribe };
  return { open: () => ({ ...open(), [what]: fail }), subscribe };
}

describe('storage that fails (contract §4.20)', () => {
  for (const what of ['open', 'getItem', 'setItem', 'removeItem'] as const) {
    it(`works in memory when ${what} throws`, () => {
      const storage = createConsoleStorage(broken(what), broken(what));
      expect(storage.auth.get()).toBeNull();
      storage.auth.set(RECORD);
      storage.externalState.set('state');
      expect(storage.auth.get()).toEqual(RECORD);
      expect(storage.externalState.get()).toBe('state');
      storage.auth.remove();
      expect(storage.auth.get()).toBeNull();
    });
  }

  it('does not bring back an old value when the new one does not fit', () => {
    const area = createMemoryArea();
    const { open, subscribe } = area();
    let isFull = false;
    const full: AreaSource = {
      open: () => ({
        ...open(),
        setItem: (key, value) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          open().setItem(key, value);
        },
      }),
      subscribe,
    };
    const storage = createConsoleStorage(full, area());
    storage.savedEmail.set('old@plinth.example');
    isFull = true;
    storage.savedEmail.set('new@plinth.example');
    expect(storage.savedEmail.get()).toBe('new@plinth.example');
    // What a reload finds.
    expect(createConsoleStorage(full, area()).savedEmail.get()).toBeNull();
    isFull = false;
    storage.savedEmail.set('third@plinth.example');
    expect(createConsoleStorage(full, area()).savedEmail.get()).toBe('third@plinth.example');
  });

  for (const rubbish of [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '42',
    '{"token":"old schema"}',
    '{"email":""}',
    '{"email":{}}',
    '{"__proto__":{"email":"x@y.example"}}',
    `{"email":"${'x'.repeat(5_000)}"}`,
  ]) {
    it(`reads ${JSON.stringify(rubbish.slice(0, 40))} as no session`, () => {
      const area = createMemoryArea();
      area().open().setItem('plinth.auth', rubbish);
      expect(createConsoleStorage(area(), area()).auth.get()).toBeNull();
    });
  }

  it('reads rubbish of every other key as nothing', () => {
    const area = createMemoryArea();
    const raw = area().open();
    const keys = ['userEmail', 'theme', 'impt', 'impersonationSessionId', 'parentTabId'];
    for (const key of [
      ...keys,
      'impersonationExpires',
      'mainUser',
      'externalState',
      'startedImpersonations',
    ]) {
      raw.setItem(`plinth.${key}`, key === 'theme' ? 'purple' : `%E0%A4%A${'x'.repeat(5_000)}`);
    }
    const storage = createConsoleStorage(area(), area());
    const all = { ...storage, ...impersonationStorageOf({ storage, tabArea: area() }) };
    const values = Object.values(all).map((value) => value.get());
    expect(values).toEqual(values.map(() => null));
  });
});

describe('what is stored', () => {
  it('is the auth record and nothing more, each value under its own key', () => {
    const area = createMemoryArea();
    const raw = area().open();
    const storage = createConsoleStorage(area(), area());
    storage.auth.set({ ...RECORD, csrfToken: 'secret' } as typeof RECORD);
    storage.theme.set('dark');
    const tab = impersonationStorageOf({ storage, tabArea: area() });
    tab.impersonatedEmail.set('ünï@plinth.example');
    tab.impersonationExpires.set(1_767_603_600_000.4);
    tab.mainUser.set(true);
    expect(raw.getItem('plinth.auth')).toBe(JSON.stringify(RECORD));
    expect(raw.getItem('plinth.theme')).toBe('dark');
    expect(raw.getItem('plinth.impt')).not.toContain('@');
    expect(tab.impersonatedEmail.get()).toBe('ünï@plinth.example');
    expect(tab.impersonationExpires.get()).toBe(1_767_603_600_000);
    expect(tab.mainUser.get()).toBe(true);
  });

  it('is removed by name; the keys of others stay', () => {
    const area = createMemoryArea();
    const raw = area().open();
    raw.setItem('auth', 'of the host page');
    raw.setItem('other.auth', 'of another console');
    const storage = createConsoleStorage(area(), area());
    const all = { ...storage, ...impersonationStorageOf({ storage, tabArea: area() }) };
    for (const value of Object.values(all)) value.remove();
    expect(raw.getItem('auth')).toBe('of the host page');
    expect(raw.getItem('other.auth')).toBe('of another console');
  });
});

describe('changes', () => {
  it('are emitted here and in other tabs, by key', () => {
    const area = createMemoryArea();
    const here = createConsoleStorage(area(), area());
    const there = createConsoleStorage(area(), area());
    const onHere = vi.fn();
    const onThere = vi.fn();
    here.theme.subscribe(onHere);
    const stop = there.theme.subscribe(onThere);
    here.theme.set('dark');
    here.auth.set(RECORD);
    expect(onHere.mock.calls).toEqual([[{ value: 'dark', isRemote: false }]]);
    expect(onThere.mock.calls).toEqual([[{ value: 'dark', isRemote: true }]]);
    stop();
    here.theme.remove();
    expect(onThere).toHaveBeenCalledTimes(1);
  });

  it('of a tab that empties everything reach every key', () => {
    const listeners: ((change: { key: null }) => void)[] = [];
    const { open } = createMemoryArea()();
    const source: AreaSource = {
      open,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => {};
      },
    };
    const onChange = vi.fn();
    createConsoleStorage(source, source).auth.subscribe(onChange);
    for (const listener of listeners) listener({ key: null });
    expect(onChange).toHaveBeenCalledWith({ value: null, isRemote: true });
  });
});
