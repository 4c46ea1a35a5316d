import type { Failure } from '../../domain/failure';

/**
 * What a screen says about a failure: the server's own sentence, or else the screen's; '' for no
 * failure (specification §8).
 */
export function failureText(failure: Failure | null | undefined, fallback: string): string {
  return failure ? failure.serverMessage || fallback : '';
}
