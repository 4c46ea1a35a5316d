import { CUSTOMER_FORM_PARTS } from '../domain/customers/customer-form';
import { type NewCustomerDraft, NOTHING_TYPED } from '../domain/customers/new-customer';
import type { Platform } from './platform';
import type { StoredValue } from './stored-value';

/**
 * Tab: a customer that is being written down, so that a reload, Back or the end of a session forgets
 * nothing of it. It is of one person, by their e-mail.
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

/** What this person has typed of a new customer in this tab. It goes when they sign out. */
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
