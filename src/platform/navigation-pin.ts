import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** Only "pinned" is stored; anything else means not pinned. */
const pinned = {
  parse: (stored: string) => (stored === 'pinned' ? true : null),
  format: () => 'pinned',
};

/** One instance per storage, so that all subscribers see every write. */
const cache = new WeakMap<object, StoredValue<boolean>>();

/**
 * Local: keeps the side navigation wide. Created here, so that a sign-in page does not include it.
 */
export function navigationPinOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  localArea = createBrowserArea('localStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'localArea'>): StoredValue<boolean> {
  const value =
    cache.get(storage) ?? createStoredValue(localArea, `${namespace}.navigation`, pinned);
  cache.set(storage, value);
  return value;
}
