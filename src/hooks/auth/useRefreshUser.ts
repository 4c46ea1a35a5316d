import { useSessionStore } from './session-context';

/** A function that loads the signed-in user again, after their profile or roles have changed. */
export function useRefreshUser(): () => Promise<void> {
  return useSessionStore().refreshUser;
}
