import type { CommerceActor } from '../../domain/users/permission-access';
import { useConsole } from '../console/console-context';
import { useViewer } from './useViewer';

/** The signed-in user as who acts, or null: while this tab impersonates them, with what is allowed then. */
export function useActor(): CommerceActor | null {
  const viewer = useViewer();
  const isActing = useConsole().client.impersonationSessionId !== null;
  return (
    viewer && {
      ...viewer,
      allowedWhileImpersonating: isActing ? (viewer.allowedWhileImpersonating ?? []) : null,
    }
  );
}
