import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { PlainField } from './PlainField';

interface PlainLoginFormProps {
  forgotHref: string;
  onSubmit: (email: string) => void;
}

/** The sign-in form in plain React: two fields, a button that shows the password, Caps Lock. */
export function PlainLoginForm({ forgotHref, onSubmit }: PlainLoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (email.includes('@') && password) onSubmit(email);
  }

  return (
    <form className="login" noValidate onSubmit={submit}>
      <PlainField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PlainField
        label="Password"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))}
        end={
          <button type="button" className="button" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
          </button>
        }
      />
      <a href={forgotHref}>Forgot password?</a>
      <div role="status">{isCapsLock && 'Caps Lock is on'}</div>
      <div role="alert" />
      <button type="submit" className="button primary">
        Sign in
      </button>
    </form>
  );
}
