import { PasskeySignIn } from '../../components/auth/PasskeySignIn';
import { type PasskeySignInOptions, usePasskeySignIn } from '../../hooks/auth/usePasskeySignIn';

/** The way in by a passkey, on the page of the sign-in (contract §4.28). */
export function PasskeyEntry(props: PasskeySignInOptions) {
  return <PasskeySignIn {...usePasskeySignIn(props)} />;
}
