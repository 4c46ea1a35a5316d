import { DevicesSection } from '../../components/users/DevicesSection';
import { PasskeysSection } from '../../components/users/PasskeysSection';
import { RecoveryCodesSection } from '../../components/users/RecoveryCodesSection';
import type { SignInEvent } from '../../domain/auth/sign-in-event';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useDevices } from '../../hooks/users/useDevices';
import { usePasskeys } from '../../hooks/users/usePasskeys';
import { useRecoveryCodes } from '../../hooks/users/useRecoveryCodes';
import { usersDevicesMessages, usersPasskeysMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { Profile, type ProfileProps } from './pages';

/** Alerts for changes of the sign-in methods. */
function useSignInAlerts(): (event: SignInEvent) => void {
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

/** The own profile with the sign-in methods that the settings enable (contract §4.28). */
export function SignInProfile(props: ProfileProps) {
  const { devices, passkeys, recoveryCodes, trustedDevices } = useConfig().signIn;
  const hasCodes = recoveryCodes === true && props.viewer.twoFactorEnabled;
  const codes = useRecoveryCodes({ isEnabled: hasCodes });
  return (
    <Profile
      {...props}
      onDone={(event) => {
        if (recoveryCodes && event === 'secondFactorOn') codes.makeFirst();
      }}
    >
      {(hasCodes || codes.dialog?.isOpen) && <RecoveryCodesSection {...codes} />}
      {passkeys && <Passkeys />}
      {(devices || trustedDevices) && <Devices />}
    </Profile>
  );
}

function Devices() {
  return <DevicesSection {...useDevices({ onDone: useSignInAlerts() })} />;
}

function Passkeys() {
  return <PasskeysSection {...usePasskeys({ onDone: useSignInAlerts() })} />;
}
