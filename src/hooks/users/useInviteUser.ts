import type { WriteAnswer } from '../../api/calls/call';
import { type InvitationInput, inviteUser } from '../../api/calls/users';
import { GUEST_ROLE } from '../../domain/roles/role';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/**
 * Invites a user by e-mail (specification §7.2). The lists of users are read again, as are the
 * people of the Guest role, where a new user starts.
 */
export function useInviteUser(): Write<InvitationInput, WriteAnswer> {
  return useWrite(inviteUser, { stale: () => [['users'], roleKeys.members(GUEST_ROLE)] });
}
