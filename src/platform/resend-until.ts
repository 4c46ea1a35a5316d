import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, instant, type StoredValue } from './stored-value';

/** One instance per storage, so that all subscribers see every write. */
const known = new WeakMap<object, StoredValue<number>>();

/** Tab: until when no other reset link can be requested, in milliseconds since 1970. */
export function resendUntilOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): StoredValue<number> {
  const value =
    known.get(storage) ?? createStoredValue(tabArea, `${namespace}.resendUntil`, instant);
  known.set(storage, value);
  return value;
}
