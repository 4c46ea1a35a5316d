import { useCallback, useState } from 'react';
import type { RevokeRoleModalProps } from '../../contracts/roles';
import type { Page } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import type { Role, RoleMember } from '../../domain/roles/role';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { memberKeys, withoutMembers } from '../../domain/roles/role-users';
import { useRefreshUser } from '../auth/useRefreshUser';
import { useViewer } from '../auth/useViewer';
import { useRevokeRole } from './useAssignRole';

interface RevokeRoleOptions {
  role: Pick<Role, 'name'>;
  /** The page they are selected from, to refetch after a partial failure. */
  rows: Reading<Page<RoleMember>>;
  onDone?: ((event: RoleEvent) => void) | undefined;
}

/** The question, and the revocation (specification §2.7, §8). */
export function useRevokeRoleDialog({ role, rows, onDone }: RevokeRoleOptions): {
  readonly revoke: RevokeRoleModalProps | null;
  readonly open: (members: readonly RoleMember[]) => void;
} {
  const viewer = useViewer();
  const refreshUser = useRefreshUser();
  const { isPending, failure, run, reset } = useRevokeRole();
  // Null before it was opened. The users stay while it closes.
  const [target, setAsked] = useState<readonly RoleMember[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const members = target ?? [];
  const gone =
    hasFailed && rows.status === 'ready' ? withoutMembers(members, memberKeys(rows.data.data)) : [];
  const waiting = members.filter((member) => !gone.includes(member));

  function close(): void {
    reset();
    setHasFailed(false);
    setOpen(false);
  }

  async function onConfirm(): Promise<void> {
    if (waiting.length === 0) return close();
    const emails = waiting.map(({ email }) => email);
    const outcome = await run({ emails });
    if (outcome.status === 'failed') setHasFailed(true);
    if (outcome.status !== 'done') return;
    close();
    onDone?.({ kind: 'revoked', role: role.name, emails, serverMessage: outcome.result.message });
    if (viewer && emails.includes(viewer.email)) void refreshUser();
  }

  return {
    revoke: target && {
      isOpen,
      users: target.map((member) => ({
        email: member.email,
        isDone: !waiting.includes(member),
      })),
      ownEmail: viewer?.email,
      isPending,
      failure,
      onConfirm: () => void onConfirm(),
      onClose: close,
    },
    open: useCallback(
      (next: readonly RoleMember[]) => {
        reset();
        setHasFailed(false);
        setAsked(next);
        setOpen(true);
      },
      [reset],
    ),
  };
}
