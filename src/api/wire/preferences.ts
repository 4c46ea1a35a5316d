import { type Preferences, readPreferences } from '../../domain/preferences/preferences';
import { field, text, unexpected, unwrap } from './readers';

/** `GET /app/preferences`: `[{key, value}]`; what cannot be a preference is left out. */
export function readPreferenceList(body: unknown): Preferences {
  const entries = unwrap(body);
  return Array.isArray(entries)
    ? readPreferences(entries.map((entry) => [text(field(entry, 'key')), field(entry, 'value')]))
    : unexpected('preferences');
}
