import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** Unsent form input, with its user. */
export interface TypedMemory {
  /** E-mail of the user. */
  readonly email: string;
  /** Input by form name. */
  readonly forms: Readonly<Record<string, unknown>>;
}

const codec = {
  parse(stored: string): TypedMemory | null {
    const { email, forms }: Record<string, unknown> = Object(JSON.parse(stored));
    // Scripts may have written this: only texts and null are accepted.
    const isTyped = ([, value]: [string, unknown]) => value === null || typeof value === 'string';
    const typed = Object.fromEntries(Object.entries(Object(forms)).filter(isTyped));
    return typeof email === 'string' ? { email, forms: typed } : null;
  },
  format: (memory: TypedMemory) => JSON.stringify(memory),
};

/** Tab: form input that survives a reload (contract §4.32); never passwords, codes and tokens. */
export function typedMemoryOf({
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'namespace' | 'tabArea'>): StoredValue<TypedMemory> {
  return createStoredValue(tabArea, `${namespace}.typed`, codec);
}
