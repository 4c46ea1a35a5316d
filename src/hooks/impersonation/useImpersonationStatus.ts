import type { Failure } from '../../domain/failure';
import type {
  ExtensionState,
  ImpersonationStatusContent,
} from '../../domain/impersonation/impersonation-screens';
import type { Extension, ExtensionFailure } from '../../domain/impersonation/machine-types';
import { displayNameOf } from '../../domain/users/user';
import { useSession } from '../auth/useSession';
import { useImpersonation } from './useImpersonation';

const KINDS = {
  refused: 'refused',
  timeout: 'timeout',
  parentGone: 'notFound',
} as const satisfies Record<ExtensionFailure, Failure['kind']>;

function extensionStateOf(extension: Extension): ExtensionState {
  if (extension.status !== 'failed') return { status: extension.status };
  const { reason, text } = extension;
  return { status: 'failed', failure: { kind: KINDS[reason], serverMessage: text } };
}

/**
 * Banner and dialog of an impersonating tab: what `ImpersonationStatus` takes (specification §2.5,
 * §4); null in a tab of a user's own. It follows a clock: call it in a component that draws nothing
 * else. Needs an `ImpersonationProvider` above.
 *
 * @example
 * ```tsx
 * function Acting() {
 *   const status = useImpersonationStatus();
 *   return status && <ImpersonationStatus {...status} />;
 * }
 * ```
 */
export function useImpersonationStatus(): ImpersonationStatusContent | null {
  const session = useSession();
  const impersonation = useImpersonation();
  if (impersonation.status === 'none' || session.status !== 'signedIn') return null;
  const { administrator, minutesLeft, isParentGone } = impersonation;
  return {
    user: { name: displayNameOf(session.user), email: session.user.email },
    administrator,
    minutesLeft,
    extension: extensionStateOf(impersonation.extension),
    isParentGone,
    onExtend: impersonation.extend,
    onEnd: impersonation.end,
    onAcknowledge: impersonation.acknowledge,
  };
}
