import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** Unsent form input, with its user. */
export interface TypedMemory {
  /** E-mail of the user. */
  readonly email: string;
  /** Fields of each form by their names, each a text or null. */
  readonly forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Scripts may have written what is stored: only fields with texts and null are accepted. */
function typedFields(form: unknown): Record<string, unknown> {
  const isTyped = ([, value]: [string, unknown]) => value === null || typeof value === 'string';
  return Object.fromEntries(Object.entries(Object(form)).filter(isTyped));
}

const codec = {
  parse(stored: string): TypedMemory | null {
    const { email, forms }: Record<string, unknown> = Object(JSON.parse(stored));
    if (typeof email !== 'string') return null;
    const typed = Object.entries(Object(forms)).map(([name, form]) => [name, typedFields(form)]);
    return { email, forms: Object.fromEntries(typed) };
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
