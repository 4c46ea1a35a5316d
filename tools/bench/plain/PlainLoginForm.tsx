import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { HideIcon, ShowIcon } from '../../../src/components/ui/icons';
import { PlainField } from './PlainField';

/** The sign-in form in plain React: the same fields, the same elements, state of its own. */
export function PlainLoginForm({ onSubmit }: { onSubmit: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const Icon = isShown ? HideIcon : ShowIcon;

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
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PlainField
        label="Password"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))}
        end={
          <button
            type="button"
            className="button icon-button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden />
          </button>
        }
        notice={
          <div className="notice" role="status">
            {isCapsLock && 'Caps Lock is on'}
          </div>
        }
      />
      <div className="alert" role="alert" tabIndex={-1} />
      <button type="submit" className="button primary">
        <span className="label">Sign in</span>
      </button>
      <span className="hidden" role="status" />
    </form>
  );
}
