import type { ReactNode } from 'react';
import type { TwoFactorScreenProps } from '../../contracts/auth';
import { recoveryCodeRules } from '../../domain/forms/recovery-code';
import {
  authMessages,
  authRecoveryCodeMessages,
  authSharedMessages,
  authTwoFactorMessages,
} from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { KEEP_FOCUS } from '../ui/keep-focus';
import { Link } from '../ui/Link';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { AuthLayout } from './AuthLayout';
import { NoCodes } from './NoCodes';
import { useAuthFailure } from './useAuthFailure';

/** Props of {@link RecoveryCodeScreen}: those of `TwoFactorScreen`, which it replaces. */
export interface RecoveryCodeScreenProps extends Omit<TwoFactorScreenProps, 'status'> {
  /** Content above the button, such as `TrustDevice`. @default none */
  children?: ReactNode;
}

const Form = styled('form')(
  layered(`
  display: grid;
  gap: var(--plinth-space-5);
  & > [data-slot='form-actions'] { display: grid; gap: var(--plinth-space-2); }
  & > [data-slot='recovery-links'] { text-align: center; font-size: var(--plinth-font-size-sm); }
  `),
);

/**
 * The second factor with a recovery code, for users without their phone (contract §4.28). Takes
 * what `useTwoFactorScreen` returns; `form.onBack` returns to `TwoFactorScreen`.
 *
 * @example
 * ```tsx
 * <RecoveryCodeScreen
 *   brandName="Fjord"
 *   email="maren@fjord.example"
 *   signInHref="/in"
 *   form={{
 *     isPending: false,
 *     failure: null,
 *     onSubmit: (code) => check(code),
 *     onBack: () => history.back(),
 *   }}
 * />
 * ```
 */
export function RecoveryCodeScreen(props: RecoveryCodeScreenProps) {
  const { brandName, frame, email } = props;
  const { failure, isAccepted, isPending, onSubmit, onBack, help } = props.form;
  const t = useMessages(authRecoveryCodeMessages);
  const failed = useAuthFailure();
  const tCode = useMessages(authTwoFactorMessages);
  const tAuth = useMessages(authMessages);
  const shared = useMessages(authSharedMessages);
  const form = useForm(recoveryCodeRules, { code: '' }, { isPending });
  const { errorCode, ...code } = form.field('code');
  return (
    <AuthLayout
      {...{ brandName, frame }}
      title={t('recoveryCodeTitle')}
      text={t('recoveryCodeIntro', { email })}
    >
      <Form
        data-slot="recovery-code-form"
        noValidate
        onSubmit={(event) => form.submit(event, ({ code }) => onSubmit(code))}
      >
        <TextField
          label={t('recoveryCodeLabel')}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          isRequired
          {...code}
          errorText={errorCode && t('recoveryCodeRequired')}
        />
        <FormError>
          {failure && isAccepted
            ? tAuth('accountFailed')
            : failed(failure, tCode('twoFactorFailed'))}
        </FormError>
        {props.children}
        <Part as="div" data-slot="form-actions">
          <Button type="submit" variant="primary" isPending={isPending}>
            {tCode('verify')}
          </Button>
          <Button {...KEEP_FOCUS} variant="ghost" onPress={onBack}>
            {t('recoveryCodeBack')}
          </Button>
        </Part>
        <NoCodes help={help} />
        <Part as="span" data-slot="recovery-links">
          <Link {...KEEP_FOCUS} href={props.signInHref}>
            {shared('backToSignIn')}
          </Link>
        </Part>
      </Form>
    </AuthLayout>
  );
}
