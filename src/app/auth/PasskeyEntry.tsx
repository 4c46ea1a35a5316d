import { PasskeySignIn } from '../../components/auth/PasskeySignIn';
import { type PasskeySignInOptions, usePasskeySignIn } from '../../hooks/auth/usePasskeySignIn';

/** Sign-in by passkey, on the sign-in page (contract §4.28). */
export function PasskeyEntry(props: PasskeySignInOptions) {
  return <PasskeySignIn {...usePasskeySignIn(props)} />;
}
