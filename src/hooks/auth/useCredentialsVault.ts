import type { CredentialsVault } from './credentials-vault';
import { useSessionStore } from './session-context';

/** What the sign-in form handed over for the second factor or the profile page. */
export function useCredentialsVault(): CredentialsVault {
  return useSessionStore().vault;
}
