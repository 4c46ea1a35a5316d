import { describe, expect, it } from 'vitest';
import { forgetPrivate, preferencesKey } from '../../src/platform/kept-preferences';
import { type AreaSource, createMemoryArea } from '../../src/platform/key-value-area';
import { createBrowserPreferences } from '../../src/platform/preferences';

const ADA = 'ada@plinth.example';
const KEY = preferencesKey('plinth', ADA);

describe('preferences in this browser', () => {
  it('are kept by user, and forgotten one by one', async () => {
    const area = createMemoryArea()();
    const store = createBrowserPreferences(area);
    await store.save(ADA, 'a', { b: 1 });
    await store.save('bo@plinth.example', 'a', 2);
    const reloaded = createBrowserPreferences(area);
    expect(await reloaded.load(ADA)).toEqual({ a: { b: 1 } });
    await reloaded.save(ADA, 'a', undefined);
    expect(area.open().getItem(KEY)).toBeNull();
    expect(await reloaded.load('bo@plinth.example')).toEqual({ a: 2 });
  });

  it('name nobody, and of what a user leaves only how they like it stays', async () => {
    const localArea = createMemoryArea()();
    const store = createBrowserPreferences(localArea);
    await store.save(ADA, 'palette.recent', ['customer:Northwind']);
    await store.save(ADA, 'lists.users.columns', ['name']);
    expect(KEY).toMatch(/^plinth\.preferences\.[a-z\d]+$/);
    expect(KEY).not.toBe(preferencesKey('plinth', 'ada@plinth.examplf'));
    forgetPrivate({ localArea }, ADA);
    expect(localArea.open().getItem(KEY)).toBe('{"lists.users.columns":["name"]}');
    await store.save(ADA, 'lists.users.columns', undefined);
    forgetPrivate({ localArea }, ADA);
    expect(localArea.open().getItem(KEY)).toBeNull();
  });

  it('are sent to other tabs, which merge them with their own', async () => {
    const openTab = createMemoryArea();
    const [one, two] = [createBrowserPreferences(openTab()), createBrowserPreferences(openTab())];
    const heard: unknown[] = [];
    two.subscribe?.(ADA, (preferences) => heard.push(preferences));
    await one.save(ADA, 'a', 1);
    await two.save(ADA, 'b', 2);
    expect(heard).toEqual([{ a: 1 }]);
    expect(await one.load(ADA)).toEqual({ a: 1, b: 2 });
  });

  it('survive rubbish and storage that fails (contract §4.20)', async () => {
    for (const rubbish of ['', '{', 'null', '7', '"text"', '[1]', '{"__proto__": 1}']) {
      const area = createMemoryArea()();
      area.open().setItem(KEY, rubbish);
      const store = createBrowserPreferences(area);
      expect(await store.load(ADA)).toEqual({});
      await store.save(ADA, 'a', 1);
      expect(await store.load(ADA)).toEqual({ a: 1 });
    }
    const blocked: AreaSource = {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      subscribe: () => () => {},
    };
    const store = createBrowserPreferences(blocked);
    await store.save(ADA, 'a', 1);
    expect(await store.load(ADA)).toEqual({ a: 1 });
  });

  it('refuse a value that is too long, and more than 200', async () => {
    const store = createBrowserPreferences(createMemoryArea()());
    await expect(store.save(ADA, 'a', 'x'.repeat(5_000))).rejects.toThrow(RangeError);
    for (let index = 0; index < 200; index += 1) await store.save(ADA, `k${index}`, index);
    await expect(store.save(ADA, 'more', 1)).rejects.toThrow(RangeError);
    await store.save(ADA, 'k7', 'again');
    expect(await store.load(ADA)).toMatchObject({ k7: 'again' });
  });
});
