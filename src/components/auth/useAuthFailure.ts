import { type Failure, failureText, isUnanswered } from '../../domain/failure';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';

/**
 * Returns a function that explains a failed authentication request: the server's sentence if there
 * is one, that the server cannot be reached, or a sentence for the refusal (specification §8).
 */
export function useAuthFailure(): (failure: Failure | null | undefined, refused: string) => string {
  const t = useMessages(authMessages);
  return (failure, refused) =>
    failureText(failure, isUnanswered(failure) ? t('startFailed') : refused);
}
