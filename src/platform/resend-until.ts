import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, instant, type StoredValue } from './stored-value';

/** One instance per storage, so that all subscribers see every write. */
const cache = new WeakMap<object, StoredValue<number>>();

/** Tab: until when no other reset link can be requested, in milliseconds since 1970. */
export function resendUntilOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): StoredValue<number> {
  const value =
    cache.get(storage) ?? createStoredValue(tabArea, `${namespace}.resendUntil`, instant);
  cache.set(storage, value);
  return value;
}
