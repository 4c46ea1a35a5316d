import { useCallback, useState } from 'react';
import { assignRole } from '../../api/calls/roles';
import { type InvitationInput, inviteUser } from '../../api/calls/users';
import type { CompanyChoice, PeopleCompany } from '../../contracts/users';
import type { Failure } from '../../domain/failure';
import type { InviteChoices } from '../../domain/forms/invite';
import type { Reading } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import { useViewer } from '../auth/useViewer';
import { roleKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';
import { useCompanyChoice } from './useCompanyChoice';
import { useGivenRoles } from './useGivenRoles';

/** What {@link useInviteDialog} returns. */
export interface InviteDialog {
  /**
   * Opens the dialog with an empty field, and a choice of roles if the viewer may assign one
   * (workday §1).
   */
  readonly open: () => void;
  /** The same for users of one company. */
  readonly openFor: (company: PeopleCompany) => void;
  /** The props of `InviteModal`. */
  readonly dialog: {
    /** Whether it is open. */
    readonly isOpen: boolean;
    /** Whether the invitation is being sent. */
    readonly isPending: boolean;
    /** Why the last attempt failed; null for no failure. */
    readonly failure: Failure | null;
    /** The company that they are invited to, if fixed; null otherwise. */
    readonly company: PeopleCompany | null;
    /** The choice of a company; null for none. */
    readonly companies: CompanyChoice | null;
    /** The roles to choose from; null for none. */
    readonly roles: Reading<readonly Role[]> | null;
    /** The user who is already invited and only lacks the role; null for none. */
    readonly invited: string | null;
    /** Sends the invitation. */
    readonly onInvite: (values: InviteChoices) => void;
    /** Closes the dialog. */
    readonly onClose: () => void;
  };
}

interface Invitation extends InvitationInput {
  readonly role: string | undefined;
}

const STALE = [['users'], roleKeys.allMembers, roleKeys.allCandidates];

/**
 * The invitation of a new user (specification §2.4, §8), from any page. The role is assigned
 * afterwards; if that is refused, the invitation stays (workday §9.5).
 *
 * @param onDone - called with the invited user, and the company if it was chosen, for a message to
 * the user
 *
 * @example
 * const { open, dialog } = useInviteDialog();
 * // <Button onPress={open}>Invite</Button> <InviteModal {...dialog} />
 */
export function useInviteDialog(
  onDone?: (email: string, company: PeopleCompany | null) => void,
): InviteDialog {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const [company, setCompany] = useState<PeopleCompany | null>(null);
  const [invited, setInvited] = useState<string | null>(null);
  const { choice, reset: resetChoice } = useCompanyChoice(viewer, isOpen && company === null);
  const roles = useGivenRoles(viewer, isOpen);
  const { isPending, failure, run, reset } = useWrite(
    async (client, { role, ...invitation }: Invitation) => {
      const { email } = invitation;
      if (invited !== email) await inviteUser(client, invitation);
      if (role === undefined) return;
      setInvited(email);
      await assignRole(client, { role, emails: [email] });
    },
    { stale: () => STALE },
  );

  const begin = useCallback(
    (fixed: PeopleCompany | null) => {
      reset();
      resetChoice();
      setInvited(null);
      setCompany(fixed);
      setOpen(true);
    },
    [reset, resetChoice],
  );
  return {
    open: useCallback(() => begin(null), [begin]),
    openFor: begin,
    dialog: {
      isOpen,
      isPending,
      failure,
      company,
      companies: company ? null : choice,
      roles,
      invited,
      async onInvite({ email, role }) {
        const chosen = company ?? choice?.chosen ?? null;
        // Every server supports the viewer's own company, as specified.
        const isOther = chosen !== null && chosen.id !== viewer?.customerId;
        const customerId = isOther ? chosen.id : undefined;
        const { status } = await run({ email, customerId, role });
        if (status !== 'done') return;
        setOpen(false);
        onDone?.(email, chosen);
      },
      onClose: () => setOpen(false),
    },
  };
}
