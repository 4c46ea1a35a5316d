import type { Failure } from '../../domain/failure';
import { sharedOrderRefusalsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';

/** Message keys of the known error codes (workday §9.1). */
const FAILED = {
  tenant_unknown: 'failTenantUnknown',
  vendor_refused: 'failRefused',
  vendor_unreachable: 'failUnreachable',
  seats_unavailable: 'failSeats',
  customer_suspended: 'stoppedSuspended',
  customer_closed: 'stoppedClosed',
} as const;

const isKnown = (code: string): code is keyof typeof FAILED => Object.hasOwn(FAILED, code);

/**
 * Returns functions that describe why something could not be bought or set up for a customer: in
 * our own words if the code is known, otherwise in the server's.
 */
export function useOrderFailure() {
  const t = useMessages(sharedOrderRefusalsMessages);

  function wordsOf(code: string, name: string): string | undefined {
    switch (code) {
      case 'customer_suspended':
        return t('refusedSuspended', { name });
      case 'customer_closed':
        return t('refusedClosed', { name });
      case 'credit_limit':
        return t('refusedCredit', { name });
      case 'coterm_unavailable':
        return t('refusedTooNear');
      default:
        return undefined;
    }
  }
  return {
    /** Describes the failure of a request. */
    ofWrite(failure: Failure | null | undefined, name: string): Failure | null | undefined {
      const [words] = (failure?.codes ?? []).flatMap((code) => wordsOf(code, name) ?? []);
      return failure && words ? { ...failure, serverMessage: words } : failure;
    },
    /** Whether the code of a failed line is known. */
    isKnown,
    /** Describes a failed line. */
    ofLine: ({ code, message }: { code: string; message: string }, name: string): string =>
      isKnown(code) ? t(FAILED[code], { name }) : message,
  };
}
