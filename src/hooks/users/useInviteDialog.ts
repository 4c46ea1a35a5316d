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
  /** Opens the dialog, with an empty field, and a role for who may give one (workday §1). */
  readonly open: () => void;
  /** The same for people of one company. */
  readonly openFor: (company: PeopleCompany) => void;
  /** The props of `InviteModal`. */
  readonly dialog: {
    /** Whether it is open. */
    readonly isOpen: boolean;
    /** Whether the invitation is being sent. */
    readonly isPending: boolean;
    /** Why the last attempt failed; null for no failure. */
    readonly failure: Failure | null;
    /** The company that they are invited to, where it is fixed; null otherwise. */
    readonly company: PeopleCompany | null;
    /** The choice of a company; null where there is none. */
    readonly companies: CompanyChoice | null;
    /** The roles that they can start with; null where none can be given. */
    readonly roles: Reading<readonly Role[]> | null;
    /** Who is invited already, and only lacks the role; null for nobody. */
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
 * The invitation of a new user (specification §2.4, §8), from any page. A role is given after it; a
 * refused one leaves the invitation (workday §9.5).
 *
 * @param onDone - told who was invited, and to which company where it was chosen, for a message to the
 * user
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
        // Of one's own company every server knows: it is what the specification says.
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
