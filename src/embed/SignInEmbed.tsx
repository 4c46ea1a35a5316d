import { useEffect, useState } from 'react';
import { useNavigate } from '../components/ui/NavigationProvider';
import { useSession } from '../hooks/auth/useSession';
import { signIn } from '../screens/auth';
import type { EmbedProps } from './screen';
import type { ScreenProperties } from './screen-properties';

/** The sign-in: password, code, missing names, and a forgotten password. */
export function SignInEmbed({
  brandName = '',
  signedInHref,
  forgotPasswordHref,
}: EmbedProps<Partial<ScreenProperties>>) {
  const session = useSession();
  const leave = useNavigate();
  const screen = signIn.useScreen({ brandName, forgotPasswordHref });
  // The user may intend to sign out.
  const [wasAsked, setAsked] = useState(false);
  if (session.status === 'signedOut' && !wasAsked) setAsked(true);
  const isIn = session.status === 'signedIn';
  const leadsTo = isIn && wasAsked ? signedInHref : undefined;
  useEffect(() => {
    if (leadsTo) leave?.(leadsTo);
  }, [leadsTo, leave]);
  // The host page's own content replaces the sign-in afterwards.
  return (
    <slot name={isIn ? 'signed-in' : 'sign-in'}>
      <signIn.Component {...screen} />
    </slot>
  );
}
