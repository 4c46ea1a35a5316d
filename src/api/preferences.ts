import type { Preferences, PreferencesStore } from '../domain/preferences/preferences';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { get, put } from './endpoints';
import { readWriteAnswer, type WriteAnswer } from './wire/message';
import { readPreferenceList } from './wire/preferences';

export const LIST_PREFERENCES = /* @__PURE__ */ get('listPreferences', '/app/preferences');

/** Everything that is kept for the user (contract §4.26). */
export function listPreferences(client: ApiClient, options?: CallOptions): Promise<Preferences> {
  return client.send({ endpoint: LIST_PREFERENCES, read: readPreferenceList }, options);
}

export const SET_PREFERENCE = /* @__PURE__ */ put('setPreference', '/app/preferences/{key}');

/** A value to keep. */
export interface PreferenceInput {
  /** Its key: letters, digits, `.`, `_` and `-`, at most 64. */
  readonly key: string;
  /** The value, as JSON at most 4 kB; null forgets it. */
  readonly value: unknown;
}

/** Keeps one value for the user, or forgets it (contract §4.26). */
export function setPreference(
  client: ApiClient,
  { key, value }: PreferenceInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  const call = { params: { key }, body: { value: value ?? null } };
  return client.send({ endpoint: SET_PREFERENCE, ...call, read: readWriteAnswer }, options);
}

/**
 * Preferences on your server, so that they follow the user from browser to browser (contract §4.26).
 * The session says whose they are.
 */
export function createServerPreferences(client: ApiClient): PreferencesStore {
  return {
    load: (_userId, signal) => listPreferences(client, { signal }),
    async save(_userId, key, value) {
      await setPreference(client, { key, value });
    },
  };
}
