import { type LoginFormProps, LoginScreen } from '@plinth/console/components';
import { useState } from 'react';

type SignInState = Pick<LoginFormProps, 'isPending' | 'failure'>;

export function SignIn() {
  const [state, setState] = useState<SignInState>({ isPending: false, failure: null });
  async function onSubmit(values: { email: string; password: string }) {
    setState({ isPending: true, failure: null });
    const answer = await fetch('/my/session', { method: 'POST', body: JSON.stringify(values) });
    const failure = answer.ok
      ? null
      : ({ kind: 'refused', serverMessage: 'That did not match' } as const);
    setState({ isPending: false, failure });
    if (answer.ok) location.assign('/my/home');
  }
  return <LoginScreen brandName="Fjord" form={{ ...state, onSubmit }} />;
}
