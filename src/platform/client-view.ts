import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** Only "on" is stored; anything else means off. */
const on = {
  parse: (stored: string) => (stored === 'on' ? true : null),
  format: () => 'on',
};

/** One instance per storage, so that all subscribers see every write. */
const cache = new WeakMap<object, StoredValue<boolean>>();

/** Tab: hides costs and margins. Created here, so that only pages with prices include it. */
export function clientViewOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): StoredValue<boolean> {
  const value = cache.get(storage) ?? createStoredValue(tabArea, `${namespace}.clientView`, on);
  cache.set(storage, value);
  return value;
}
