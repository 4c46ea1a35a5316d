import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { PermissionHelpProvider } from '../../components/ui/PermissionHelpProvider';
import { useLatePart } from '../../components/ui/useLatePart';
import { ROLES_READ } from '../../domain/roles/permission-help';
import type { CurrentUser } from '../../domain/users/user';
import { dashboardPaths } from '../dashboard/paths';

const loadHost = async () => (await import('./PermissionHelpHost')).PermissionHelpHost;

interface Asked {
  readonly permission: string;
  /** Where it was asked: a link out of the dialog closes it. */
  readonly pathname: string;
}

/** Refusals below tell those who may see roles who can give what is missing (contract §4.30). */
export function PermissionHelpArea({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const canSee = user.allowedActions.includes(ROLES_READ);
  const Host = useLatePart(loadHost, { isWanted: isOpen, onFailure: () => setOpen(false) });
  const ask = useCallback(
    (permission: string) => {
      setAsked({ permission, pathname });
      setOpen(true);
    },
    [pathname],
  );
  return (
    <PermissionHelpProvider homeHref={dashboardPaths.dashboard} onAsk={canSee ? ask : undefined}>
      {children}
      {Host && asked && (
        <Host
          permission={asked.permission}
          isOpen={isOpen && asked.pathname === pathname}
          onClose={() => setOpen(false)}
        />
      )}
    </PermissionHelpProvider>
  );
}
