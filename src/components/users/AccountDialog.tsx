import { useRef, useState } from 'react';
import type { AccountDialogState } from '../../contracts/users';
import { REASON_MAX } from '../../domain/text/reason';
import { type AccountAction, needsReason } from '../../domain/users/account-actions';
import { displayNameOf } from '../../domain/users/user';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { usersAccountMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { TextField } from '../ui/TextField';
import { HeldList } from './HeldList';

const TONES = {
  resetSecondFactor: 'warning',
  deactivate: 'danger',
  activate: 'info',
} as const satisfies Record<AccountAction, string>;

const More = styled('div')(
  layered('display: grid; gap: var(--plinth-space-3); min-inline-size: 0;'),
);

/** Explains an account action, and asks for a reason, before it is confirmed (workday §2). */
export function AccountDialog(props: AccountDialogState) {
  const { action, user, holdings, objection, isPending, failure, onConfirm, onClose } = props;
  const t = useMessages(usersAccountMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason, isOlder] = useDraft(`account:${user.email}:${action}`, '');
  const [isMissing, setMissing] = useState(false);
  const name = displayNameOf(user);
  if (objection !== null) {
    return (
      <AlertDialog
        isOpen
        contentKey={objection}
        tone="warning"
        title={t('notPossible')}
        text={t(objection, { name })}
        showCancel={false}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  }
  const isNeeded = needsReason(action);
  function confirm(): void {
    const text = reason.trim();
    if (isNeeded && text === '') {
      setMissing(true);
      field.current?.focus();
    } else onConfirm(text);
  }
  return (
    <AlertDialog
      isOpen
      contentKey={action}
      tone={TONES[action]}
      title={t(`${action}Title`, { name })}
      text={t(`${action}Text`)}
      confirmText={t(action)}
      isPending={isPending}
      hasField
      hasTyped={isOlder}
      onConfirm={confirm}
      onClose={onClose}
    >
      <More data-slot="account-dialog">
        {holdings && <HeldList holdings={holdings} />}
        <TextField
          ref={field}
          autoFocus
          label={
            isNeeded ? t('accountReason') : tFacts('optionalLabel', { label: t('accountReason') })
          }
          description={t('accountReasonHelp')}
          errorText={isMissing ? t('accountReasonRequired') : undefined}
          maxLength={REASON_MAX}
          autoComplete="off"
          value={reason}
          readOnly={isPending}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
        <FormFailure failure={failure} />
      </More>
    </AlertDialog>
  );
}
