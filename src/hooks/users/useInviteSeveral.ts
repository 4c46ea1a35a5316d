import { useCallback, useRef, useState } from 'react';
import { planBulkRun } from '../../domain/bulk-run';
import { mapReading, type Reading } from '../../domain/reading';
import { canGiveRole, type Role } from '../../domain/roles/role';
import type { CurrentUser } from '../../domain/users/user';
import {
  countInvited,
  type Invitations,
  type InviteSeveralControl,
  invitationsOf,
} from '../../domain/users/user-invitations';
import { useViewer } from '../auth/useViewer';
import { useConsole } from '../console/console-context';
import { roleKeys } from '../roles/role-keys';
import { useRoles } from '../roles/useRoles';
import { useBulkRun } from '../writes/useBulkRun';
import { inviteCall } from './invite-call';
import { userKeys } from './user-keys';

/** The roles that somebody can give. */
function givenBy(viewer: CurrentUser, roles: Reading<readonly Role[]>): Reading<readonly Role[]> {
  return mapReading(roles, (all) => all.filter((role) => canGiveRole(viewer, role).allowed));
}

/** Options of {@link useInviteSeveral}. */
export interface InviteSeveralOptions {
  /**
   * Told the result that no dialog says: all were invited, so that it has closed; or the page was
   * left before the end. @default nobody is told
   */
  readonly onEnd?: ((invitations: Invitations) => void) | undefined;
}

/** What {@link useInviteSeveral} returns. */
export interface InviteSeveral {
  /** Opens the dialog, with what was typed or pasted so far. */
  readonly open: (text: string) => void;
  /** The props of `InviteSeveralModal`; null before it was opened first. */
  readonly dialog: InviteSeveralControl | null;
}

const STALE = [userKeys.lists, roleKeys.all];

/**
 * Invites several at once (contract §4.29): one call each, three at a time, and then the role for who
 * may give one. The dialog stays while they run and keeps those that failed; it closes by itself when
 * all are invited.
 *
 * @example
 * const { open, dialog } = useInviteSeveral();
 * // <Button onPress={() => open('')}>Invite several</Button> {dialog && <InviteSeveralModal {...dialog} />}
 */
export function useInviteSeveral({ onEnd }: InviteSeveralOptions = {}): InviteSeveral {
  const { client, failures } = useConsole();
  const viewer = useViewer();
  const [asked, setAsked] = useState<{ text: string; isOpen: boolean } | null>(null);
  const can = (name: string) => viewer?.allowedActions.includes(name) === true;
  const givesRoles = can('Permissions.Read') && can('Permissions.Assign');
  const roles = useRoles({ isEnabled: asked !== null && givesRoles });
  const invited = useRef(new Set<string>());
  const role = useRef<string | null>(null);
  const send = inviteCall({
    client,
    failures,
    invited: invited.current,
    role: () => role.current,
  });
  const { run, current, begin, tell, forget } = useBulkRun<null>({
    calls: { send },
    stale: STALE,
    onEnd(ended, isLeft) {
      const invitations = invitationsOf(ended, invited.current);
      const isWhole = ended.entries.every(({ status }) => status === 'done');
      if (isWhole) setAsked((before) => before && { ...before, isOpen: false });
      if (isWhole || (isLeft && countInvited(invitations) > 0)) onEnd?.(invitations);
    },
  });

  return {
    open: useCallback(
      (text) => {
        if (current()?.phase === 'running') return;
        forget();
        invited.current.clear();
        setAsked({ text, isOpen: true });
      },
      [current, forget],
    ),
    dialog: asked && {
      ...asked,
      roles: givesRoles && viewer ? givenBy(viewer, roles) : null,
      invitations: run && run.phase !== 'reviewed' ? invitationsOf(run, invited.current) : null,
      onInvite(emails, chosen) {
        if (emails.length === 0 || current()?.phase === 'running') return;
        role.current = chosen;
        begin({ run: planBulkRun(emails), effects: [] });
        tell({ type: 'CONFIRM' });
      },
      onRetry: () => tell({ type: 'RETRY' }),
      onClose() {
        tell({ type: 'STOP' });
        if (current()?.phase !== 'running') setAsked({ ...asked, isOpen: false });
      },
    },
  };
}
