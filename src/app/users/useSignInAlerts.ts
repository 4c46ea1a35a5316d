import type { SignInEvent } from '../../domain/auth/sign-in-event';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { usersDevicesMessages, usersPasskeysMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';

/** Alerts for what was done to the ways to sign in. */
export function useSignInAlerts(): (event: SignInEvent) => void {
  const t = useMessages(usersDevicesMessages);
  const tPasskeys = useMessages(usersPasskeysMessages);
  const alerts = useAlerts();
  return (event) => {
    const titles = {
      deviceSignedOut: t('doneDeviceSignedOut'),
      otherDevicesSignedOut: t('doneOthersSignedOut'),
      deviceForgotten: t('doneDeviceForgotten'),
      passkeyAdded: tPasskeys('donePasskeyAdded'),
      passkeyRenamed: tPasskeys('donePasskeyRenamed'),
      passkeyRemoved: tPasskeys('donePasskeyRemoved'),
    };
    alerts.show({ type: 'success', title: titles[event], text: '' });
  };
}
