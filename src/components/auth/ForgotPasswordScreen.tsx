import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ForgotPasswordScreenProps } from '../../contracts/auth';
import { failureText } from '../../domain/failure';
import { forgotPasswordRules } from '../../domain/forms/forgot-password';
import {
  authMessages,
  authRecoveryMessages,
  authSharedMessages,
} from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { insteadOf } from '../ui/follow-link';
import { KEEP_FOCUS } from '../ui/keep-focus';
import { Link } from '../ui/Link';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { AuthLayout } from './AuthLayout';
import { emailErrorKey } from './email-error';
import { RECOVERY_FORM } from './recovery-css';

const Form = styled('form')(layered(() => RECOVERY_FORM));

/**
 * Requests a link to set a new password (specification §2.1, §4, §5). `useForgotPasswordScreen`
 * returns its props.
 *
 * @example
 * ```tsx
 * <ForgotPasswordScreen
 *   brandName="Fjord"
 *   isPending={false}
 *   isSent={false}
 *   isResend={false}
 *   secondsLeft={0}
 *   failure={null}
 *   signInHref="/in"
 *   onSubmit={({ email }) => askForLink(email)}
 * />
 * ```
 */
export function ForgotPasswordScreen({
  defaultEmail = '',
  isPending,
  isSent,
  isResend,
  secondsLeft,
  failure,
  signInHref,
  onSignIn,
  onSubmit,
  ...frame
}: ForgotPasswordScreenProps) {
  const t = useMessages(authRecoveryMessages);
  const auth = useMessages(authMessages);
  const shared = useMessages(authSharedMessages);
  const isWaiting = secondsLeft > 0;
  const [seen, setSeen] = useState(isSent);
  const [isShown, setShown] = useState(isSent);
  if (seen !== isSent) {
    setSeen(isSent);
    if (isSent) setShown(true);
  }
  // Another link is requested from here; if that fails, the form returns with the reason.
  const isInbox = isShown && !failure;
  const form = useForm(
    forgotPasswordRules,
    { email: defaultEmail },
    { isPending: isPending || isWaiting },
  );
  const { errorCode, ...email } = form.field('email');

  return (
    <AuthLayout
      {...frame}
      title={t(isInbox ? 'forgotSentTitle' : 'forgotTitle')}
      text={isInbox ? undefined : t('forgotIntro')}
      notice={isInbox ? t('forgotSent', { email: form.values.email.trim() }) : ''}
      noticeText={t('forgotSentHelp')}
      noticeTone="success"
    >
      <Form
        data-slot="forgot-password-form"
        noValidate
        onSubmit={(event) => {
          const { currentTarget } = event;
          form.submit(event, (values) => {
            // The field disappears; the button stays.
            currentTarget.querySelector<HTMLElement>('[type=submit]')?.focus();
            setShown(isInbox);
            onSubmit(values);
          });
        }}
      >
        {!isInbox && (
          <TextField
            label={auth('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
            {...email}
            errorText={errorCode && auth(emailErrorKey(errorCode))}
          />
        )}
        <FormError>{failureText(failure, t('forgotFailed'))}</FormError>
        <Button
          type="submit"
          variant={isInbox ? 'secondary' : 'primary'}
          isPending={isPending}
          isDisabled={isWaiting}
          disabledReason={t('forgotWaitReason')}
        >
          {isResend && !isWaiting && !isPending ? t('forgotResend') : t('forgotSubmit')}
        </Button>
        {isWaiting && (
          <Part as="p" data-slot="recovery-wait" role="timer">
            {t('forgotWait', { seconds: secondsLeft })}
          </Part>
        )}
        <Part as="span" data-slot="recovery-links">
          {isInbox && (
            <Button
              variant="ghost"
              isDisabled={isPending}
              onPress={({ currentTarget: { form: element } }) => {
                // The field has to be there to be focused.
                flushSync(() => setShown(false));
                const field = element?.elements.namedItem('email');
                if (field instanceof HTMLElement) field.focus();
              }}
            >
              {t('forgotOther')}
            </Button>
          )}
          <Link {...KEEP_FOCUS} href={signInHref} onPress={insteadOf(onSignIn)}>
            {shared('backToSignIn')}
          </Link>
        </Part>
      </Form>
    </AuthLayout>
  );
}
