import { useRef, useState } from 'react';
import type { OrderDecisionState } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import { isCancellable } from '../../domain/orders/order-machine';
import { REASON_MAX } from '../../domain/text/reason';
import { customersMoveMessages } from '../../messages/generated/en/customers';
import { ordersActionsMessages, ordersDecisionsMessages } from '../../messages/generated/en/orders';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { useOrderFailure } from '../ui/order-failure';
import { formatPrice } from '../ui/price-format';
import { TextField } from '../ui/TextField';
import { BoundLines } from './BoundLines';

const WORDS = {
  approve: ['approveTitle', 'approve', 'info'],
  reject: ['rejectTitle', 'reject', 'danger'],
  cancel: ['cancelTitle', 'cancelOrder', 'danger'],
} as const;

const More = styled('div')(
  layered('display: grid; gap: var(--plinth-space-3); min-inline-size: 0;'),
);

/** Says what a decision about an order means, and for whom, before it is made (commerce §3). */
export function OrderDecisionDialog({ decision }: { decision: OrderDecisionState }) {
  const { action, order, isPending, failure, onConfirm, onClose } = decision;
  const t = useMessages(ordersDecisionsMessages);
  const tActions = useMessages(ordersActionsMessages);
  const tMove = useMessages(customersMoveMessages);
  const meaningOf = useMeaning();
  const { ofWrite } = useOrderFailure();
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason, isOlder] = useDraft(`order:${order.id}:${action}`, '');
  const [isMissing, setMissing] = useState(false);
  if (failure?.kind === 'conflict') {
    return (
      <AlertDialog
        isOpen
        contentKey="changed"
        tone="warning"
        title={tMove('stateChangedTitle')}
        text={t('changedText')}
        showCancel={false}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  }
  const mustSayWhy = action === 'reject';
  const [title, verb, tone] = WORDS[action];
  function confirm(): void {
    const text = reason.trim();
    if (mustSayWhy && !text) {
      setMissing(true);
      field.current?.focus();
    } else onConfirm(text || null);
  }
  return (
    <AlertDialog
      isOpen
      contentKey={action}
      tone={tone}
      title={t(title, { number: order.number })}
      text={meaningOf(action, order)}
      confirmText={tActions(verb)}
      isPending={isPending}
      hasField
      hasTyped={isOlder}
      onConfirm={confirm}
      onClose={onClose}
    >
      <More data-slot="order-decision">
        {action === 'approve' && <BoundLines order={order} />}
        <TextField
          ref={field}
          label={tMove('reason')}
          description={
            mustSayWhy ? t('rejectReasonHelp', { user: order.placedBy }) : tMove('reasonHelp')
          }
          errorText={isMissing ? t('reasonRequired') : undefined}
          maxLength={REASON_MAX}
          autoFocus
          value={reason}
          readOnly={isPending}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
        <FormFailure failure={ofWrite(failure, order.customerName)} />
      </More>
    </AlertDialog>
  );
}

/** What a decision does, and to how much. */
function useMeaning(): (action: OrderDecisionState['action'], order: Order) => string {
  const t = useMessages(ordersDecisionsMessages);
  const locale = useMessagesLocale();
  return (action, { customerName: customer, total, currency, lines }) => {
    if (action === 'approve') {
      return t('approveAsk', { customer, total: formatPrice(total, currency, locale) });
    }
    if (action === 'reject') return t('rejectAsk', { customer });
    const count = lines.filter(isCancellable).length;
    const stay = lines.filter(({ state }) => state === 'done' || state === 'provisioning').length;
    const given = t('cancelAsk', { count });
    return stay > 0 ? `${t('othersStay', { count: stay })} ${given}` : given;
  };
}
