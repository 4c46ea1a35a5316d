import { useId } from 'react';
import type { TwoFactorKeyProps, TwoFactorSetupModalProps } from '../../contracts/users';
import { failureText, isUnanswered } from '../../domain/failure';
import { groupedKey } from '../../domain/users/profile-access';
import {
  uiCancelMessages,
  uiFeedbackMessages,
  uiLaterMessages,
} from '../../messages/generated/en/ui';
import { usersTwoFactorMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { useCodeForm } from '../shared/useCodeForm';
import { Button } from '../ui/Button';
import { CodeField } from '../ui/CodeField';
import { CopyButton } from '../ui/CopyButton';
import { ErrorState } from '../ui/ErrorState';
import { FailureReason } from '../ui/FailureReason';
import { FormError } from '../ui/FormError';
import { Modal } from '../ui/Modal';
import { QrCode } from '../ui/QrCode';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Root = styled('div')(
  layered(
    () => `
  display: flex;
  gap: var(--plinth-space-5);
  align-items: center;
  & > div { display: grid; gap: var(--plinth-space-2); justify-items: start; min-inline-size: 0; }
  & > div:first-of-type { flex: none; }
  & > div:only-child { flex: 1; }
  & p { margin: 0; }
  & code {
    padding: var(--plinth-space-2) 10px;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface-sunken);
    font-family: ui-monospace, monospace;
    font-size: var(--plinth-font-size-sm);
    line-height: 20px;
    overflow-wrap: anywhere;
    user-select: all;
    -webkit-user-select: all;
  }
  & [data-slot='copy-refused'] { color: var(--plinth-danger-text); font-size: var(--plinth-font-size-sm); }
  & [data-slot='copy-refused']:empty { position: absolute; }
  ${mediaDown('sm')} { flex-direction: column; align-items: start; }
  `,
  ),
);

/** What an authenticator app needs: a picture to scan and the same as text. */
export function TwoFactorKey(props: TwoFactorKeyProps) {
  const { sharedKey, authenticatorUri } = props;
  const t = useMessages(usersTwoFactorMessages);
  return (
    <Root data-slot="two-factor-key">
      {authenticatorUri && (
        <div>
          <p>{t('setupScan')}</p>
          <QrCode text={authenticatorUri} label={t('setupQr')} size={176} />
        </div>
      )}
      {sharedKey && (
        <div>
          <p>{t(authenticatorUri ? 'setupKey' : 'setupNoQr')}</p>
          <code dir="ltr" translate="no">
            {groupedKey(sharedKey)}
          </code>
          <CopyButton
            size="sm"
            label={t('setupCopy')}
            isCopied={props.isCopied}
            onCopy={props.onCopy}
          />
          <Part as="p" role="status" data-slot="copy-refused">
            {props.isCopyRefused ? t('setupCopyRefused') : ''}
          </Part>
        </div>
      )}
    </Root>
  );
}

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
function TwoFactorCodeForm({ id, isPending, errorText, onSubmit }: TwoFactorCodeFormProps) {
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

const Body = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  & > [data-slot='setup-skeleton'] { display: flex; gap: var(--plinth-space-5); align-items: center; }
  `),
);

/** Sets up a second factor: the key for the app, then the app's first code (contract §2). */
export function TwoFactorSetupModal(props: TwoFactorSetupModalProps) {
  const { isOpen, setup, isConfirming, failure, onClose } = props;
  const t = useMessages(usersTwoFactorMessages);
  const tLater = useMessages(uiLaterMessages);
  const ui = useMessages(uiFeedbackMessages);
  const tCancel = useMessages(uiCancelMessages);
  const formId = useId();
  return (
    <Modal
      title={t('setupTitle')}
      description={t('setupText')}
      isOpen={isOpen}
      isCloseDisabled={isConfirming}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isConfirming} disabledReason={t('setupWait')} onPress={onClose}>
            {setup.status === 'failed' ? ui('close') : tCancel('cancel')}
          </Button>
          {setup.status !== 'failed' && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={isConfirming}
              isDisabled={setup.status === 'loading'}
              disabledReason={t('setupLoading')}
            >
              {t('setupConfirm')}
            </Button>
          )}
        </>
      }
    >
      <Body data-slot="two-factor-setup" aria-busy={setup.status === 'loading'}>
        {setup.status === 'loading' && (
          <>
            <VisuallyHidden role="status">{t('setupLoading')}</VisuallyHidden>
            <Part as="div" data-slot="setup-skeleton" aria-hidden>
              <Skeleton shape="block" width={176} height={176} />
              <Skeleton width="40%" />
            </Part>
          </>
        )}
        {setup.status === 'failed' && (
          <ErrorState
            headingLevel={3}
            title={t('setupFailed')}
            text={<FailureReason failure={setup.failure} fallback={tLater('tryLater')} />}
            onRetry={setup.failure.retry}
            isRetrying={setup.isRefreshing}
          />
        )}
        {setup.status === 'ready' && (
          <>
            <TwoFactorKey {...props} {...setup.data} />
            <TwoFactorCodeForm
              id={formId}
              isPending={isConfirming}
              errorText={failureText(
                failure,
                isUnanswered(failure) ? tLater('tryLater') : t('setupConfirmFailed'),
              )}
              onSubmit={props.onConfirm}
            />
          </>
        )}
      </Body>
    </Modal>
  );
}
