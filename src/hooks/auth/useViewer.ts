import type { CurrentUser } from '../../domain/users/user';
import { useSession } from './useSession';

/** The signed-in user, or null while nobody is: for hooks of screens, which wait until then. */
export function useViewer(): CurrentUser | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}
