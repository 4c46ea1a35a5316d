import { useEffect } from 'react';
import type { ImpersonationStatusProps } from '../../contracts/impersonation';
import { displayNameOf } from '../../domain/users/user';
import { leftAccountOf } from '../../platform/left-account';
import { useSession } from '../auth/useSession';
import { useConsole } from '../console/console-context';
import { useImpersonation } from './useImpersonation';

/**
 * Banner and dialog of an impersonating tab: what `ImpersonationStatus` takes (specification §2.5,
 * §4); null in any other tab. It updates every second: use it in a component of its own. Needs an
 * `ImpersonationProvider` above.
 *
 * @example
 * ```tsx
 * function Acting() {
 *   const status = useImpersonationStatus();
 *   return status && <ImpersonationStatus {...status} />;
 * }
 * ```
 */
export function useImpersonationStatus(): ImpersonationStatusProps | null {
  const session = useSession();
  const impersonation = useImpersonation();
  const { platform } = useConsole();
  const name =
    impersonation.status !== 'none' && session.status === 'signedIn'
      ? session.user.firstname || displayNameOf(session.user)
      : '';
  // The sign-in page, reloaded at the end, shows whose account it was.
  useEffect(() => {
    if (name !== '') leftAccountOf(platform).set(name);
  }, [platform, name]);
  if (impersonation.status === 'none' || session.status !== 'signedIn') return null;
  const { administrator, minutesLeft, extension, isParentGone } = impersonation;
  return {
    user: { name: displayNameOf(session.user), email: session.user.email },
    administrator,
    minutesLeft,
    extension,
    isParentGone,
    onExtend: impersonation.extend,
    onEnd: impersonation.end,
    onAcknowledge: impersonation.acknowledge,
  };
}
