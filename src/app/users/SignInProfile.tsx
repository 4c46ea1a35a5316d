import { DevicesSection } from '../../components/users/DevicesSection';
import { PasskeysSection } from '../../components/users/PasskeysSection';
import { RecoveryCodesSection } from '../../components/users/RecoveryCodesSection';
import { useDevices } from '../../hooks/users/useDevices';
import { usePasskeys } from '../../hooks/users/usePasskeys';
import { useRecoveryCodes } from '../../hooks/users/useRecoveryCodes';
import { useConfig } from '../ConfigContext';
import { Profile, type ProfileProps } from './Profile';
import { useSignInAlerts } from './useSignInAlerts';

/** One's own profile with the ways to sign in that the settings turn on (contract §4.28). */
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
