import type { TwoFactorFormProps } from '../../contracts/auth';
import { authMessages, authTwoFactorMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { useCodeForm } from '../shared/useCodeForm';
import { Button } from '../ui/Button';
import { CodeField } from '../ui/CodeField';
import { FormError } from '../ui/FormError';
import { NoCodes } from './NoCodes';
import { useAuthFailure } from './useAuthFailure';

const Form = styled('form')(
  layered(`
  display: grid;
  gap: var(--plinth-space-5);
  & > [data-slot='form-actions'] { display: grid; gap: var(--plinth-space-2); }
  `),
);

/** Six boxes for the code, and their buttons (specification §2.1, §5, contract §4.11). */
export function TwoFactorForm(props: TwoFactorFormProps) {
  const { isPending, failure, isAccepted, onSubmit, onBack } = props;
  const t = useMessages(authTwoFactorMessages);
  const failed = useAuthFailure();
  const tAuth = useMessages(authMessages);
  const errorText =
    failure && isAccepted ? tAuth('accountFailed') : failed(failure, t('twoFactorFailed'));
  const form = useCodeForm({ isPending, errorText, autoFocus: props.autoFocus, onSubmit });
  return (
    <Form data-slot="two-factor-form" noValidate onSubmit={form.onSubmit}>
      <CodeField
        key={form.attempt}
        {...form.field}
        label={t('code')}
        errorText={form.isIncomplete ? t('codeIncomplete') : ''}
      />
      <FormError shouldFocus={false}>{errorText}</FormError>
      {props.children}
      <Part as="div" data-slot="form-actions">
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('verify')}
        </Button>
        {props.footer}
        <Button variant="ghost" onPress={onBack}>
          {t('twoFactorBack')}
        </Button>
      </Part>
      <NoCodes help={props.help} />
    </Form>
  );
}
