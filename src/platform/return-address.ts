import type { ReturnAddress } from '../domain/auth/return-address';
import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { LONGEST_TEXT, STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

const codec = {
  parse(stored: string): ReturnAddress | null {
    const { address, email }: Record<string, unknown> = Object(JSON.parse(stored));
    if (typeof address !== 'string' || address.length > LONGEST_TEXT) return null;
    if (email !== null && typeof email !== 'string') return null;
    return { address, email };
  },
  // Field by field, so that no other properties are stored.
  format: ({ address, email }: ReturnAddress) => JSON.stringify({ address, email }),
};

/** Tab: where the next sign-in leads (contract §4.31). */
export function returnAddressOf({
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'namespace' | 'tabArea'>): StoredValue<ReturnAddress> {
  return createStoredValue(tabArea, `${namespace}.returnTo`, codec);
}
