import type { SignInEvent } from '../../domain/auth/sign-in-event';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { usersDevicesMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';

/** Alerts for what was done to the ways to sign in. */
export function useSignInAlerts(): (event: SignInEvent) => void {
  const t = useMessages(usersDevicesMessages);
  const alerts = useAlerts();
  return (event) => {
    const titles: Partial<Record<SignInEvent, string>> = {
      deviceSignedOut: t('doneDeviceSignedOut'),
      otherDevicesSignedOut: t('doneOthersSignedOut'),
      deviceForgotten: t('doneDeviceForgotten'),
    };
    const title = titles[event];
    if (title) alerts.show({ type: 'success', title, text: '' });
  };
}
