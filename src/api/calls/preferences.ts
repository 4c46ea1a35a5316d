import {
  type Preferences,
  type PreferencesStore,
  readPreferences,
} from '../../domain/preferences/preferences';
import type { ApiClient } from '../client';
import { anything, as, entries, type Field, key, record, type WireOf } from '../wire/fields';
import { field, text, unexpected, unwrap } from '../wire/readers';
import { type CallFacts, get, put, written } from './call';

const PREFERENCE = () => ({ key, value: anything });

/** A preference on the wire (contract §4.26). */
export type WirePreference = WireOf<typeof PREFERENCE>;

/** Invalid preferences are omitted. */
export const readPreferenceList: Field<Preferences> = as(
  entries(record(PREFERENCE, 'key')),
  (body) => {
    const kept = unwrap(body);
    return Array.isArray(kept)
      ? readPreferences(kept.map((entry) => [text(field(entry, 'key')), field(entry, 'value')]))
      : unexpected('preferences');
  },
);

/** All preferences of the user (contract §4.26). */
export const listPreferences = get('listPreferences', '/app/preferences', readPreferenceList);

/** A preference to save. */
export interface PreferenceInput {
  /** Key: letters, digits, `.`, `_` and `-`, at most 64 characters. */
  readonly key: string;
  /** Value, at most 4 kB as JSON; null deletes it. */
  readonly value: unknown;
}

/** Saves or deletes a preference of the user (contract §4.26). */
export const setPreference = put(
  'setPreference',
  '/app/preferences/{key}',
  written,
  ({ key, value }: PreferenceInput) => ({ params: { key }, body: { value: value ?? null } }),
);

/**
 * A preferences store on your server, so that preferences follow the user across browsers (contract
 * §4.26). The session identifies the user.
 */
export function createServerPreferences(client: ApiClient): PreferencesStore {
  return {
    load: (_userId, signal) => listPreferences(client, { signal }),
    async save(_userId, key, value) {
      await setPreference(client, { key, value });
    },
  };
}

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const OPTIONAL = { optional: 'with the setting "preferences: server" alone' } as const;
  return {
    listPreferences: { ...OPTIONAL, example: [undefined, 'GET /app/preferences'] },
    setPreference: {
      ...OPTIONAL,
      isForThemselves: true,
      example: [
        { key: 'a.b-c_1', value: ['x', { y: 1 }] },
        'PUT /app/preferences/a.b-c_1',
        { value: ['x', { y: 1 }] },
      ],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
