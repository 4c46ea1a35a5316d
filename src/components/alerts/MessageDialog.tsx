import { type FormEvent, useId, useRef, useState } from 'react';
import { type AlertInput, checkAlertInput } from '../../domain/alerts/alert-input';
import type { AppMessage } from '../../domain/alerts/app-message';
import { alertsMessages } from '../../messages/en/alerts';
import { uiFeedbackMessages } from '../../messages/en/ui-feedback';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { FormError } from '../ui/FormError';
import { TextField } from '../ui/TextField';

/** Props of {@link MessageDialog}. */
export interface MessageDialogProps {
  /**
   * Tells messages apart that follow each other at once. Change it rather than React's `key`: then
   * the focus goes back to where it was before the first.
   */
  id: string;
  message: AppMessage;
  /** A field that must be filled in as it says. @default none */
  input?: AlertInput | undefined;
  /** Whether what was confirmed runs. Nothing closes the dialog meanwhile. @default false */
  isPending?: boolean | undefined;
  /** Why what was confirmed failed. The text of a server is shown as text. @default '' */
  errorText?: string | undefined;
  /** Called with the text of the field, without the blanks around it, where there is one. */
  onConfirm: (input?: string) => void;
  /** Called by Cancel and by Escape, also where there is no Cancel button. */
  onCancel: () => void;
}

const More = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered('display: grid; gap: var(--plinth-space-3);'),
);

/**
 * An app message that must be answered (specification §2.4, and §4, "Alerts"). It is open as long as
 * it is rendered.
 */
export function MessageDialog({
  id,
  message,
  input,
  isPending = false,
  errorText = '',
  onConfirm,
  onCancel,
}: MessageDialogProps) {
  const t = useMessages(alertsMessages);
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
    else onConfirm(input ? value.trim() : undefined);
  }

  return (
    <AlertDialog
      isOpen
      contentKey={id}
      tone={message.type}
      title={message.title || tones(message.type)}
      text={message.text}
      confirmText={message.confirmBtnText || undefined}
      pendingText={message.needConsent ? t('consentPending') : undefined}
      isPending={isPending}
      hasField={input !== undefined}
      showCancel={message.showCancel ?? false}
      onConfirm={confirm}
      onClose={onCancel}
    >
      {(input || errorText) && (
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
          <FormError>{errorText}</FormError>
        </More>
      )}
    </AlertDialog>
  );
}
