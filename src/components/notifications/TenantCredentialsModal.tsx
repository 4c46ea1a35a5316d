import { isNoAnswer } from '../../domain/failure';
import type {
  CredentialsField,
  ShownCredentials,
  TenantCredentialsState,
} from '../../domain/notifications/notifications-state';
import { notificationsCredentialsMessages } from '../../messages/generated/en/notifications';
import { uiFailureMessages, uiFeedbackMessages, uiMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { FormError } from '../ui/FormError';
import { IconButton } from '../ui/IconButton';
import { HideIcon, ShowIcon } from '../ui/icons';
import { Modal } from '../ui/Modal';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { SecretField } from './SecretField';

/** Props of {@link TenantCredentialsModal}; `useTenantCredentials` of `./hooks` has them all. */
export interface TenantCredentialsModalProps {
  /** Open unless it is `closed`. Contains the password only while it is shown. */
  state: TenantCredentialsState;
  /** Called to close it. Discard the credentials here. */
  onClose: () => void;
  /** Called to show the password. Mask it after 30 seconds and when the tab is hidden. */
  onShow: () => void;
  /** Called to mask the password. */
  onMask: () => void;
  /** Called to copy a field. Confirm it for a second. */
  onCopy: (field: CredentialsField) => void;
}

const Fields = styled('dl')(
  layered(`
  display: grid;
  margin: 0;
  & > :last-child { border-block-end: 0; }
  `),
);

const Note = styled('p')(
  layered(`
  margin: 0;
  min-block-size: 18px;
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  `),
);

/**
 * The credentials of a Microsoft tenant (specification §2.4): masked until they are shown.
 * `useTenantCredentials` holds them.
 *
 * @example
 * ```tsx
 * function Credentials() {
 *   const { state, close, show, mask, copy } = useTenantCredentials();
 *   const calls = { onClose: close, onShow: show, onMask: mask, onCopy: copy };
 *   return <TenantCredentialsModal state={state} {...calls} />;
 * }
 * ```
 */
export function TenantCredentialsModal(props: TenantCredentialsModalProps) {
  const { state, onClose } = props;
  const t = useMessages(notificationsCredentialsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tFailure = useMessages(uiFailureMessages);
  return (
    <Modal
      title={t('credentialsTitle')}
      description={state.status === 'ready' ? t('credentialsIntro') : undefined}
      isOpen={state.status !== 'closed'}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {tFeedback('done')}
        </Button>
      }
    >
      {state.status === 'loading' && (
        <div>
          <VisuallyHidden role="status">{t('credentialsLoading')}</VisuallyHidden>
          <Skeleton shape="block" height={220} />
        </div>
      )}
      {state.status === 'failed' && (
        <ErrorState
          headingLevel={3}
          title={tFailure(isNoAnswer(state.failure) ? 'unreachable' : 'failed')}
          text={t('credentialsFailed')}
          failure={state.failure}
          onRetry={state.failure.retry}
          isRetrying={state.isRefreshing}
        />
      )}
      {state.status === 'ready' && <Credentials {...props} credentials={state.data} />}
    </Modal>
  );
}

function Credentials({
  credentials,
  onShow,
  onMask,
  onCopy,
}: Omit<TenantCredentialsModalProps, 'state'> & { credentials: ShownCredentials }) {
  const t = useMessages(notificationsCredentialsMessages);
  const tUi = useMessages(uiMessages);
  const isRevealed = credentials.password !== null;
  const field = (name: CredentialsField) => ({
    label: t(name),
    isCopied: credentials.copied === name,
    onCopy: () => onCopy(name),
  });
  return (
    <>
      <FormError>{credentials.isCopyRefused ? t('copyRefused') : ''}</FormError>
      <Fields>
        <SecretField {...field('domain')} value={credentials.domain} />
        <SecretField {...field('tenantId')} value={credentials.tenantId} />
        <SecretField {...field('userName')} value={credentials.userName} />
        <SecretField {...field('password')} value={credentials.password} isSecret>
          <IconButton
            size="sm"
            label={isRevealed ? tUi('hidePassword') : tUi('showPassword')}
            onPress={isRevealed ? onMask : onShow}
          >
            {isRevealed ? <HideIcon aria-hidden /> : <ShowIcon aria-hidden />}
          </IconButton>
        </SecretField>
      </Fields>
      <Note>{isRevealed ? t('hidesIn', { count: credentials.secondsShown }) : ''}</Note>
    </>
  );
}
