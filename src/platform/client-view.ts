import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** Only that it is on is kept; anything else counts as off. */
const on = {
  parse: (stored: string) => (stored === 'on' ? true : null),
  format: () => 'on',
};

/** One value for each storage, so that whoever subscribes hears of whoever writes. */
const known = new WeakMap<object, StoredValue<boolean>>();

/** Tab: costs and margins are off the screen. Made here, so that only pages with prices carry it. */
export function clientViewOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): StoredValue<boolean> {
  const value = known.get(storage) ?? createStoredValue(tabArea, `${namespace}.clientView`, on);
  known.set(storage, value);
  return value;
}
