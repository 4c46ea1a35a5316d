import { useId, useState } from 'react';
import { SESSION_MINUTES } from '../../domain/impersonation/impersonation';
import { impersonationStartMessages } from '../../messages/generated/en/impersonation';
import { uiFeedbackMessages, uiMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { Link } from '../ui/Link';
import { Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { callOf, type ImpersonatedPerson } from './people';

/** The state of starting an impersonation. */
export type StartImpersonationState =
  | { readonly status: 'asking' }
  /** The session is being started, or its new tab has not spoken yet. */
  | { readonly status: 'pending' }
  /** What the server said, '' for the dialog's own text. */
  | { readonly status: 'failed'; readonly text: string }
  /** The session runs, but its tab has not come: a blocker of pop-ups. A link leads to it instead. */
  | { readonly status: 'started'; readonly href: string };

/** Props of {@link StartImpersonationDialog}. */
export interface StartImpersonationDialogProps {
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** The user to impersonate. */
  user: ImpersonatedPerson;
  /** How the start stands. */
  state: StartImpersonationState;
  /** Whether it asks for a reason; only where there is a place to keep it. @default false */
  hasReason?: boolean | undefined;
  /** Called on a press, in which a tab may be opened, with the reason: '' for none. */
  onStart: (reason: string) => void;
  /** Called by Cancel, Close, Escape, the button in its corner, and by the link. Close it here. */
  onClose: () => void;
}

const Form = /* @__PURE__ */ styled('form')(
  /* @__PURE__ */ layered(`
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

/** Longer reasons belong elsewhere. */
const REASON_MAX_LENGTH = 200;

/** Says what will happen, before an impersonation starts (specification §1, §4). */
export function StartImpersonationDialog(props: StartImpersonationDialogProps) {
  const { isOpen, user, state, onClose } = props;
  const t = useMessages(impersonationStartMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tUi = useMessages(uiMessages);
  const formId = useId();
  const isPending = state.status === 'pending';
  const isBlocked = state.status === 'started';
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
            <Button isDisabled={isPending} disabledReason={tUi('pending')} onPress={onClose}>
              {tFeedback('cancel')}
            </Button>
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
  state,
  hasReason,
  onStart,
}: StartImpersonationDialogProps & { id: string }) {
  const t = useMessages(impersonationStartMessages);
  const [reason, setReason] = useState('');
  const isPending = state.status === 'pending';
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
          maxLength={REASON_MAX_LENGTH}
          autoComplete="off"
          readOnly={isPending}
        />
      )}
      <FormError>{state.status === 'failed' && (state.text || t('startFailed'))}</FormError>
    </Form>
  );
}
