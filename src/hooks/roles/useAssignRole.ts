import type { WriteAnswer } from '../../api/calls/call';
import { assignRole } from '../../api/calls/roles';
import { GUEST_ROLE } from '../../domain/roles/role';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/** The users who get or lose a role. */
export interface RoleUsersInput {
  /** E-mails of the users, without duplicates. */
  readonly emails: readonly string[];
}

/** A role and its new members. */
export interface GivenRoleInput extends RoleUsersInput {
  /** Name of the role. */
  readonly role: string;
}

const STALE = [roleKeys.allMembers, roleKeys.allCandidates, ['users']];

/**
 * Assigns a role to users (specification §7.3). The members of all roles are refetched, as a user
 * has one role, also after a failure: some users may have got it.
 */
export function useAssignRole(role: string): Write<RoleUsersInput, WriteAnswer> {
  return useWrite((client, { emails }) => assignRole(client, { role, emails }), {
    stale: () => STALE,
  });
}

/** The same, if the role is chosen in the dialog. */
export function useAssignAnyRole(): Write<GivenRoleInput, WriteAnswer> {
  return useWrite(assignRole, { stale: () => STALE });
}

/** Revokes the role of users: they become Guest (specification §4). */
export function useRevokeRole(): Write<RoleUsersInput, WriteAnswer> {
  return useAssignRole(GUEST_ROLE);
}
