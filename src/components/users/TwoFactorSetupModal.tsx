import type { TwoFactorKeyProps, TwoFactorSetupModalProps } from '../../contracts/users';
import { failureText, fieldTexts, isUnanswered } from '../../domain/failure';
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
import { FormDialog } from '../ui/FormDialog';
import { FormFailure } from '../ui/FormFailure';
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

const Waiting = styled('div')(
  layered('display: flex; gap: var(--plinth-space-5); align-items: center;'),
);

/** The key for an authenticator app, as a QR code and as text. */
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

/** Sets up a second factor: the key, then the app's first code (contract §2, §4.11). */
export function TwoFactorSetupModal(props: TwoFactorSetupModalProps) {
  // Unmounts with the dialog, so that it always opens empty.
  return props.isOpen ? <OpenTwoFactorSetup {...props} /> : null;
}

function OpenTwoFactorSetup(props: TwoFactorSetupModalProps) {
  const { setup, isConfirming, failure, onClose } = props;
  const t = useMessages(usersTwoFactorMessages);
  const tLater = useMessages(uiLaterMessages);
  const ui = useMessages(uiFeedbackMessages);
  const tCancel = useMessages(uiCancelMessages);
  const failedText = isUnanswered(failure) ? tLater('tryLater') : t('setupConfirmFailed');
  const { code: codeText } = fieldTexts(failure ?? {}, ['code']).fields;
  const form = useCodeForm({
    isPending: isConfirming,
    errorText: failureText(failure, failedText),
    onSubmit: props.onConfirm,
  });
  const hasFailed = setup.status === 'failed';
  return (
    <FormDialog
      data-slot="two-factor-code-form"
      title={t('setupTitle')}
      description={t('setupText')}
      isOpen
      cancel={
        <Button isDisabled={isConfirming} disabledReason={t('setupWait')} onPress={onClose}>
          {hasFailed ? ui('close') : tCancel('cancel')}
        </Button>
      }
      submit={!hasFailed && t('setupConfirm')}
      refusal={setup.status === 'ready' ? undefined : t('setupLoading')}
      isPending={isConfirming}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {setup.status === 'loading' && (
        <>
          <VisuallyHidden role="status">{t('setupLoading')}</VisuallyHidden>
          <Waiting aria-hidden>
            <Skeleton shape="block" width={176} height={176} />
            <Skeleton width="40%" />
          </Waiting>
        </>
      )}
      {hasFailed && (
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
          <CodeField
            key={form.attempt}
            {...form.field}
            label={t('setupCode')}
            description={t('setupCodeHelp')}
            errorText={form.isIncomplete ? t('setupCodeIncomplete') : codeText}
          />
          {/* The focus is in the emptied code field instead. */}
          <FormFailure
            shouldFocus={false}
            failure={codeText ? null : failure}
            fallback={failedText}
          />
        </>
      )}
    </FormDialog>
  );
}
