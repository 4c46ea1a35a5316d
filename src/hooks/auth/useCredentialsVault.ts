import type { CredentialsVault } from './credentials-vault';
import { useSessionStore } from './session-context';

/** The credentials from the sign-in form, for the second factor or the profile page. */
export function useCredentialsVault(): CredentialsVault {
  return useSessionStore().vault;
}
