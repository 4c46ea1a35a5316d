import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** The user's own choice; null until there is one. */
const pinned = {
  parse: (stored: string) => (stored === 'pinned' ? true : stored === 'unpinned' ? false : null),
  format: (isPinned: boolean) => (isPinned ? 'pinned' : 'unpinned'),
};

/** One instance per storage, so that all subscribers see every write. */
const cache = new WeakMap<object, StoredValue<boolean>>();

/**
 * Local: whether the side navigation stays wide. Created here, so that a sign-in page does not include it.
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
