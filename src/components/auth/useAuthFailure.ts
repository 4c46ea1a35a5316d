import { type Failure, failureText, isUnanswered } from '../../domain/failure';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';

/**
 * Returns a function that says why a form of the way in failed: the server's sentence, that the server
 * cannot be reached, or else the sentence of a refusal (specification §8).
 */
export function useAuthFailure(): (failure: Failure | null | undefined, refused: string) => string {
  const t = useMessages(authMessages);
  return (failure, refused) =>
    failureText(failure, isUnanswered(failure) ? t('startFailed') : refused);
}
