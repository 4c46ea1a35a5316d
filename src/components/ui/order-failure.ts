import type { Failure } from '../../domain/failure';
import { ordersRefusalsMessages } from '../../messages/generated/en/orders';
import { useMessages } from '../../messages/messages';

/** Why the vendor was never asked: the customer may not buy any more (commerce §3). */
const STOPPED = 'customer_suspended';

/**
 * Why something could not be bought or set up for a customer, in words of ours where we know the reason,
 * else in the server's.
 */
export function useOrderFailure() {
  const t = useMessages(ordersRefusalsMessages);

  function wordsOf(code: string, name: string): string | undefined {
    switch (code) {
      case 'customer_suspended':
        return t('refusedSuspended', { name });
      case 'customer_closed':
        return t('refusedClosed', { name });
      case 'credit_limit':
        return t('refusedCredit', { name });
      default:
        return undefined;
    }
  }
  return {
    /** A failure of a write to an order. */
    ofWrite(failure: Failure | null | undefined, name: string): Failure | null | undefined {
      const [words] = (failure?.codes ?? []).flatMap((code) => wordsOf(code, name) ?? []);
      return failure && words ? { ...failure, serverMessage: words } : failure;
    },
    /** What is said of a line that failed. */
    ofLine: ({ code, message }: { code: string; message: string }, name: string): string =>
      code === STOPPED ? t('stoppedSuspended', { name }) : message,
  };
}
