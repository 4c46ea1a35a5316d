import type { WriteAnswer } from '../../api/calls/call';
import { assignRole } from '../../api/calls/roles';
import { GUEST_ROLE } from '../../domain/roles/role';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/** Who gets a role, or loses one. */
export interface RoleUsersInput {
  /** E-mails of the users, each once. */
  readonly emails: readonly string[];
}

/** Who gets which role. */
export interface GivenRoleInput extends RoleUsersInput {
  /** Name of the role. */
  readonly role: string;
}

const STALE = [roleKeys.allMembers, roleKeys.allCandidates, ['users']];

/**
 * Assigns a role to users (specification §7.3). The people of all roles are read again, as a user
 * has one role, and also after a failure: some of them may have got it.
 */
export function useAssignRole(role: string): Write<RoleUsersInput, WriteAnswer> {
  return useWrite((client, { emails }) => assignRole(client, { role, emails }), {
    stale: () => STALE,
  });
}

/** The same where the role is chosen in the dialog itself. */
export function useAssignAnyRole(): Write<GivenRoleInput, WriteAnswer> {
  return useWrite(assignRole, { stale: () => STALE });
}

/** Revokes what users have: they become Guest (specification §4). */
export function useRevokeRole(): Write<RoleUsersInput, WriteAnswer> {
  return useAssignRole(GUEST_ROLE);
}
