import { useCallback, useRef, useState } from 'react';
import { assignRole } from '../../api/calls/roles';
import { inviteUser } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { InviteSeveralModalProps, PeopleCompany } from '../../contracts/users';
import { type BulkSent, planBulkRun } from '../../domain/bulk-run';
import { countInvited, type Invitations, invitationsOf } from '../../domain/users/user-invitations';
import { useViewer } from '../auth/useViewer';
import { useConsole } from '../console/console-context';
import { type Failures, watched } from '../console/failures';
import { roleKeys, userKeys } from '../reads/keys';
import { useBulkRun } from '../writes/useBulkRun';
import { useCompanyChoice } from './useCompanyChoice';
import { useGivenRoles } from './useGivenRoles';

/** What {@link inviteCall} takes. */
interface InviteCallParts {
  readonly client: ApiClient;
  readonly failures: Failures;
  /** Already invited users, who are not invited again. */
  readonly invited: Set<string>;
  /** The company that they are invited to; undefined for one's own. */
  readonly customerId: () => string | undefined;
  /** The role to assign afterwards; null for none. */
  readonly role: () => string | null;
}

/** Invites one of several, and assigns their role: two calls that every server supports. */
export function inviteCall(parts: InviteCallParts): (email: string) => Promise<BulkSent> {
  const { client, invited } = parts;
  return async (email) => {
    try {
      await watched(parts, async () => {
        if (!invited.has(email))
          await inviteUser(client, { email, customerId: parts.customerId() });
        invited.add(email);
        const role = parts.role();
        if (role !== null) await assignRole(client, { role, emails: [email] });
      });
      return { status: 'done' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { status: 'failed', failure: failureOf(error), retry: 'send' };
    }
  };
}

/** Options of {@link useInviteSeveral}. */
export interface InviteSeveralOptions {
  /**
   * Called with a result that no dialog shows: all were invited, or the page was left before the
   * end; with the company if it was chosen. @default nothing
   */
  readonly onEnd?: ((invitations: Invitations, company: PeopleCompany | null) => void) | undefined;
}

/** What {@link useInviteSeveral} returns. */
export interface InviteSeveral {
  /**
   * Opens the dialog with the text typed or pasted so far, for users of one company if it is fixed.
   */
  readonly open: (text: string, company?: PeopleCompany | null) => void;
  /** The props of `InviteSeveralModal`; null before it is first opened. */
  readonly dialog: InviteSeveralModalProps | null;
}

interface Asked {
  readonly text: string;
  readonly company: PeopleCompany | null;
  readonly isOpen: boolean;
}

const STALE = [userKeys.lists, roleKeys.all];

/**
 * Invites several at once (contract §4.29): one call each, three at a time, followed by the role if
 * the viewer may assign one. The dialog stays open meanwhile and keeps the failed ones; it closes
 * automatically when all are invited.
 *
 * @example
 * const { open, dialog } = useInviteSeveral();
 * // <Button onPress={() => open('')}>Invite several</Button> {dialog && <InviteSeveralModal {...dialog} />}
 */
export function useInviteSeveral({ onEnd }: InviteSeveralOptions = {}): InviteSeveral {
  const { client, failures } = useConsole();
  const viewer = useViewer();
  const [asked, setAsked] = useState<Asked | null>(null);
  const roles = useGivenRoles(viewer, asked !== null);
  const { choice, reset } = useCompanyChoice(viewer, asked?.isOpen === true && !asked.company);
  const chosen = asked?.company ?? choice?.chosen ?? null;
  const invited = useRef(new Set<string>());
  const role = useRef<string | null>(null);
  const customerId = useRef<string | undefined>(undefined);
  const send = inviteCall({
    client,
    failures,
    invited: invited.current,
    role: () => role.current,
    customerId: () => customerId.current,
  });
  const { run, current, begin, dispatch, forget } = useBulkRun<null>({
    calls: { send },
    stale: STALE,
    onEnd(ended, isLeft) {
      const invitations = invitationsOf(ended, invited.current);
      const isWhole = ended.entries.every(({ status }) => status === 'done');
      if (isWhole) setAsked((before) => before && { ...before, isOpen: false });
      if (isWhole || (isLeft && countInvited(invitations) > 0)) onEnd?.(invitations, chosen);
    },
  });

  return {
    open: useCallback(
      (text, company = null) => {
        if (current()?.phase === 'running') return;
        forget();
        reset();
        invited.current.clear();
        setAsked({ text, company, isOpen: true });
      },
      [current, forget, reset],
    ),
    dialog: asked && {
      ...asked,
      companies: asked.company ? null : choice,
      roles,
      invitations: run && run.phase !== 'reviewed' ? invitationsOf(run, invited.current) : null,
      onInvite(emails, given) {
        if (emails.length === 0 || current()?.phase === 'running') return;
        role.current = given;
        const isOther = chosen !== null && chosen.id !== viewer?.customerId;
        customerId.current = isOther ? chosen.id : undefined;
        begin({ run: planBulkRun(emails), effects: [] });
        dispatch({ type: 'CONFIRM' });
      },
      onRetry: () => dispatch({ type: 'RETRY' }),
      onClose() {
        dispatch({ type: 'STOP' });
        if (current()?.phase !== 'running') setAsked({ ...asked, isOpen: false });
      },
    },
  };
}
