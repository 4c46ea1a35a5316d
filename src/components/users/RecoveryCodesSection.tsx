import type { RecoveryCodesDialogState, RecoveryCodesSectionProps } from '../../contracts/auth';
import { FEW_RECOVERY_CODES } from '../../domain/auth/recovery-code';
import { failureText } from '../../domain/failure';
import { uiCancelMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { usersRecoveryCodesMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { FormFailure } from '../ui/FormFailure';
import { Modal } from '../ui/Modal';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ProfileSection } from './ProfileSection';
import { RecoveryCodesList } from './RecoveryCodesList';
import { SignInReading } from './SignInReading';
import { SIGN_IN_LIST } from './sign-in-list-css';

interface RecoveryCodesDialogProps extends RecoveryCodesDialogState {
  /** E-mail of the codes' owner. */
  email: string;
}

/** Creates recovery codes and shows them once; only its own button closes it then. */
function RecoveryCodesDialog(props: RecoveryCodesDialogProps) {
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

const Root = styled('div')(
  layered(
    () => `
  ${SIGN_IN_LIST}
  & > [data-slot='recovery-left'] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-3) var(--plinth-space-6); }
  & [data-slot='sign-in-text'] { display: grid; justify-items: start; gap: 6px; }
  & p { font-size: inherit; line-height: inherit; }
  `,
  ),
);

/**
 * The number of remaining recovery codes, as a section of the account settings (contract §4.28).
 * Pass it to `ProfileScreen` as a child if the second factor is on.
 *
 * @example
 * <RecoveryCodesSection {...useRecoveryCodes()} />
 */
export function RecoveryCodesSection({ email, left, onMake, dialog }: RecoveryCodesSectionProps) {
  const t = useMessages(usersRecoveryCodesMessages);
  return (
    <ProfileSection title={t('recoveryTitle')} text={t('recoveryText')}>
      <Root data-slot="recovery-codes" aria-busy={left.status === 'loading'}>
        <SignInReading reading={left} loading={t('recoveryLoading')} failed={t('recoveryFailed')} />
        {left.status === 'ready' && (
          <Part as="div" data-slot="recovery-left">
            <Part as="div" data-slot="sign-in-text">
              <Badge tone={left.data.left > FEW_RECOVERY_CODES ? 'neutral' : 'warning'}>
                {t('recoveryLeft', left.data)}
              </Badge>
              <p>{t(adviceOn(left.data.left))}</p>
            </Part>
            <Button onPress={onMake}>{t('recoveryMake')}</Button>
          </Part>
        )}
      </Root>
      {dialog && <RecoveryCodesDialog {...dialog} email={email} />}
    </ProfileSection>
  );
}

function adviceOn(left: number) {
  if (left === 0) return 'recoveryNone';
  return left > FEW_RECOVERY_CODES ? 'recoveryEnough' : 'recoveryFew';
}
