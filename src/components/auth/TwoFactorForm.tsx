import { type FormEvent, useRef, useState } from 'react';
import { CODE_LENGTH, twoFactorRules } from '../../domain/forms/two-factor';
import { validate } from '../../domain/forms/validate';
import { twoFactorMessages } from '../../messages/en/auth-two-factor';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CodeField } from '../ui/CodeField';
import { FormError } from '../ui/FormError';

/** Props of {@link TwoFactorForm}. */
export interface TwoFactorFormProps {
  /** While a code is checked: the button keeps its width, and nothing more is sent. */
  isPending: boolean;
  /**
   * Why the last code was refused, in words for the user; '' for nothing. When it appears the boxes
   * are emptied and the first one has the focus.
   */
  errorText: string;
  /** Called with six digits: by the button, or by itself after a paste of six; never by typing. */
  onSubmit: (code: string) => void;
  /** Called by the back button. */
  onBack: () => void;
}

const Form = /* @__PURE__ */ styled(
  'form',
  `
  display: grid;
  gap: 20px;
  & > [data-slot='form-actions'] { display: grid; gap: 8px; }
  `,
);

/** The six boxes with their buttons (specification §2.1, §5, contract §4.11). */
export function TwoFactorForm({ isPending, errorText, onSubmit, onBack }: TwoFactorFormProps) {
  const t = useMessages(twoFactorMessages);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [seen, setSeen] = useState({ isPending, errorText, refusals: 0 });

  if (seen.isPending !== isPending || seen.errorText !== errorText) {
    const isRefused = errorText !== '' && !isPending;
    setSeen({ isPending, errorText, refusals: seen.refusals + (isRefused ? 1 : 0) });
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
    <Form data-slot="two-factor-form" noValidate onSubmit={handleSubmit}>
      <CodeField
        // A refused code leaves a new, empty field behind, which takes the focus.
        key={seen.refusals}
        autoFocus={seen.refusals > 0}
        ref={field}
        label={t('code')}
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
        errorText={isIncomplete ? t('codeIncomplete') : ''}
      />
      <FormError shouldFocus={false}>{errorText}</FormError>
      <div data-slot="form-actions">
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          {t('submitCode')}
        </Button>
        <Button variant="ghost" size="lg" onPress={onBack}>
          {t('backToSignIn')}
        </Button>
      </div>
    </Form>
  );
}
