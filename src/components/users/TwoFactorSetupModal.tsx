import { useId } from 'react';
import type { TwoFactorSetupModalProps } from '../../contracts/users';
import { failureText, isUnanswered } from '../../domain/failure';
import {
  uiCancelMessages,
  uiFeedbackMessages,
  uiLaterMessages,
} from '../../messages/generated/en/ui';
import { usersTwoFactorMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { FailureReason } from '../ui/FailureReason';
import { Modal } from '../ui/Modal';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { TwoFactorCodeForm } from './TwoFactorCodeForm';
import { TwoFactorKey } from './TwoFactorKey';

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
