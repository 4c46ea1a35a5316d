import type { Failure } from '../../domain/failure';

/** What the page before passes to the sign-in page: text for the user, nothing secret. */
export interface LoginState {
  /** Why a sign-in with a provider failed: the server's sentence, '' for none. */
  readonly returnFailure: string;
}

/** What a history entry may hold of a failure. */
export function toLoginState({ serverMessage = '' }: Failure): LoginState {
  return { returnFailure: serverMessage };
}

/** Reads what a history entry holds; null for anything else, as entries outlive versions. */
export function readReturnFailure(state: unknown): Failure | null {
  if (typeof state !== 'object' || state === null || !('returnFailure' in state)) return null;
  const serverMessage = state.returnFailure;
  return typeof serverMessage === 'string' ? { kind: 'unexpected', serverMessage } : null;
}
