import { ImpersonationStatus } from '../../components/impersonation/ImpersonationStatus';
import { type CurrentUser, displayNameOf } from '../../domain/users/user';
import { useImpersonation } from '../../hooks/impersonation/useImpersonation';

/** Banner and dialogs of an impersonating tab, on their own: they follow a clock. */
export function ImpersonationHost({ user }: { user: CurrentUser }) {
  const impersonation = useImpersonation();
  if (impersonation.status === 'none') return null;
  const { administrator, minutesLeft, extension, isParentGone } = impersonation;
  return (
    <ImpersonationStatus
      user={{ name: displayNameOf(user), email: user.email }}
      {...{ administrator, minutesLeft, extension, isParentGone }}
      onExtend={impersonation.extend}
      onEnd={impersonation.end}
      onAcknowledge={impersonation.acknowledge}
    />
  );
}
