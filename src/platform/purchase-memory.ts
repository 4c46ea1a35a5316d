import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** What a tab remembers of a purchase on its way, so that a reload forgets nothing. */
export interface PurchaseMemory {
  /** Which warnings were ticked, by their keys. */
  readonly ticked: readonly string[];
  /** The quote that was sent, as long as nobody answered; null for none. */
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

/** One value for each storage, so that whoever subscribes hears of whoever writes. */
const known = new WeakMap<object, StoredValue<PurchaseMemory>>();

/** Tab: what was ticked, and what was sent without an answer. Only the pages of a purchase carry it. */
export function purchaseMemoryOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): StoredValue<PurchaseMemory> {
  const value = known.get(storage) ?? createStoredValue(tabArea, `${namespace}.purchase`, codec);
  known.set(storage, value);
  return value;
}

const NOTHING: PurchaseMemory = { ticked: [], sentQuoteId: null };

/** Remembers something more; what is not named stays as it was. */
export function remember(
  memory: StoredValue<PurchaseMemory>,
  changes: Partial<PurchaseMemory>,
): void {
  memory.set({ ...NOTHING, ...memory.get(), ...changes });
}
