import { LoginScreen } from '@plinth/console/components';
import { useLoginScreen, useSession } from '@plinth/console/hooks';
import { Navigate } from '@tanstack/react-router';

export function SignIn() {
  const { status } = useSession();
  const screen = useLoginScreen({ brandName: 'Fjord' });
  return status === 'signedIn' ? <Navigate to="/users" replace /> : <LoginScreen {...screen} />;
}
