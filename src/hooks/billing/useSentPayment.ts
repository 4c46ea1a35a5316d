import { useSyncExternalStore } from 'react';
import { sentPaymentsOf, type UnansweredPayment } from '../../platform/sent-payments';
import { useConsole } from '../console/console-context';

/** The payment of a statement that was sent and whose answer is not known. */
interface SentPayment {
  /** The payment; null for none. */
  readonly sent: UnansweredPayment | null;
  /** Remembers it before it is sent. */
  readonly remember: (payment: UnansweredPayment) => void;
  /** Forgets it, because its answer is known. Returns whether there was one. */
  readonly forget: () => boolean;
}

/**
 * The unanswered payment of a statement, which survives closing the dialog and a reload. Another
 * payment under a new id could record the same money twice (wire §6).
 *
 * @param email - the user; null while signed out
 */
export function useSentPayment(statementId: string, email: string | null): SentPayment {
  const memory = sentPaymentsOf(useConsole().platform);
  const key = `${email} ${statementId}`;
  // A string, because an object would have a new identity on each read.
  const stored = useSyncExternalStore(
    memory.subscribe,
    () => JSON.stringify(memory.get()?.[key] ?? null),
    () => 'null',
  );
  return {
    sent: email === null ? null : JSON.parse(stored),
    remember(payment) {
      if (email !== null) memory.set({ ...memory.get(), [key]: payment });
    },
    forget() {
      const { [key]: known, ...others } = memory.get() ?? {};
      if (Object.keys(others).length === 0) memory.remove();
      else memory.set(others);
      return known !== undefined;
    },
  };
}
