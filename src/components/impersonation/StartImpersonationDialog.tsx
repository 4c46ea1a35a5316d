import { useId } from 'react';
import type {
  StartImpersonationDialogProps,
  StartImpersonationState,
} from '../../contracts/impersonation';
import {
  IMPERSONATION_REASON_MAX,
  SESSION_MINUTES,
} from '../../domain/impersonation/impersonation';
import { impersonationStartMessages } from '../../messages/generated/en/impersonation';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { Link } from '../ui/Link';
import { Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { callOf } from './people';

const Form = styled('form')(
  layered(`
  display: grid;
  gap: var(--plinth-space-4);
  & ul {
    display: grid;
    gap: 10px;
    margin: 0;
    padding-inline-start: 18px;
    color: var(--plinth-text);
  }
  & li::marker { color: var(--plinth-text-muted); }
  `),
);

// The dialog goes once the new tab is there, and says more when it does not come.
function isUnderWay({ status }: StartImpersonationState): boolean {
  return status === 'starting' || status === 'opening' || status === 'opened';
}

/**
 * Says what will happen, before an impersonation starts (specification §1, §4).
 *
 * @example
 * ```tsx
 * <StartImpersonationDialog
 *   isOpen={isOpen}
 *   user={{ name: 'Grace Hopper', email: 'grace@northwind.example' }}
 *   state={{ status: 'idle' }}
 *   onStart={(reason) => impersonate(reason)}
 *   onClose={() => setOpen(false)}
 * />
 * ```
 */
export function StartImpersonationDialog(props: StartImpersonationDialogProps) {
  const { isOpen, user, state, onClose } = props;
  const t = useMessages(impersonationStartMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const formId = useId();
  const isPending = isUnderWay(state);
  const isBlocked = state.status === 'blocked';
  return (
    <Modal
      title={isBlocked ? t('blockedTitle') : t('startTitle', { user: callOf(user) })}
      description={isBlocked ? t('blockedText') : t('startText', { email: user.email })}
      isOpen={isOpen}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        isBlocked ? (
          <>
            <Button onPress={onClose}>{tFeedback('close')}</Button>
            <Link href={state.href} target="_blank" data-variant="primary" onClick={onClose}>
              {t('blockedOpen')}
            </Link>
          </>
        ) : (
          <>
            <CancelButton isPending={isPending} onPress={onClose} />
            <Button type="submit" form={formId} variant="primary" isPending={isPending}>
              {t('start')}
            </Button>
          </>
        )
      }
    >
      {/* Goes with the dialog, so that the next one starts empty. */}
      {!isBlocked && <StartForm {...props} id={formId} />}
    </Modal>
  );
}

function StartForm({
  id,
  user,
  state,
  hasReason,
  onStart,
}: StartImpersonationDialogProps & { id: string }) {
  const t = useMessages(impersonationStartMessages);
  const [reason, setReason] = useDraft(`impersonate:${user.email}`, '');
  const isPending = isUnderWay(state);
  return (
    <Form
      id={id}
      data-slot="start-impersonation"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onStart(reason.trim());
      }}
    >
      <ul>
        <li>{t('startTab')}</li>
        <li>{t('startTime', { minutes: SESSION_MINUTES })}</li>
        <li>{t('startEnd')}</li>
      </ul>
      {hasReason && (
        <TextField
          label={t('startReason')}
          value={reason}
          onChange={setReason}
          maxLength={IMPERSONATION_REASON_MAX}
          autoComplete="off"
          readOnly={isPending}
        />
      )}
      <FormFailure
        failure={state.status === 'failed' ? state.failure : null}
        fallback={t('startFailed')}
      />
    </Form>
  );
}
