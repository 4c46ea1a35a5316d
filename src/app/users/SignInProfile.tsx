import { DevicesSection } from '../../components/users/DevicesSection';
import { useDevices } from '../../hooks/users/useDevices';
import { useConfig } from '../ConfigContext';
import { Profile, type ProfileProps } from './Profile';
import { useSignInAlerts } from './useSignInAlerts';

/** One's own profile with the ways to sign in that the settings turn on (contract §4.28). */
export function SignInProfile(props: ProfileProps) {
  const { devices, trustedDevices } = useConfig().signIn;
  return <Profile {...props}>{(devices || trustedDevices) && <Devices />}</Profile>;
}

function Devices() {
  return <DevicesSection {...useDevices({ onDone: useSignInAlerts() })} />;
}
