import { useState } from 'react';
import {
  changedDraft,
  type NewCustomerDraft,
  NOTHING_TYPED,
} from '../../domain/customers/new-customer';
import { customerDraftOf } from '../../platform/customer-draft';
import { createRandomId } from '../../platform/random-id';
import { useConsole } from '../console/console-context';

/** A customer that is being written down. */
export interface CustomerDraft {
  /** What was typed so far. */
  readonly draft: NewCustomerDraft;
  /** Keeps a change, in this tab. */
  readonly change: (changes: Partial<Omit<NewCustomerDraft, 'key'>>) => void;
  /** Forgets it, and begins another one. */
  readonly forget: () => void;
}

const begin = (): NewCustomerDraft => ({
  ...NOTHING_TYPED,
  key: createRandomId(),
  acceptsAgreement: false,
});

/**
 * What was typed of a new customer: a reload, leaving the page for another one, and the end of the
 * session keep it.
 *
 * @param email - who types; null while nobody is signed in
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
