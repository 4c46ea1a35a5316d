import { type FormEvent, useId, useRef, useState } from 'react';
import type { MessageDialogProps } from '../../contracts/alerts';
import { alertText, checkAlertInput } from '../../domain/alerts/alert-input';
import { alertsMessages } from '../../messages/generated/en/alerts';
import { uiFailureMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { FormFailure } from '../ui/FormFailure';
import { TextField } from '../ui/TextField';

const More = styled('div')(layered('display: grid; gap: var(--plinth-space-3);'));

/**
 * A message of the app that must be confirmed (specification §2.4, and §4, "Alerts"). It is open
 * while it is rendered.
 *
 * @example
 * ```tsx
 * <MessageDialog
 *   id="leave"
 *   message={{ title: 'Leave?', text: 'What you typed is lost.', type: 'warning', showCancel: true }}
 *   onConfirm={leave}
 *   onClose={() => setOpen(false)}
 * />
 * ```
 */
export function MessageDialog({
  id,
  message,
  input,
  isPending = false,
  failure,
  onConfirm,
  onClose,
}: MessageDialogProps) {
  const t = useMessages(alertsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tFailure = useMessages(uiFailureMessages);
  const tones = useMessages(uiFeedbackMessages);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const fresh = { id, value: input?.initialValue ?? '', isChecked: false };
  const [last, setLast] = useState(fresh);
  const { value, isChecked } = last.id === id ? last : fresh;
  const set = (facts: Partial<typeof fresh>) => setLast({ id, value, isChecked, ...facts });
  const problem = input ? checkAlertInput(input, value) : null;

  function confirm(): void {
    if (isPending) return;
    set({ isChecked: true });
    if (problem) field.current?.focus();
    else onConfirm(input ? alertText(input, value) : undefined);
  }

  return (
    <AlertDialog
      isOpen
      contentKey={id}
      tone={message.type}
      title={message.title || tones(message.type)}
      text={message.text}
      confirmText={message.confirmBtnText || undefined}
      pendingText={message.needConsent ? tFeedback('consentPending') : undefined}
      isPending={isPending}
      hasField={input !== undefined}
      showCancel={message.showCancel ?? false}
      onConfirm={confirm}
      onClose={onClose}
    >
      {(input || failure) && (
        <More>
          {input && (
            <form
              id={formId}
              noValidate
              onSubmit={(event: FormEvent) => {
                event.preventDefault();
                confirm();
              }}
            >
              <TextField
                ref={field}
                autoFocus
                label={input.label ?? t(input.type === 'email' ? 'email' : 'response')}
                type={input.type ?? 'text'}
                autoComplete="off"
                isRequired={input.isRequired ?? true}
                readOnly={isPending}
                value={value}
                onChange={(typed) => set({ value: typed })}
                onBlur={() => value !== '' && set({ isChecked: true })}
                errorText={isChecked && problem ? (input.errorText ?? t(problem)) : undefined}
              />
            </form>
          )}
          <FormFailure failure={failure} fallback={tFailure('failed')} />
        </More>
      )}
    </AlertDialog>
  );
}
