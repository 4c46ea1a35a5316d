import { usersTwoFactorMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CodeField } from '../ui/CodeField';
import { FormError } from '../ui/FormError';
import { useCodeForm } from '../ui/useCodeForm';

interface TwoFactorCodeFormProps {
  /** For the button outside of it. */
  id: string;
  isPending: boolean;
  /** Why the last code was refused; '' for nothing. The boxes are then empty and have the focus. */
  errorText: string;
  /** Called with six digits, by the button or after a paste of six; never by typing. */
  onSubmit: (code: string) => void;
}

const Form = styled('form')(
  layered(`
  display: grid;
  gap: var(--plinth-space-3);
  `),
);

/** The first code, which proves that the app has the key (contract §2, §4.11). */
export function TwoFactorCodeForm({ id, isPending, errorText, onSubmit }: TwoFactorCodeFormProps) {
  const t = useMessages(usersTwoFactorMessages);
  const form = useCodeForm({ isPending, errorText, onSubmit });
  return (
    <Form id={id} data-slot="two-factor-code-form" noValidate onSubmit={form.onSubmit}>
      <CodeField
        key={form.attempt}
        {...form.field}
        label={t('setupCode')}
        description={t('setupCodeHelp')}
        errorText={form.isIncomplete ? t('setupCodeIncomplete') : ''}
      />
      <FormError shouldFocus={false}>{errorText}</FormError>
    </Form>
  );
}
