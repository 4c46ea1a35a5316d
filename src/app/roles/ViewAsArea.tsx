import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '../../components/ui/lazy-part';
import { canViewAs } from '../../domain/roles/viewed-role';
import type { CurrentUser } from '../../domain/users/user';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';
import { useViewAs } from '../../hooks/roles/useViewAs';
import { StartingShell } from '../shell/StartingShell';

const ViewedArea = lazyPart(async () => (await import('./ViewedArea')).ViewedArea);

/** What {@link ViewAsArea} shows, for the user as they are or as the holder of a role. */
export interface ViewAsAreaProps {
  user: CurrentUser;
  children: (user: CurrentUser) => ReactNode;
}

/** The signed-in area, which an administrator can look at as a role (contract §4.30). */
export function ViewAsArea({ user, children }: ViewAsAreaProps) {
  const { viewed, end } = useViewAs();
  // The view is kept in the tab's storage, which anybody can edit: it holds only while the user may
  // use it.
  const isRefused = viewed !== null && !canViewAs(user).allowed;
  useEffect(() => {
    if (isRefused) end();
  }, [isRefused, end]);
  // An impersonating tab already has that user's permissions.
  if (useIsImpersonating() || !viewed || isRefused) return children(user);
  return (
    <Suspense fallback={<StartingShell />}>
      <ViewedArea key={`role ${viewed.name}`} user={user} viewed={viewed}>
        {children}
      </ViewedArea>
    </Suspense>
  );
}
