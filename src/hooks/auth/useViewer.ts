import type { CurrentUser } from '../../domain/users/user';
import { useSession } from './useSession';

/** The signed-in user, or null: for hooks of screens, which wait for it. */
export function useViewer(): CurrentUser | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}
