import { LoginScreen } from '@plinth/console/components';
import { useState } from 'react';

export function SignIn() {
  const [state, setState] = useState({ isPending: false, errorText: '' });
  async function onSubmit(values: { email: string; password: string }) {
    setState({ isPending: true, errorText: '' });
    const answer = await fetch('/my/session', { method: 'POST', body: JSON.stringify(values) });
    setState({ isPending: false, errorText: answer.ok ? '' : 'That did not match' });
    if (answer.ok) location.assign('/my/home');
  }
  return <LoginScreen brandName="Fjord" {...state} onSubmit={onSubmit} />;
}
