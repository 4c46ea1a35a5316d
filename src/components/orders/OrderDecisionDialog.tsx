import { useRef, useState } from 'react';
import type { OrderDecisionState } from '../../contracts/orders';
import type { Order, OrderLine } from '../../domain/orders/order';
import { isCancellable } from '../../domain/orders/order-machine';
import { REASON_MAX } from '../../domain/text/reason';
import {
  ordersActionsMessages,
  ordersBoundMessages,
  ordersDecisionsMessages,
} from '../../messages/generated/en/orders';
import {
  sharedCancelTermsMessages,
  sharedFactsMessages,
  sharedPlansMessages,
  sharedPricesMessages,
  sharedWritesMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useOrderFailure } from '../shared/order-failure';
import { planWords } from '../shared/plan-words';
import { formatPrice } from '../shared/price-format';
import { AlertDialog } from '../ui/AlertDialog';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { TextField } from '../ui/TextField';

const Root = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-2);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > ul { display: grid; gap: var(--plinth-space-2); margin: 0; padding: 0; list-style: none; }
  & p, & li { margin: 0; font-size: var(--plinth-font-size-sm); line-height: 20px; }
  & small { display: block; color: var(--plinth-text-muted); font-size: inherit; }
  `),
);

const DAY_HOURS = 24;

/** Sentences about the commitment; null if the server does not send it. */
function useBoundWords() {
  const t = useMessages(ordersBoundMessages);
  const tCancelTerms = useMessages(sharedCancelTermsMessages);

  /** The cancellation period, counted from the approval. */
  return function cancelWords({ cycle, cancelHours }: OrderLine): string | null {
    if (cycle === 'usage') return tCancelTerms('anyTime');
    if (cycle === 'once') return tCancelTerms('once');
    if (cancelHours === undefined) return null;
    if (cancelHours === null) return t('boundUntilRenewal');
    if (cancelHours === 0) return tCancelTerms('never');
    return cancelHours % DAY_HOURS === 0
      ? t('boundDays', { days: cancelHours / DAY_HOURS })
      : t('boundHours', { hours: cancelHours });
  };
}

/** The commitment and the cancellation period of each line after approval. */
function BoundLines({ order }: { order: Order }) {
  const t = useMessages(ordersBoundMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const locale = useMessagesLocale();
  const cancelWords = useBoundWords();
  const price = (amount: number) => formatPrice(amount, order.currency, locale);
  const entries = order.lines.flatMap((line) => {
    const { id, term, cycle, commitment, productName: product } = line;
    if (term === undefined || cycle === undefined || commitment === undefined) return [];
    const plan = planWords({ term, cycle }, tPlans, tPrices);
    return { id, text: t('lineBound', { product, plan, amount: price(commitment) }), line };
  });
  if (entries.length === 0) return null;
  return (
    <Root data-slot="order-bound">
      <ul>
        {entries.map(({ id, text, line }) => (
          <li key={id}>
            <bdi>{text}</bdi> <small>{cancelWords(line)}</small>
          </li>
        ))}
      </ul>
      {entries.length > 1 && order.commitment !== undefined && (
        <p>{t('boundTotal', { amount: price(order.commitment) })}</p>
      )}
    </Root>
  );
}

const WORDS = {
  approve: ['approveTitle', 'approve', 'info'],
  reject: ['rejectTitle', 'reject', 'danger'],
  cancel: ['cancelTitle', 'cancelOrder', 'danger'],
} as const;

const More = styled('div')(
  layered('display: grid; gap: var(--plinth-space-3); min-inline-size: 0;'),
);

/** Explains the effect of a decision on an order before it is confirmed (commerce §3). */
export function OrderDecisionDialog({ decision }: { decision: OrderDecisionState }) {
  const { action, order, isPending, failure, onConfirm, onClose } = decision;
  const t = useMessages(ordersDecisionsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const tActions = useMessages(ordersActionsMessages);
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
        title={tWrites('stateChangedTitle')}
        text={tWrites('changedText')}
        showCancel={false}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  }
  const needsReason = action === 'reject';
  const [title, verb, tone] = WORDS[action];
  function confirm(): void {
    const text = reason.trim();
    if (needsReason && !text) {
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
          label={
            needsReason ? tWrites('reason') : tFacts('optionalLabel', { label: tWrites('reason') })
          }
          description={
            needsReason ? t('rejectReasonHelp', { user: order.placedBy }) : tWrites('reasonHelp')
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

/** Returns the effect of a decision, with its amounts. */
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
