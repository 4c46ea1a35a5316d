import { useMemo } from 'react';
import type { InvitationEvent } from '../../contracts/users';
import { displayNameOf } from '../../domain/users/user';
import type { UserDeletion } from '../../domain/users/user-deletion';
import { countSteps } from '../../domain/users/user-deletion';
import type { UserRow } from '../../domain/users/user-row';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useInvitations } from '../../hooks/users/useInvitations';
import { usersDeleteMessages, usersInvitationMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { users } from '../../screens/users';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { pageOf } from '../page-of';
import { useAccounts } from './useAccounts';
import { useRoleGiving } from './useRoleGiving';

/** Says what was done about an invitation. */
function useInvitationAlerts(): (event: InvitationEvent) => void {
  const t = useMessages(usersInvitationMessages);
  const alerts = useAlerts();
  return ({ action, email }) =>
    void alerts.show({ type: 'success', title: t(`${action}Done`), text: email });
}

/** Tells by an alert what became of a deletion whose dialog is gone. */
function useDeletionAlert(): (deletion: UserDeletion) => void {
  const t = useMessages(usersDeleteMessages);
  const alerts = useAlerts();
  return (deletion) => {
    const { deleted: done, kept, failed, all: count } = countSteps(deletion);
    const [first] = deletion.entries;
    if (done === count) {
      const name = first ? displayNameOf(first.user) : '';
      alerts.show({ type: 'success', title: t('deleteDone', { count, name }), text: '' });
      return;
    }
    const parts = [t('deletePartly', { done, count })];
    if (kept > 0) parts.push(t('deleteKept', { count: kept }));
    if (failed > 0) parts.push(t('deleteFailedElsewhere', { count: failed }));
    alerts.show({ type: 'info', title: t('deleteLeftTitle'), text: parts.join('\n') });
  };
}

const personOf = ({ email, firstname, lastname }: UserRow) => ({
  email,
  name: `${firstname} ${lastname}`.trim(),
});

/**
 * `/apps/user-management/users`, also the index of `/apps/user-management`. Its Invite is the one of
 * the header.
 */
export const UsersPage = pageOf(users, ({ viewer }) => {
  const impersonate = useImpersonate();
  return {
    deleteRefusal: useActionAccess('deleteUsers').reason,
    inviteRefusal: useActionAccess('inviteUsers').reason,
    onImpersonate: useMemo(
      () => impersonate && ((row: UserRow) => impersonate(personOf(row))),
      [impersonate],
    ),
    roleGiving: useRoleGiving(viewer),
    invitations: useInvitations({ onDone: useInvitationAlerts() }),
    accounts: useAccounts(),
    onDeletionEnd: useDeletionAlert(),
  };
});
