import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE, text } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** One instance per storage, so that all subscribers see every write. */
const cache = new WeakMap<object, StoredValue<string>>();

/** Tab: first name of the impersonated user, for the page shown after the impersonation. */
export function leftAccountOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): StoredValue<string> {
  const value = cache.get(storage) ?? createStoredValue(tabArea, `${namespace}.leftAccount`, text);
  cache.set(storage, value);
  return value;
}
