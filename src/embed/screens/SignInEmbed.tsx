import { lazy, useEffect, useState } from 'react';
import { LoginScreen } from '../../components/auth/LoginScreen';
import { NavigationProvider, useNavigate } from '../../components/ui/NavigationProvider';
import { useLoginScreen } from '../../hooks/auth/useLoginScreen';
import { useSession } from '../../hooks/auth/useSession';
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

/** What few come to is a part of its own. */
const OtherSteps = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./SignInSteps')).SignInSteps,
}));
const SignedInNote = /* @__PURE__ */ lazy(async () => ({
  default: (await import('../SignedInNote')).SignedInNote,
}));

/** Where in the sign-in somebody is, beside what the session knows. */
export type SignInStep =
  | { readonly at: 'form' | 'code' }
  | { readonly at: 'forgot'; readonly email: string };

const FORM: SignInStep = { at: 'form' };

/** The page itself: what leads back to the form, also in a tab of its own. */
const formHref = () => `${location.pathname}${location.search}`;

/** The way in: password, code, missing names, and a forgotten password. */
export function SignInEmbed({
  brandName = '',
  signedInHref,
  forgotPasswordHref,
}: EmbedProps<SignInProperties>) {
  const session = useSession();
  const leave = useNavigate();
  const [step, setStep] = useState(FORM);
  const href = formHref();
  const navigate = (to: string) => (to === href ? setStep(FORM) : leave?.(to));
  // Who was signed in before may have come to sign out.
  const [wasAsked, setAsked] = useState(false);
  if (session.status === 'signedOut' && !wasAsked) setAsked(true);
  const isIn = session.status === 'signedIn';
  const leadsTo = isIn && wasAsked ? signedInHref : undefined;
  useEffect(() => {
    if (leadsTo) leave?.(leadsTo);
  }, [leadsTo, leave]);

  if (isIn) {
    return (
      <slot name="signed-in">
        <SignedInNote email={session.user.email} />
      </slot>
    );
  }
  if (session.status === 'profileIncomplete' || step.at !== 'form') {
    return (
      <NavigationProvider navigate={navigate}>
        <OtherSteps
          {...{ brandName, step, session }}
          signInHref={href}
          onBack={() => setStep(FORM)}
        />
      </NavigationProvider>
    );
  }
  return <Form {...{ brandName, forgotPasswordHref }} onStep={setStep} href={href} />;
}

function Form({
  brandName,
  forgotPasswordHref,
  href,
  onStep,
}: {
  brandName: string;
  forgotPasswordHref: string | undefined;
  href: string;
  onStep: (step: SignInStep) => void;
}) {
  const screen = useLoginScreen({
    brandName,
    forgotPasswordHref: forgotPasswordHref ?? href,
    onForgotPassword: forgotPasswordHref ? undefined : (email) => onStep({ at: 'forgot', email }),
    onTwoFactorRequired: () => onStep({ at: 'code' }),
  });
  return <LoginScreen {...screen} />;
}
