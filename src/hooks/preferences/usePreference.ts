import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { createServerPreferences } from '../../api/calls/preferences';
import type { PreferencesStore } from '../../domain/preferences/preferences';
import { createBrowserPreferences } from '../../platform/preferences';
import { SessionContext } from '../auth/session-context';
import { type Console, useConsole } from '../console/console-context';
import { holdPreferences, NOBODYS_PREFERENCES, type PreferencesHolder } from './preferences-holder';

/**
 * One store per client and one holder per user, so that all readers are notified of each change.
 */
const known = new WeakMap<
  Console['client'],
  { readonly store: PreferencesStore; readonly holders: Map<string, PreferencesHolder> }
>();

function storeOf({ client, platform, preferences = 'browser' }: Console): PreferencesStore {
  if (typeof preferences === 'object') return preferences;
  return preferences === 'server'
    ? createServerPreferences(client)
    : createBrowserPreferences(platform.localArea, platform.namespace);
}

/** A user's preferences. */
export function preferencesOf(services: Console, userId: string): PreferencesHolder {
  const { client } = services;
  const { store, holders } = known.get(client) ?? { store: storeOf(services), holders: new Map() };
  known.set(client, { store, holders });
  const holder = holders.get(userId) ?? holdPreferences(services, store, userId);
  holders.set(userId, holder);
  return holder;
}

/**
 * A preference of a user, stored as `ConsoleProvider`'s `preferences` says: in this browser, or on
 * your server (contract §4.26). A change shows at once; if it could not be stored, it applies until
 * the page is left. The first hook that is mounted loads all of a user's preferences, once; until
 * then the value is `initial`.
 *
 * @param key Letters, digits, `.`, `_` and `-`, at most 64, beginning with a small letter.
 * @param decode Decodes the stored value, which may be of an older version or invalid; returns null
 * if it cannot. Keep it stable, like `initial`.
 * @param initial The value if nothing is stored.
 * @returns The value, and the function that sets it: JSON of at most 4 kB, undefined to remove it.
 *
 * @example
 * const isFlag = (value: unknown) => (typeof value === 'boolean' ? value : null);
 * const useShortcuts = () => usePreference<boolean>('shortcuts', isFlag, true);
 */
export function usePreference<T>(
  key: string,
  decode: (value: unknown) => T | null,
  initial: T,
): readonly [value: T, setValue: (next: T | undefined) => void] {
  const services = useConsole();
  const userId = useUserId();
  const holder = userId === null ? NOBODYS_PREFERENCES : preferencesOf(services, userId);
  const kept = useSyncExternalStore(
    holder.subscribe,
    () => holder.get(key),
    () => undefined,
  );
  const value = useMemo(
    () => (kept === undefined ? null : decode(kept)) ?? initial,
    [kept, decode, initial],
  );
  const setValue = useCallback((next: T | undefined) => holder.set(key, next), [holder, key]);
  return [value, setValue];
}

const never = () => () => {};

/** The e-mail of the signed-in user; null for none, as on a page without a session. */
function useUserId(): string | null {
  const store = useContext(SessionContext);
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => {
      const session = store?.getSession();
      return session?.status === 'signedIn' ? session.user.email : null;
    },
    () => null,
  );
}
