import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE, text } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** One value for each storage, so that whoever subscribes hears of whoever writes. */
const known = new WeakMap<object, StoredValue<string>>();

/** Tab: the first name of whom it acts as, for the page that says that this is over. */
export function leftAccountOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): StoredValue<string> {
  const value = known.get(storage) ?? createStoredValue(tabArea, `${namespace}.leftAccount`, text);
  known.set(storage, value);
  return value;
}
