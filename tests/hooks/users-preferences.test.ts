import { expect, it, vi } from 'vitest';
import type { PreferencesStore } from '../../src/domain/preferences/preferences';
import { preferencesOf } from '../../src/hooks/preferences/usePreference';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const ADA = 'ada@plinth.example';
const KEY = 'lists.users.density';

it('readers are notified of each change, of their own user only', async () => {
  const { services } = openServices();
  const ada = preferencesOf(services, ADA);
  expect(preferencesOf(services, ADA)).toBe(ada);
  ada.set(KEY, 'compact');
  await turn();
  expect(preferencesOf(services, ADA).get(KEY)).toBe('compact');
  expect(preferencesOf(services, 'eve@plinth.example').get(KEY)).toBeUndefined();
  expect(preferencesOf(openServices().services, ADA)).not.toBe(ada);
});

it('are kept in the browser, where nobody says otherwise: the next tab has them', async () => {
  for (const preferences of [undefined, 'browser'] as const) {
    const { services, browser, asked } = openServices();
    preferencesOf({ ...services, preferences }, ADA).set(KEY, 'compact');
    await turn();
    const next = { ...openServices().services, platform: browser.openTab() };
    const holder = preferencesOf(next, ADA);
    holder.subscribe(() => {});
    await turn();
    expect(holder.get(KEY)).toBe('compact');
    expect(asked).toEqual([]);
  }
});

it('are kept by the server where that is chosen', async () => {
  const { services, asked, answer } = openServices();
  const holder = preferencesOf({ ...services, preferences: 'server' }, ADA);
  holder.subscribe(() => {});
  await answer([{ key: KEY, value: 'compact' }]);
  expect(holder.get(KEY)).toBe('compact');
  holder.set(KEY, 'relaxed');
  await answer({});
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /app/preferences',
    `PUT /app/preferences/${KEY}`,
  ]);
});

it('are kept wherever a partner says', async () => {
  const { services, asked } = openServices();
  const load = vi.fn(async () => ({ [KEY]: 'compact' }));
  const save = vi.fn(async () => {});
  const store: PreferencesStore = { load, save };
  const holder = preferencesOf({ ...services, preferences: store }, ADA);
  holder.subscribe(() => {});
  await turn();
  expect(holder.get(KEY)).toBe('compact');
  holder.set(KEY, 'relaxed');
  await turn();
  expect(save).toHaveBeenCalledExactlyOnceWith(ADA, KEY, 'relaxed');
  expect(asked).toEqual([]);
});
