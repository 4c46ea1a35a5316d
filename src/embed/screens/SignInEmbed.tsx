import { useEffect, useState } from 'react';
import { SignInScreen } from '../../components/auth/SignInScreen';
import { useNavigate } from '../../components/ui/NavigationProvider';
import { useSession } from '../../hooks/auth/useSession';
import { useSignInScreen } from '../../hooks/auth/useSignInScreen';
import type { EmbedProps } from '../screen';

/** What `<plinth-sign-in>` can be told beside what all can. */
export interface SignInProperties {
  /** Name of the brand over the form. @default none */
  brandName?: string | undefined;
  /** Where to go once somebody is signed in here. @default nowhere; `signed-in` says so */
  signedInHref?: string | undefined;
  /** Address of a page of yours for a forgotten password. @default it is asked for in place */
  forgotPasswordHref?: string | undefined;
}

/** The way in: password, code, missing names, and a forgotten password. */
export function SignInEmbed({
  brandName = '',
  signedInHref,
  forgotPasswordHref,
}: EmbedProps<SignInProperties>) {
  const session = useSession();
  const leave = useNavigate();
  const screen = useSignInScreen({ brandName, forgotPasswordHref });
  // Who was signed in before may have come to sign out.
  const [wasAsked, setAsked] = useState(false);
  if (session.status === 'signedOut' && !wasAsked) setAsked(true);
  const isIn = session.status === 'signedIn';
  const leadsTo = isIn && wasAsked ? signedInHref : undefined;
  useEffect(() => {
    if (leadsTo) leave?.(leadsTo);
  }, [leadsTo, leave]);
  // The page's own content takes the place of what stands there once somebody is signed in.
  return (
    <slot name={isIn ? 'signed-in' : 'sign-in'}>
      <SignInScreen {...screen} />
    </slot>
  );
}
