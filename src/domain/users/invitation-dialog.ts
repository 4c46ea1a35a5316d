import type { UserRow } from './user-row';

/** Whether an invitation is pending, as far as the server says. */
export function isInvitationPending({ invitedAt }: Pick<UserRow, 'invitedAt'>): boolean {
  return invitedAt !== null && invitedAt !== undefined;
}
