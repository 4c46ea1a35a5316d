import type { Payment } from '../domain/billing/statement';
import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

/** A payment as it was sent: its id is the idempotency key. */
export type UnansweredPayment = Pick<Payment, 'id' | 'amount' | 'paidOn' | 'reference'>;

/** Payments without a known answer, by the e-mail of their user and the id of their statement. */
export type SentPayments = Readonly<Record<string, UnansweredPayment>>;

/** Scripts may have written what is stored: only payments that can be sent again are accepted. */
function readPayment(stored: unknown): UnansweredPayment | null {
  const { id, amount, paidOn, reference }: Record<string, unknown> = Object(stored);
  return typeof id === 'string' &&
    Number.isSafeInteger(amount) &&
    typeof paidOn === 'string' &&
    (reference === null || typeof reference === 'string')
    ? { id, amount: Number(amount), paidOn, reference }
    : null;
}

const codec = {
  parse(stored: string): SentPayments {
    const payments = Object.entries(Object(JSON.parse(stored))).flatMap(([key, each]) => {
      const payment = readPayment(each);
      return payment ? [[key, payment] as const] : [];
    });
    return Object.fromEntries(payments);
  },
  format: (sent: SentPayments) => JSON.stringify(sent),
};

/** One instance per storage, so that all subscribers see every write. */
const cache = new WeakMap<object, StoredValue<SentPayments>>();

/**
 * Tab: payments that were sent, until their answer is known or a user signs out. They survive a
 * reload.
 */
export function sentPaymentsOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): StoredValue<SentPayments> {
  const value = cache.get(storage) ?? createStoredValue(tabArea, `${namespace}.payments`, codec);
  cache.set(storage, value);
  return value;
}
