import { useMemo } from 'react';
import type { AuthLayoutProps } from '../../components/auth/AuthLayout';
import { hasConfirmationToken, readConfirmationLink } from '../../domain/auth/confirmation-link';
import { useEmailConfirmation } from '../../hooks/auth/useEmailConfirmation';
import { useSession } from '../../hooks/auth/useSession';
import { authMessages } from '../../messages/en/auth';
import { authEntryMessages } from '../../messages/en/auth-entry';
import { useMessages } from '../../messages/messages';
import { useArrivalQuery } from './useArrivalQuery';

/** What the sign-in page says before anything was tried. */
export interface LoginNotice extends Pick<AuthLayoutProps, 'notice' | 'noticeText' | 'noticeTone'> {
  /** Why nobody can sign in here; '' when one can. */
  readonly disabledReason: string;
}

/**
 * Why somebody is at the sign-in: his session ended, an impersonation did (specification §4, §8), or
 * he followed the link of a confirmation mail, which is confirmed on arrival.
 */
export function useLoginNotice(): LoginNotice {
  const t = useMessages(authMessages);
  const tEntry = useMessages(authEntryMessages);
  const session = useSession();
  const arrived = useArrivalQuery(hasConfirmationToken);
  const confirmation = useEmailConfirmation(
    useMemo(() => readConfirmationLink(arrived), [arrived]),
  );
  const reason = session.status === 'signedOut' ? session.reason : 'none';

  if (reason === 'impersonationClosed') {
    const disabledReason = tEntry('impersonationClosedReason');
    return { notice: tEntry('impersonationClosed'), noticeText: disabledReason, disabledReason };
  }
  const disabledReason = '';
  switch (confirmation.status) {
    case 'pending':
      return { notice: tEntry('emailConfirming'), disabledReason };
    case 'done':
      return { notice: tEntry('emailActivated'), noticeTone: 'success', disabledReason };
    case 'failed': {
      const notice = confirmation.failure.serverMessage || tEntry('emailAlreadyConfirmed');
      return { notice, noticeTone: 'danger', disabledReason };
    }
    case 'idle':
      return { notice: sentence(), disabledReason };
  }

  function sentence(): string {
    switch (reason) {
      case 'expired':
        return t('sessionEnded');
      case 'startFailed':
        return t('startFailed');
      case 'impersonationEnded':
        return tEntry('impersonationEnded');
      default:
        return '';
    }
  }
}
