import type { CommerceActor } from '../../domain/users/permission-access';
import { useConsole } from '../console/console-context';
import { useViewer } from './useViewer';

/**
 * The signed-in user with the server's restrictions while this tab impersonates them; null while
 * signed out.
 */
export function useActor(): CommerceActor | null {
  const { client, platform } = useConsole();
  const viewer = useViewer();
  const isActing = client.impersonationSessionId !== null;
  return (
    viewer && {
      ...viewer,
      allowedWhileImpersonating: isActing ? (viewer.allowedWhileImpersonating ?? []) : null,
      impersonatedBy: isActing ? (platform.storage.auth.get()?.email ?? null) : null,
    }
  );
}
