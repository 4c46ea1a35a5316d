import { useState } from 'react';
import type { VoidDialogState } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import { formatMoney } from '../../domain/money';
import { REASON_MAX } from '../../domain/text/reason';
import { customersMoveMessages } from '../../messages/generated/en/customers';
import { statementVoidMessages } from '../../messages/generated/en/statement';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { TextField } from '../ui/TextField';
import { TooLateDialog } from './TooLateDialog';
import { VoidChoice } from './VoidChoice';

interface VoidDialogProps {
  statement: Statement;
  dialog: VoidDialogState;
}

/** Says what making a statement void means, and for whom, before it is done (commerce §3). */
export function VoidDialog({ statement, dialog }: VoidDialogProps) {
  const { isPending, failure, isTooLate, onConfirm, onClose } = dialog;
  const t = useMessages(statementVoidMessages);
  const tMove = useMessages(customersMoveMessages);
  const locale = useMessagesLocale();
  const [reason, setReason, isOlder] = useDraft(`void:${statement.id}`, '');
  // A server that issues nothing again does not know the field.
  const canReissue = statement.reissuedBy !== undefined;
  const [reissue, setReissue] = useState(canReissue);
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
      hasTyped={isOlder}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={tMove('reason')}
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
