import { codeHelpOf } from '../../api/calls/auth';
import type { ApiClient } from '../../api/client';
import { isApiError, toApiError } from '../../api/errors';
import type { SessionEvent } from '../../domain/auth/session-machine-types';
import { loadUser } from './load-user';
import type { LoginOutcome } from './session';
import type { SignIn } from './session-store';
import type { SignOut } from './sign-out';

interface SignInTools {
  readonly client: ApiClient;
  readonly signOut: SignOut;
  readonly dispatch: (event: SessionEvent) => void;
  /** The attempt, and the signal that aborts its calls. */
  readonly attempt: number;
  readonly signal: AbortSignal;
}

/**
 * Signs in on the server, loads the user, and dispatches each response to the session.
 * @throws ApiError if nobody is signed in afterwards, or another attempt has superseded it.
 */
export async function runSignIn(
  { client, signOut, dispatch, attempt, signal }: SignInTools,
  { email: account, password, send, secondFactorOf, isSecondFactor = false }: SignIn,
): Promise<LoginOutcome> {
  let isAccepted = false;
  let isUserRead = false;
  const answer = (event: SessionEvent) => {
    if (signal.aborted) throw toApiError({ kind: 'aborted' });
    dispatch(event);
  };
  await signOut.settle();
  try {
    const { expires } = await send(signal);
    answer({ type: 'ACCEPTED', attempt, expires });
    isAccepted = true;
    const { user, isProfileIncomplete, complete } = await loadUser(client, signal);
    isUserRead = true;
    if (isProfileIncomplete) {
      answer({ type: 'PROFILE_MISSING', attempt, user, password });
      return 'profileIncomplete';
    }
    answer({ type: 'USER_LOADED', attempt, user: await complete() });
    return 'signedIn';
  } catch (error) {
    if (signal.aborted || !isApiError(error)) throw error;
    const requiredBy = isUserRead ? null : secondFactorOf(error);
    isAccepted &&= requiredBy === null && account !== undefined;
    // A 401 to a following call means that the server does not know the session after all.
    const email = isAccepted && error.status !== 401 ? account : requiredBy;
    const help = codeHelpOf(error);
    const credentials = email ? { email, password, ...(help && { help }) } : null;
    const isHiccup = error.status === null || error.status >= 500;
    const how = { isSecondFactor, isAccepted, isHiccup };
    dispatch({ type: 'SIGN_IN_FAILED', attempt, ...how, credentials });
    if (requiredBy !== null) return 'twoFactorRequired';
    throw error;
  }
}
