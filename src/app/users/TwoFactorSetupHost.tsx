import { TwoFactorSetupModal } from '../../components/users/TwoFactorSetupModal';
import { useTwoFactorSetup } from '../../hooks/users/useTwoFactorSetup';
import { usersTwoFactorMessages } from '../../messages/en/users-two-factor';
import { useMessages } from '../../messages/messages';
import { retryProps } from '../reading-props';

/** The set-up of a second factor. Render it only while it is open: the key goes with it. */
export function TwoFactorSetupHost({
  email,
  onDone,
  onClose,
}: {
  email: string;
  /** Called once the second factor is on. */
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useMessages(usersTwoFactorMessages);
  const { state, confirm, confirmFailure, ...setup } = useTwoFactorSetup(email);
  return (
    <TwoFactorSetupModal
      isOpen
      state={
        state.status === 'ready'
          ? { status: 'ready', ...state.data }
          : state.status === 'failed'
            ? {
                status: 'error',
                text: state.failure.serverMessage ?? '',
                isRetrying: state.isRefreshing ?? false,
              }
            : { status: 'loading' }
      }
      {...{ onRetry: retryProps(state).onRetry }}
      isConfirming={setup.isConfirming}
      errorText={confirmFailure ? confirmFailure.serverMessage || t('setupConfirmFailed') : ''}
      onConfirm={async (code) => {
        if (await confirm(code)) onDone();
      }}
      onCopy={setup.copy}
      isCopied={setup.isCopied}
      isCopyRefused={setup.isCopyRefused}
      onClose={onClose}
    />
  );
}
