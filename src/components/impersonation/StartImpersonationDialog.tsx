import type {
  StartImpersonationDialogProps,
  StartImpersonationState,
} from '../../contracts/impersonation';
import { startImpersonationRules } from '../../domain/forms/start-impersonation';
import {
  IMPERSONATION_REASON_MAX,
  SESSION_MINUTES,
} from '../../domain/impersonation/impersonation';
import { impersonationStartMessages } from '../../messages/generated/en/impersonation';
import { uiFeedbackMessages, uiFormsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormDialog } from '../ui/FormDialog';
import { Link } from '../ui/Link';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';
import { callOf } from './people';

const Facts = styled('ul')(
  layered(`
  display: grid;
  gap: 10px;
  margin: 0;
  padding-inline-start: 18px;
  color: var(--plinth-text);
  & li::marker { color: var(--plinth-text-muted); }
  `),
);

// Closes once the new tab has opened; explains what to do if it was blocked.
function isUnderWay({ status }: StartImpersonationState): boolean {
  return status === 'starting' || status === 'opening' || status === 'opened';
}

/**
 * Explains what will happen before an impersonation starts (specification §1, §4).
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
  // Unmounts with the dialog, so that it always opens empty.
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ user, state, hasReason, onStart, onClose }: StartImpersonationDialogProps) {
  const t = useMessages(impersonationStartMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tForms = useMessages(uiFormsMessages);
  const isPending = isUnderWay(state);
  const isBlocked = state.status === 'blocked';
  const form = useForm(
    startImpersonationRules,
    { reason: '' },
    { draft: `impersonate:${user.email}` },
  );
  const refused = useRefusedFields(form, state.status === 'failed' ? state.failure : null);
  const { errorCode, ...reason } = form.field('reason');
  return (
    <FormDialog
      data-slot="start-impersonation"
      isOpen
      title={isBlocked ? t('blockedTitle') : t('startTitle', { user: callOf(user) })}
      description={isBlocked ? t('blockedText') : t('startText', { email: user.email })}
      hasTyped={!isBlocked && form.isOlder}
      cancel={
        isBlocked && (
          <>
            <Button onPress={onClose}>{tFeedback('close')}</Button>
            <Link href={state.href} target="_blank" data-variant="primary" onClick={onClose}>
              {t('blockedOpen')}
            </Link>
          </>
        )
      }
      submit={!isBlocked && t('start')}
      isPending={isPending}
      failure={refused.failure}
      failedText={t('startFailed')}
      onSubmit={(event) => form.submit(event, (sent) => onStart(sent.reason))}
      onClose={onClose}
    >
      {!isBlocked && (
        <>
          <Facts>
            <li>{t('startTab')}</li>
            <li>{t('startTime', { minutes: SESSION_MINUTES })}</li>
            <li>{t('startEnd')}</li>
          </Facts>
          {hasReason && (
            <TextField
              {...reason}
              label={t('startReason')}
              maxLength={IMPERSONATION_REASON_MAX}
              autoComplete="off"
              readOnly={isPending}
              errorText={
                errorCode
                  ? tForms('tooLong', { max: IMPERSONATION_REASON_MAX })
                  : refused.textOf('reason')
              }
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
