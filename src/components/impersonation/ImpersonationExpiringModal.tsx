import type { ExtensionState } from '../../contracts/impersonation';
import { type FailureKind, failureText } from '../../domain/failure';
import { phaseOf, progressOf, SESSION_MINUTES } from '../../domain/impersonation/impersonation';
import {
  impersonationExpiringMessages,
  impersonationMessages,
} from '../../messages/generated/en/impersonation';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { NO_CLICK_YET } from '../ui/control-css';
import { DialogFrame } from '../ui/DialogFrame';
import { DialogLayout } from '../ui/DialogLayout';
import { FormError } from '../ui/FormError';
import { ProgressBar } from '../ui/ProgressBar';
import { TimeLeftAnnouncer } from './TimeLeftAnnouncer';

/** Props of {@link ImpersonationExpiringModal}. */
export interface ImpersonationExpiringModalProps {
  /** Whether it is open. Controlled; `ImpersonationStatus` decides when. */
  isOpen: boolean;
  /** Whole minutes left, rounded up. */
  minutesLeft: number;
  /** State of the last extension request. */
  extension: ExtensionState;
  /** Whether the tab that started the session has been closed. @default false */
  isParentGone?: boolean | undefined;
  /** Requests more time; also retries after a failure. */
  onExtend: () => void;
  /** Called when End is pressed. */
  onEnd: () => void;
  /** Called by 'Continue Working', Escape and the close button. Close it here. */
  onClose: () => void;
}

const Content = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-4);
  & > p { margin: 0; color: var(--plinth-text-muted); }
  `),
);

// The dialog opens on its own: for a moment it ignores clicks meant for the page.
const Guarded = styled(Button)(layered(() => NO_CLICK_YET));

function failureKey(kind: FailureKind) {
  if (kind === 'timeout') return 'extendTimeout';
  return kind === 'notFound' ? 'extendParentGone' : 'extendRefused';
}

/**
 * The dialog of the last two minutes: time left, 'End Session', 'Extend Session (+30 min)' and the
 * result of an extension (specification §2.5, §4; contract §4.5). It opens on its own, so focus
 * starts on the dialog and its buttons ignore clicks for 300 milliseconds. Escape closes it without
 * ending the session; the banner has both buttons too. While the other tab is contacted, at most
 * five seconds, it cannot be closed, and only 'End Session' works.
 */
export function ImpersonationExpiringModal(props: ImpersonationExpiringModalProps) {
  const { isOpen, minutesLeft, extension, isParentGone = false, onClose } = props;
  const t = useMessages(impersonationExpiringMessages);
  const isExtended = extension.status === 'extended';
  const isSending = extension.status === 'sending';
  const left = t('expiresInText', { count: minutesLeft });
  return (
    <DialogFrame
      kind="alert"
      contentKey={isExtended ? 'extended' : 'expiring'}
      isOpen={isOpen}
      onClose={onClose}
      isKeyboardDismissDisabled={isSending}
      hasText
    >
      {(tools) => (
        <DialogLayout
          {...tools}
          title={t(isExtended ? 'extendedTitle' : 'expiringTitle')}
          isCloseDisabled={isSending}
          footer={<Footer {...props} />}
        >
          <Content data-slot="impersonation-expiring">
            {/* In the body, not below the title: on small screens it has to scroll. */}
            <p id={tools.textId}>{isExtended ? left : `${left} ${t('expiringWarning')}`}</p>
            <ProgressBar
              label={t('timeRemaining')}
              value={progressOf(minutesLeft)}
              valueText={t('minutesOf', { count: minutesLeft })}
              tone={isExtended ? 'success' : TONES[phaseOf(minutesLeft)]}
            />
            {isParentGone && extension.status === 'none' && (
              <Banner tone="warning" announce="off" title={t('parentGoneTitle')}>
                {t('parentGone')}
              </Banner>
            )}
            <FormError>{textOf(extension)}</FormError>
            {!isExtended && <TimeLeftAnnouncer minutesLeft={minutesLeft} />}
          </Content>
        </DialogLayout>
      )}
    </DialogFrame>
  );

  function textOf(state: ExtensionState): string {
    if (state.status !== 'failed') return '';
    return failureText(state.failure, t(failureKey(state.failure.kind)));
  }
}

const TONES = { normal: 'brand', warning: 'warning', critical: 'danger' } as const;

function Footer({ extension, onExtend, onEnd, onClose }: ImpersonationExpiringModalProps) {
  const t = useMessages(impersonationExpiringMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tImpersonation = useMessages(impersonationMessages);
  if (extension.status === 'extended') {
    return (
      <Button variant="primary" autoFocus onPress={onClose}>
        {t('continueWorking')}
      </Button>
    );
  }
  const label =
    extension.status === 'failed'
      ? tFeedback('tryAgain')
      : t('extendSession', { minutes: SESSION_MINUTES });
  return (
    <>
      <Guarded onPress={onEnd}>{tImpersonation('end')}</Guarded>
      <Guarded variant="primary" isPending={extension.status === 'sending'} onPress={onExtend}>
        {label}
      </Guarded>
    </>
  );
}
