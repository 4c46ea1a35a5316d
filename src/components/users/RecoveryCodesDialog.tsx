import type { RecoveryCodesDialogState } from '../../contracts/auth';
import { failureText } from '../../domain/failure';
import { uiCancelMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { usersRecoveryCodesMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { FormFailure } from '../ui/FormFailure';
import { Modal } from '../ui/Modal';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { RecoveryCodesList } from './RecoveryCodesList';

/** Props of {@link RecoveryCodesDialog}. */
export interface RecoveryCodesDialogProps extends RecoveryCodesDialogState {
  /** Whose codes they are. */
  email: string;
}

/** Makes recovery codes and shows them, once: only its own button closes it then. */
export function RecoveryCodesDialog(props: RecoveryCodesDialogProps) {
  const { isOpen, isAsking, codes, isPending, failure, onConfirm, onClose } = props;
  const t = useMessages(usersRecoveryCodesMessages);
  const tCancel = useMessages(uiCancelMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const isQuestion = isAsking && !codes;
  return (
    <Modal
      isOpen={isOpen}
      title={t(isQuestion ? 'recoveryAskTitle' : 'recoveryShownTitle')}
      description={t(isQuestion ? 'recoveryAskText' : 'recoveryShownText')}
      isCloseDisabled={isPending || codes !== null}
      onClose={onClose}
      footer={
        isQuestion ? (
          <>
            <Button isDisabled={isPending} onPress={onClose}>
              {tCancel('cancel')}
            </Button>
            <Button variant="primary" isPending={isPending} onPress={onConfirm}>
              {t('recoveryMake')}
            </Button>
          </>
        ) : codes ? (
          <Button variant="primary" onPress={onClose}>
            {t('recoveryDone')}
          </Button>
        ) : (
          <Button isDisabled={isPending} onPress={onClose}>
            {tFeedback('close')}
          </Button>
        )
      }
    >
      {codes ? (
        <RecoveryCodesList {...props} codes={codes} />
      ) : isQuestion ? (
        <FormFailure shouldFocus={false} failure={failure} fallback={t('recoveryMakeFailed')} />
      ) : failure ? (
        <ErrorState
          headingLevel={3}
          title={failureText(failure, t('recoveryMakeFailed'))}
          onRetry={onConfirm}
          isRetrying={isPending}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{t('recoveryMaking')}</VisuallyHidden>
          <Skeleton shape="block" height={176} />
        </>
      )}
    </Modal>
  );
}
