import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** What was half typed when the page was left, and who typed it. */
export interface TypedMemory {
  /** The e-mail of the one who typed it. */
  readonly email: string;
  /** What was typed, by the names of the forms. */
  readonly forms: Readonly<Record<string, unknown>>;
}

const codec = {
  parse(stored: string): TypedMemory | null {
    const { email, forms }: Record<string, unknown> = Object(JSON.parse(stored));
    // Anybody may have written there: a field takes text, or nothing at all.
    const isTyped = ([, value]: [string, unknown]) => value === null || typeof value === 'string';
    const typed = Object.fromEntries(Object.entries(Object(forms)).filter(isTyped));
    return typeof email === 'string' ? { email, forms: typed } : null;
  },
  format: (memory: TypedMemory) => JSON.stringify(memory),
};

/** Tab: what a reload must not take along (contract §4.32); never passwords, codes and tokens. */
export function typedMemoryOf({
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'namespace' | 'tabArea'>): StoredValue<TypedMemory> {
  return createStoredValue(tabArea, `${namespace}.typed`, codec);
}
