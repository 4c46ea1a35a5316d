import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** State of a purchase in a tab, which survives a reload. */
export interface PurchaseMemory {
  /** Keys of the accepted warnings. */
  readonly ticked: readonly string[];
  /** The quote that was sent, until there is an answer; null for none. */
  readonly sentQuoteId: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const codec = {
  parse(stored: string): PurchaseMemory {
    const { ticked, sentQuoteId }: Record<string, unknown> = Object(JSON.parse(stored));
    return {
      ticked: Array.isArray(ticked) ? ticked.filter(isText) : [],
      sentQuoteId: isText(sentQuoteId) ? sentQuoteId : null,
    };
  },
  format: (memory: PurchaseMemory) => JSON.stringify(memory),
};

/** One instance per storage, so that all subscribers see every write. */
const cache = new WeakMap<object, StoredValue<PurchaseMemory>>();

/** Tab: the purchase in progress. Only the pages of a purchase include it. */
export function purchaseMemoryOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): StoredValue<PurchaseMemory> {
  const value = cache.get(storage) ?? createStoredValue(tabArea, `${namespace}.purchase`, codec);
  cache.set(storage, value);
  return value;
}

const NOTHING: PurchaseMemory = { ticked: [], sentQuoteId: null };

/** Updates some of the values. */
export function remember(
  memory: StoredValue<PurchaseMemory>,
  changes: Partial<PurchaseMemory>,
): void {
  memory.set({ ...NOTHING, ...memory.get(), ...changes });
}
