import { createServerPreferences } from '../../api/calls/preferences';
import type { PreferencesStore } from '../../domain/preferences/preferences';
import { createBrowserPreferences } from '../../platform/preferences';
import type { Console } from '../console/console-context';
import { holdPreferences, type PreferencesHolder } from './preferences-holder';

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
