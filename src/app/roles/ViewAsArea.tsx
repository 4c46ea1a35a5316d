import { lazy, type ReactNode, Suspense } from 'react';
import { ShellSkeleton } from '../../components/shell/ShellSkeleton';
import type { CurrentUser } from '../../domain/users/user';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';
import { useViewAs } from '../../hooks/roles/useViewAs';

const ViewedArea = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./ViewedArea')).ViewedArea,
}));

/** What {@link ViewAsArea} shows, for the user as they are or as the holder of a role. */
export interface ViewAsAreaProps {
  user: CurrentUser;
  children: (user: CurrentUser) => ReactNode;
}

/** The signed-in area, which an administrator can look at as a role (contract §4.30). */
export function ViewAsArea({ user, children }: ViewAsAreaProps) {
  const { viewed } = useViewAs();
  // Who acts as somebody else looks with their permissions.
  if (useIsImpersonating() || !viewed) return children(user);
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <ViewedArea key={`role ${viewed.name}`} user={user} viewed={viewed}>
        {children}
      </ViewedArea>
    </Suspense>
  );
}
