import type { LoginInput } from '../../api/calls/auth';
import { useWrite, type Write } from '../writes/useWrite';
import type { LoginOutcome } from './session';
import { useSessionStore } from './session-context';

/**
 * Signs in (specification §4, "Login"): the result names the next page. After a failure no user is
 * signed in, the stored session is removed, and logout was called on the server. With
 * `twoFactorRequired` and `profileIncomplete` the credentials are in the vault for the next page.
 */
export function useLogin(): Write<LoginInput, LoginOutcome> {
  const store = useSessionStore();
  return useWrite((_client, input) => store.login(input));
}
