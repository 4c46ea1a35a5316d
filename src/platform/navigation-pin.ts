import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** Only that it is pinned is kept; anything else counts as not. */
const pinned = {
  parse: (stored: string) => (stored === 'pinned' ? true : null),
  format: () => 'pinned',
};

/** One value for each storage, so that whoever subscribes hears of whoever writes. */
const known = new WeakMap<object, StoredValue<boolean>>();

/** Local: the side navigation stays wide. Made here, so that a sign-in alone does not carry it. */
export function navigationPinOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  localArea = createBrowserArea('localStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'localArea'>): StoredValue<boolean> {
  const value =
    known.get(storage) ?? createStoredValue(localArea, `${namespace}.navigation`, pinned);
  known.set(storage, value);
  return value;
}
