import { useCallback, useState } from 'react';
import type { RoleGiving, RoleReceiver } from '../../contracts/roles';
import { canMakeRoleChange } from '../../domain/roles/role-actions';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { isSameUser } from '../../domain/users/user-actions';
import { useRefreshUser } from '../auth/useRefreshUser';
import { useViewer } from '../auth/useViewer';
import { useAssignAnyRole } from './useAssignRole';
import { useRoles } from './useRoles';

/** Options of {@link useGiveRole}. */
export interface GiveRoleOptions {
  /** Why roles cannot be assigned now, as a sentence. @default enabled */
  readonly refusal?: string | undefined;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: RoleEvent) => void) | undefined;
}

/**
 * Assigns another role to a user from their row or their page (specification §7.3). The roles are
 * read when the dialog first opens.
 *
 * @example
 * const roleGiving = useGiveRole();
 * const Users = () => <UsersScreen {...useUsersScreen({ roleGiving })} />;
 */
export function useGiveRole({ refusal, onDone }: GiveRoleOptions = {}): RoleGiving {
  const viewer = useViewer();
  const refreshUser = useRefreshUser();
  const [target, setAsked] = useState<{ user: RoleReceiver; isOpen: boolean } | null>(null);
  const roles = useRoles({ isEnabled: target !== null });
  const { isPending, failure, reset, run } = useAssignAnyRole();

  async function onGive(user: RoleReceiver, role: string): Promise<void> {
    const emails = [user.email];
    const outcome = await run({ role, emails });
    if (outcome.status !== 'done') return;
    setAsked({ user, isOpen: false });
    onDone?.({ kind: 'given', role, emails, serverMessage: outcome.result.message });
    if (viewer && isSameUser(viewer, user)) void refreshUser();
  }

  return {
    access: viewer ? canMakeRoleChange(viewer, 'give', null) : undefined,
    refusal,
    onOpen: useCallback(
      (user: RoleReceiver) => {
        reset();
        setAsked({ user, isOpen: true });
      },
      [reset],
    ),
    dialog: target && {
      ...target,
      giver: viewer,
      roles,
      isPending,
      failure,
      onGive: (role) => void onGive(target.user, role),
      onClose: () => setAsked({ ...target, isOpen: false }),
    },
  };
}
