import { type ReactNode, useCallback, useState } from 'react';
import { PermissionHelpProvider } from '../../components/ui/PermissionHelpProvider';
import { useLatePart } from '../../components/ui/useLatePart';
import { ROLES_READ } from '../../domain/roles/permission-help';
import type { CurrentUser } from '../../domain/users/user';
import { useHeldHere } from '../useHeldHere';

const loadHost = async () => (await import('./PermissionHelpHost')).PermissionHelpHost;

/**
 * Lets refusals below link to who can grant the missing permission, if the viewer may see roles
 * (contract §4.30).
 */
export function PermissionHelpArea({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const [requested, setAsked] = useState<string | null>(null);
  const [isOpen, setOpen] = useHeldHere<true>();
  const canSee = user.allowedActions.includes(ROLES_READ);
  const Host = useLatePart(loadHost, { isWanted: isOpen !== null, onFailure: () => setOpen(null) });
  const ask = useCallback(
    (permission: string) => {
      setAsked(permission);
      setOpen(true);
    },
    [setOpen],
  );
  return (
    <PermissionHelpProvider onAsk={canSee ? ask : undefined}>
      {children}
      {Host && requested && (
        <Host permission={requested} isOpen={isOpen !== null} onClose={() => setOpen(null)} />
      )}
    </PermissionHelpProvider>
  );
}
