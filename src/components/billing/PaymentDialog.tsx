import { useRef } from 'react';
import type { PaymentDialogState } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import { REFERENCE_MAX, takesRefunds } from '../../domain/billing/statement-rules';
import type { Failure } from '../../domain/failure';
import { paymentRules } from '../../domain/forms/payment';
import { formatAmount, formatMoney } from '../../domain/money';
import { formatCivilMonth } from '../../domain/time/civil-format';
import {
  billingLinesMessages,
  billingPayMessages,
  billingPaymentsMessages,
} from '../../messages/generated/en/billing';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { AmountField } from '../ui/AmountField';
import { DateField } from '../ui/DateField';
import { FormDialog } from '../ui/FormDialog';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';
import { TooLateDialog } from './TooLateDialog';

const LOST = { kind: 'network' } as const satisfies Failure;

interface PaymentDialogProps {
  statement: Statement;
  dialog: PaymentDialogState;
}

/**
 * Records a payment or refund of a statement, in full or in part. A retry is recorded once (wire
 * §6). A draft survives a reload (contract §4.32).
 */
export function PaymentDialog({ statement, dialog }: PaymentDialogProps) {
  const { isPending, failure, sent, todayOn, onSave, onClose } = dialog;
  const { currency } = statement;
  const isRefund = takesRefunds(statement);
  const balance = Math.abs(statement.balance);
  const t = useMessages(billingPayMessages);
  const tPayments = useMessages(billingPaymentsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tLines = useMessages(billingLinesMessages);
  const locale = useMessagesLocale();
  const paidOnField = useRef<HTMLInputElement>(null);
  const open = formatMoney({ amount: balance, currency }, locale);
  // The server may have recorded what was sent: only the same values can be sent again.
  const isSent = sent !== null;
  const form = useForm(
    paymentRules(statement, todayOn, locale),
    {
      amount: formatAmount({ amount: sent?.amount ?? balance, currency }, locale),
      paidOn: sent?.paidOn ?? todayOn,
      reference: sent?.reference ?? '',
    },
    {
      draft: isSent && !isPending ? null : `payment:${statement.id}`,
      given: sent ? {} : undefined,
      controls: { paidOn: paidOnField },
    },
  );
  const refused = useRefusedFields(form, failure ?? (isSent && !isPending ? LOST : null));
  if (dialog.isTooLate) return <TooLateDialog onClose={onClose} />;
  const { errorCode: wrongAmount, ...amount } = form.field('amount');
  const { errorCode: _, onChange: onPaidOnChange, ...paidOn } = form.field('paidOn');
  const { errorCode: __, ...reference } = form.field('reference');
  const amountError = {
    amountRequired: t('amountRequired'),
    not_integer: t('amountRequired'),
    above_balance: t('amountAbove', { balance: open }),
  }[wrongAmount ?? ''];
  return (
    <FormDialog
      data-slot="payment-dialog"
      isOpen
      title={t(isRefund ? 'refundTitle' : 'payTitle', {
        number: statement.number ?? formatCivilMonth(statement.period, locale),
      })}
      description={statement.customerName}
      hasTyped={!isSent && form.isOlder}
      submit={t(isRefund ? 'recordRefund' : 'record')}
      isPending={isPending}
      failure={refused.failure}
      failedText={t('payFailed')}
      // The balance may contain it already: the server alone knows whether it is too much.
      onSubmit={(event) => (sent ? onSave(sent) : form.submit(event, onSave))}
      onClose={onClose}
    >
      <AmountField
        {...amount}
        autoFocus
        currency={currency}
        showsProblem={wrongAmount !== undefined}
        label={tLines('amount')}
        description={t(isRefund ? 'refundHelp' : 'amountHelp', { currency, balance: open })}
        readOnly={isPending || isSent}
        errorText={amountError ?? refused.textOf('amount')}
      />
      <DateField
        {...paidOn}
        ref={paidOnField}
        label={tPayments('paidOn')}
        isRequired
        isDisabled={isSent}
        max={todayOn}
        value={paidOn.value || null}
        errorText={refused.textOf('paidOn')}
        onChange={(day) => onPaidOnChange(day ?? '')}
      />
      <TextField
        {...reference}
        label={tFacts('optionalLabel', { label: tPayments('reference') })}
        description={t('referenceHelp')}
        maxLength={REFERENCE_MAX}
        autoComplete="off"
        readOnly={isPending || isSent}
        errorText={refused.textOf('reference')}
      />
    </FormDialog>
  );
}
