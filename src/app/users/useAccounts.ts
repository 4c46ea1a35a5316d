import { useMemo } from 'react';
import type { AccountControl } from '../../contracts/users';
import { displayNameOf } from '../../domain/users/user';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useAccountActions } from '../../hooks/users/useAccountActions';
import { usersAccountMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { useActionAccess } from '../impersonation/useActionAccess';

/** Changes of accounts, with an alert for each that was made. */
export function useAccounts(): AccountControl | undefined {
  const t = useMessages(usersAccountMessages);
  const alerts = useAlerts();
  const ofReset = useActionAccess('changeTwoFactor').reason;
  const ofSwitch = useActionAccess('changeUsers').reason;
  return useAccountActions({
    refusals: useMemo(
      () => ({ resetSecondFactor: ofReset, deactivate: ofSwitch, activate: ofSwitch }),
      [ofReset, ofSwitch],
    ),
    onDone: ({ action, user }) =>
      void alerts.show({ type: 'success', title: t(`${action}Done`), text: displayNameOf(user) }),
  });
}
