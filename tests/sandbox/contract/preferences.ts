import { describe, expect, it } from 'vitest';
import type { WirePreference } from '../../../src/api/calls/preferences';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../../../src/sandbox/world/accounts';
import type { Browser } from './browser';

/** What is kept for a user (contract §4.26). */
export function describePreferences(browser: () => Browser): void {
  const kept = async () => (await browser().get<WirePreference[]>('/app/preferences')).body;
  const set = (key: string, value: unknown) => browser().put(`/app/preferences/${key}`, { value });

  describe('preferences', () => {
    it('ask for a session', async () => {
      expect((await browser().get('/app/preferences')).status).toBe(401);
      expect((await set('a', 1)).status).toBe(401);
    });

    it('are those of the user, replaced and forgotten one by one', async () => {
      await browser().login(ADMIN_EMAIL);
      expect(await kept()).toEqual([]);
      await set('lists.users.columns', ['name', 'email']);
      await set('constructor', { isDense: true });
      await set('lists.users.columns', ['email']);
      expect(await kept()).toEqual([
        { key: 'lists.users.columns', value: ['email'] },
        { key: 'constructor', value: { isDense: true } },
      ]);
      expect((await set('constructor', null)).status).toBe(200);
      await browser().login(CUSTOMER_EMAIL);
      expect(await kept()).toEqual([]);
      await browser().login(ADMIN_EMAIL);
      expect((await kept()).map(({ key }) => key)).toEqual(['lists.users.columns']);
    });

    it('have limits', async () => {
      await browser().login(ADMIN_EMAIL);
      for (const [key, value] of [
        ['Big', 1],
        ['a%20b', 1],
        ['a', undefined],
        ['a', 'x'.repeat(4_095)],
      ] as const) {
        expect((await set(key, value)).status, key).toBe(400);
      }
      for (let index = 0; index < 200; index += 1) await set(`k${index}`, index);
      expect((await set('more', 1)).status).toBe(400);
      expect(await kept()).toHaveLength(200);
    });
  });
}
