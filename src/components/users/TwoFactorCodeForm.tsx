import { type FormEvent, useRef, useState } from 'react';
import { CODE_LENGTH, twoFactorRules } from '../../domain/forms/two-factor';
import { validate } from '../../domain/forms/validate';
import { usersTwoFactorMessages } from '../../messages/en/users-two-factor';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { CodeField } from '../ui/CodeField';
import { FormError } from '../ui/FormError';

interface TwoFactorCodeFormProps {
  /** For the button outside of it. */
  id: string;
  isPending: boolean;
  /** Why the last code was refused; '' for nothing. The boxes are then empty and have the focus. */
  errorText: string;
  /** Called with six digits, by the button or after a paste of six; never by typing. */
  onSubmit: (code: string) => void;
}

const Form = /* @__PURE__ */ styled(
  'form',
  `
  display: grid;
  gap: 12px;
  `,
);

/** The first code, which proves that the app has the key (contract §2, §4.11). */
export function TwoFactorCodeForm({ id, isPending, errorText, onSubmit }: TwoFactorCodeFormProps) {
  const t = useMessages(usersTwoFactorMessages);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [seen, setSeen] = useState({ isPending, refusals: 0 });

  if (seen.isPending !== isPending) {
    const isRefused = errorText !== '' && !isPending;
    setSeen({ isPending, refusals: seen.refusals + (isRefused ? 1 : 0) });
    if (isRefused) setCode('');
  }

  function send(sent: string): void {
    if (isPending) return;
    const isComplete = validate(twoFactorRules, { code: sent }).valid;
    setIncomplete(!isComplete);
    if (isComplete) onSubmit(sent);
    else field.current?.focus();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Read from the page: it may have been filled in without any event.
    send(field.current?.value ?? code);
  }

  return (
    <Form id={id} data-slot="two-factor-code-form" noValidate onSubmit={handleSubmit}>
      <CodeField
        // A refused code leaves a new, empty field behind, which takes the focus.
        key={seen.refusals}
        autoFocus={seen.refusals > 0}
        ref={field}
        label={t('setupCode')}
        description={t('setupCodeHelp')}
        name="code"
        length={CODE_LENGTH}
        isRequired
        readOnly={isPending}
        value={code}
        onChange={(next) => {
          setCode(next);
          setIncomplete(false);
        }}
        onPasteComplete={send}
        errorText={isIncomplete ? t('setupCodeIncomplete') : ''}
      />
      <FormError shouldFocus={false}>{errorText}</FormError>
    </Form>
  );
}
