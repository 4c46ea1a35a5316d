import { useId, useState } from 'react';
import type { VoidDialogState } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import { formatMoney } from '../../domain/money';
import { REASON_MAX } from '../../domain/text/reason';
import { billingVoidMessages } from '../../messages/generated/en/billing';
import { sharedWritesMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { TextField } from '../ui/TextField';
import { TooLateDialog } from './TooLateDialog';

interface VoidChoiceProps {
  /** Whether the same charges are billed again. */
  reissue: boolean;
  isDisabled: boolean;
  onChange: (reissue: boolean) => void;
}

const Choices = styled('fieldset')(
  layered(`
  display: grid;
  gap: var(--plinth-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & legend { padding: 0; margin-block-end: var(--plinth-space-2); font-weight: 500; }
  & label {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--plinth-space-3);
    align-items: start;
    min-block-size: var(--plinth-control-touch);
    padding: var(--plinth-space-2) var(--plinth-space-3);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    cursor: pointer;
  }
  & label:has(:checked) { border-color: var(--plinth-brand-edge); }
  & input { margin: 3px 0 0; accent-color: var(--plinth-brand); }
  & span { grid-column: 2; overflow-wrap: anywhere; }
  & small { grid-column: 2; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  @media (forced-colors: active) { & label:has(:checked) { border-color: Highlight; } }
  `),
);

const CHOICES = [
  { isReissue: true, label: 'creditReissue', help: 'creditReissueHelp' },
  { isReissue: false, label: 'creditOnly', help: 'creditOnlyHelp' },
] as const;

/** What happens to the charges of a void statement. There is no default: the user has to choose. */
function VoidChoice({ reissue, isDisabled, onChange }: VoidChoiceProps) {
  const t = useMessages(billingVoidMessages);
  const id = useId();
  return (
    <Choices data-slot="void-choice" disabled={isDisabled}>
      <legend>{t('voidChoice')}</legend>
      {CHOICES.map(({ isReissue, label, help }) => (
        <label key={label}>
          <input
            type="radio"
            name={id}
            checked={reissue === isReissue}
            aria-labelledby={`${id}-${label}`}
            aria-describedby={`${id}-${help}`}
            onChange={() => onChange(isReissue)}
          />
          <span id={`${id}-${label}`}>{t(label)}</span>
          <small id={`${id}-${help}`}>{t(help)}</small>
        </label>
      ))}
    </Choices>
  );
}

interface VoidDialogProps {
  statement: Statement;
  dialog: VoidDialogState;
}

/** Explains the effect of voiding a statement before it is confirmed (commerce §3). */
export function VoidDialog({ statement, dialog }: VoidDialogProps) {
  const { isPending, failure, isTooLate, onConfirm, onClose } = dialog;
  const t = useMessages(billingVoidMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const locale = useMessagesLocale();
  const [reason, setReason, isOlder] = useDraft(`void:${statement.id}`, '');
  // A server that cannot reissue does not send the field.
  const canReissue = statement.reissuedBy !== undefined;
  const [reissue, setReissue, isChosen] = useDraft(`void:${statement.id}:reissue`, canReissue);
  const [isTried, setTried] = useState(false);
  if (isTooLate) return <TooLateDialog onClose={onClose} />;
  const { number, customerName: customer, total, paid, currency } = statement;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const given = reason.trim();

  function confirm(): void {
    setTried(true);
    if (given !== '') onConfirm(given, reissue);
  }
  return (
    <AlertDialog
      isOpen
      hasField
      tone="danger"
      title={t('voidAskTitle', { number: number ?? '' })}
      text={t('voidAsk', { customer, amount: money(total) })}
      confirmText={t('makeVoid')}
      isPending={isPending}
      hasTyped={isOlder || isChosen}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={tWrites('reason')}
        maxLength={REASON_MAX}
        value={reason}
        readOnly={isPending}
        errorText={isTried && given === '' ? t('voidReasonRequired') : undefined}
        onChange={setReason}
      />
      {canReissue ? (
        <VoidChoice reissue={reissue} isDisabled={isPending} onChange={setReissue} />
      ) : (
        <p>{t('creditOnlyHelp')}</p>
      )}
      {paid > 0 && (
        <p role="status">{t(reissue ? 'voidPaidReissue' : 'voidPaid', { amount: money(paid) })}</p>
      )}
      <FormFailure failure={failure} fallback={t('voidFailed')} />
    </AlertDialog>
  );
}
