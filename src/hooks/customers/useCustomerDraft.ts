import { useState } from 'react';
import { NOTHING_TYPED } from '../../domain/customers/customer-form';
import { changedDraft, type NewCustomerDraft } from '../../domain/customers/new-customer';
import { customerDraftOf } from '../../platform/customer-draft';
import { createRandomId } from '../../platform/random-id';
import { useConsole } from '../console/console-context';

/** The draft of a new customer. */
export interface CustomerDraft {
  /** The draft so far. */
  readonly draft: NewCustomerDraft;
  /** Stores a change in this tab. */
  readonly change: (changes: Partial<Omit<NewCustomerDraft, 'key'>>) => void;
  /** Discards the draft and starts a new one. */
  readonly forget: () => void;
}

const begin = (): NewCustomerDraft => ({
  ...NOTHING_TYPED,
  key: createRandomId(),
  acceptsAgreement: false,
});

/**
 * The draft of a new customer: it survives a reload, a navigation, and the end of the session.
 *
 * @param email - the user; null while signed out
 */
export function useCustomerDraft(email: string | null): CustomerDraft {
  const memory = customerDraftOf(useConsole().platform, email ?? '');
  const start = () => ({ email, draft: (email === null ? null : memory.get()) ?? begin() });
  const [held, setHeld] = useState(start);
  if (held.email !== email) setHeld(start());
  const { draft } = held;
  const setDraft = (next: (before: NewCustomerDraft) => NewCustomerDraft) =>
    setHeld((before) => ({ ...before, draft: next(before.draft) }));
  return {
    draft,
    change: (changes) =>
      setDraft((before) => {
        const after = changedDraft(before, changes);
        memory.set(after);
        return after;
      }),
    forget() {
      memory.remove();
      setDraft(begin);
    },
  };
}
