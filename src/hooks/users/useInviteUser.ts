import type { WriteAnswer } from '../../api/calls/call';
import { type InvitationInput, inviteUser } from '../../api/calls/users';
import { GUEST_ROLE } from '../../domain/roles/role';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/**
 * Invites a user by e-mail (specification §7.2). The lists of users and the members of Guest, the
 * role of new users, are refetched.
 */
export function useInviteUser(): Write<InvitationInput, WriteAnswer> {
  return useWrite(inviteUser, { stale: () => [['users'], roleKeys.members(GUEST_ROLE)] });
}
