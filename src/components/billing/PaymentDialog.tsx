import { type FormEvent, useId, useRef, useState } from 'react';
import type { PaymentDialogState } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import { paymentProblems, REFERENCE_MAX, takesRefunds } from '../../domain/billing/statement-rules';
import { fieldTexts, isUnanswered } from '../../domain/failure';
import { formatAmount, formatMoney } from '../../domain/money';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { readAmount } from '../../domain/typed-amount';
import {
  statementLinesMessages,
  statementPayMessages,
  statementPaymentsMessages,
} from '../../messages/generated/en/statement';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AmountField } from '../ui/AmountField';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { DateField } from '../ui/DateField';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { TooLateDialog } from './TooLateDialog';

interface PaymentDialogProps {
  statement: Statement;
  dialog: PaymentDialogState;
}

const Form = styled('form')(layered('display: grid; gap: var(--plinth-space-4);'));

const FIELDS = ['amount', 'paidOn', 'reference'] as const;

/**
 * Records that a statement was paid, or a credit paid back, wholly or in part; sent again, it is recorded
 * once (wire §6). What is half typed survives a reload (contract §4.32).
 */
export function PaymentDialog({ statement, dialog }: PaymentDialogProps) {
  const { isPending, failure, todayOn, onSave, onClose } = dialog;
  const { currency } = statement;
  const isRefund = takesRefunds(statement);
  const balance = Math.abs(statement.balance);
  const t = useMessages(statementPayMessages);
  const tPayments = useMessages(statementPaymentsMessages);
  const tLines = useMessages(statementLinesMessages);
  const locale = useMessagesLocale();
  const formId = useId();
  const amountField = useRef<HTMLInputElement>(null);
  const paidOnField = useRef<HTMLInputElement>(null);
  const draft = `payment:${statement.id}`;
  const [text, setText] = useDraft(`${draft}:amount`, () =>
    formatAmount({ amount: balance, currency }, locale),
  );
  const [paidOn, setPaidOn] = useDraft<string | null>(`${draft}:paidOn`, todayOn);
  const [reference, setReference, isOlder] = useDraft(`${draft}:reference`, '');
  const [isTried, setTried] = useState(false);
  if (dialog.isTooLate) return <TooLateDialog onClose={onClose} />;

  const { amount, problem } = readAmount(text, currency, locale);
  const payment = {
    amount: amount ?? 0,
    paidOn: paidOn ?? '',
    reference: reference.trim() || null,
  };
  const problems = paymentProblems(statement, payment, todayOn);
  const server = failure && fieldTexts(failure, FIELDS);
  // It may be recorded: only the same can be sent again, and is recorded once.
  const isSent = isUnanswered(failure);
  const open = formatMoney({ amount: balance, currency }, locale);

  function amountError(): string | undefined {
    if (!isTried) return server?.fields.amount;
    if (problem === 'required') return t('amountRequired');
    const wrong = problems.find(({ field }) => field === 'amount')?.code;
    if (wrong === 'not_integer') return t('amountRequired');
    return wrong === 'above_balance' ? t('amountAbove', { balance: open }) : server?.fields.amount;
  }
  function save(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isPending) return;
    const [wrong] = problems;
    if (problem === undefined && !wrong) onSave(payment);
    else if (problem !== undefined || wrong?.field === 'amount') amountField.current?.focus();
    else if (wrong?.field === 'paidOn') paidOnField.current?.focus();
  }
  return (
    <Modal
      isOpen
      title={t(isRefund ? 'refundTitle' : 'payTitle', {
        number: statement.number ?? formatCivilMonth(statement.period, locale),
      })}
      description={statement.customerName}
      isCloseDisabled={isPending}
      hasTyped={isOlder}
      onClose={onClose}
      footer={
        <>
          <CancelButton isPending={isPending} onPress={onClose} />
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t(isRefund ? 'recordRefund' : 'record')}
          </Button>
        </>
      }
    >
      <Form id={formId} data-slot="payment-dialog" noValidate onSubmit={save}>
        <AmountField
          autoFocus
          ref={amountField}
          name="amount"
          currency={currency}
          showsProblem={isTried}
          label={tLines('amount')}
          description={t(isRefund ? 'refundHelp' : 'amountHelp', { currency, balance: open })}
          value={text}
          readOnly={isPending || isSent}
          errorText={amountError()}
          onChange={setText}
          onBlur={() => setTried(true)}
        />
        <DateField
          ref={paidOnField}
          label={tPayments('paidOn')}
          isRequired
          isDisabled={isSent}
          max={todayOn}
          value={paidOn}
          errorText={server?.fields.paidOn}
          onChange={setPaidOn}
        />
        <TextField
          name="reference"
          label={tPayments('reference')}
          description={t('referenceHelp')}
          maxLength={REFERENCE_MAX}
          autoComplete="off"
          value={reference}
          readOnly={isPending || isSent}
          errorText={server?.fields.reference}
          onChange={setReference}
        />
        <FormFailure
          failure={server && Object.keys(server.fields).length > 0 ? null : failure}
          fallback={t('payFailed')}
        />
      </Form>
    </Modal>
  );
}
