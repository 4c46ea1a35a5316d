import { useCallback, useSyncExternalStore } from 'react';
import type { Role } from '../../domain/roles/role';
import { toViewedRole, type ViewedRole } from '../../domain/roles/viewed-role';
import { impersonationStorageOf } from '../../platform/impersonation-storage';
import { useConsole } from '../console/console-context';

/** What {@link useViewAs} returns. */
export interface ViewAs {
  /** The viewed role of this tab; null for the user's own. */
  readonly viewed: ViewedRole | null;
  /** Starts to view the portal as a holder of a role, in this tab only. */
  readonly start: (role: Role) => void;
  /** Returns to the user's own permissions. */
  readonly end: () => void;
}

/**
 * Viewing the portal as a role (contract §4.30). It survives a reload of this tab and ends with the
 * session. Wrap the viewed part in a `ViewAsProvider`.
 *
 * @example
 * const { viewed, end } = useViewAs();
 * const banner = viewed && <ViewAsBanner role={viewed.name} onEnd={end} />;
 */
export function useViewAs(): ViewAs {
  const { platform } = useConsole();
  const { viewedRole } = impersonationStorageOf(platform);
  const viewed = useSyncExternalStore(viewedRole.subscribe, viewedRole.get, () => null);
  return {
    viewed,
    start: useCallback((role: Role) => viewedRole.set(toViewedRole(role)), [viewedRole]),
    end: useCallback(() => viewedRole.remove(), [viewedRole]),
  };
}
