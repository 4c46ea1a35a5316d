import { CUSTOMER_FORM_PARTS, NOTHING_TYPED } from '../domain/customers/customer-form';
import type { NewCustomerDraft } from '../domain/customers/new-customer';
import type { Platform } from './platform';
import type { StoredValue } from './stored-value';

/**
 * Tab: the draft of a new customer, which survives a reload, Back and the end of a session. It
 * belongs to one user, by e-mail.
 */
export type CustomerDraftMemory = Pick<StoredValue<NewCustomerDraft>, 'get' | 'set' | 'remove'>;

const isText = (value: unknown): value is string => typeof value === 'string';

function read(stored: string, email: string): NewCustomerDraft | null {
  const { by, key, acceptsAgreement, ...texts }: Record<string, unknown> = Object(
    JSON.parse(stored),
  );
  if (by !== email || !isText(key) || key === '') return null;
  const names = Object.values(CUSTOMER_FORM_PARTS).flat();
  const known = names.flatMap((name) => {
    const text = texts[name];
    return isText(text) ? [[name, text] as const] : [];
  });
  const fields = { ...NOTHING_TYPED, ...Object.fromEntries(known) };
  return { ...fields, key, acceptsAgreement: acceptsAgreement === true };
}

/** The user's draft in this tab; removed when they sign out. */
export function customerDraftOf(
  { storage }: Pick<Platform, 'storage'>,
  email: string,
): CustomerDraftMemory {
  const { draft } = storage;
  return {
    get() {
      try {
        return read(draft.get() ?? 'null', email);
      } catch {
        return null;
      }
    },
    set: (value) => draft.set(JSON.stringify({ ...value, by: email })),
    remove: () => draft.remove(),
  };
}
