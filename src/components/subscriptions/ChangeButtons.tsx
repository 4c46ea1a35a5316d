import type { ChangeDrawerState } from '../../contracts/subscriptions';
import { formatMoney } from '../../domain/money';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { sharedPricingMessages, sharedSumsMessages } from '../../messages/generated/en/shared';
import {
  subscriptionsChangeSeatsMessages,
  subscriptionsOutcomeMessages,
  subscriptionsPreviewMessages,
} from '../../messages/generated/en/subscriptions';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { useActionWords } from './action-words';

interface ChangeButtonsProps {
  subscription: Subscription;
  drawer: ChangeDrawerState;
}

/** The buttons of a drawer; the label of the submit button names the change. */
export function ChangeButtons({ subscription, drawer }: ChangeButtonsProps) {
  const { action, draft, preview, totalBefore, making } = drawer;
  const { state } = making;
  const t = useMessages(subscriptionsOutcomeMessages);
  const tSeats = useMessages(subscriptionsChangeSeatsMessages);
  const tPreview = useMessages(subscriptionsPreviewMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tPricing = useMessages(sharedPricingMessages);
  const locale = useMessagesLocale();
  const tFeedback = useMessages(uiFeedbackMessages);
  const words = useActionWords();
  const ready = preview.status === 'ready' && preview.data.status === 'ready' ? preview.data : null;
  const isKnown = ready !== null && preview.status === 'ready' && !preview.failure;

  function label(): string {
    if (ready && totalBefore !== null && totalBefore !== ready.total) {
      const { total: amount, currency } = ready;
      return tPricing('confirmTotal', { total: formatMoney({ amount, currency }, locale) });
    }
    const count = (draft.quantity ?? subscription.quantity) - subscription.quantity;
    if (action !== 'seats' || count === 0) return words(action);
    return tSeats(count > 0 ? 'addSeats' : 'removeSeats', { count: Math.abs(count) });
  }
  /** The reason why submitting is disabled; a refusal is already explained above. */
  function whyNot(): string | undefined {
    if (preview.status === 'empty')
      return tPreview(action === 'plan' ? 'choosePlan' : 'enterSeats');
    return preview.status === 'failed' ? tSums('priceFailed') : undefined;
  }

  if (state.status === 'notMade') {
    return (
      <>
        <Button onPress={making.onCheckAgain}>{tPricing('checkAgain')}</Button>
        <Button variant="primary" isGuarded onPress={making.onSendAgain}>
          {t('changeSendAgain')}
        </Button>
      </>
    );
  }
  const isPending = state.status === 'sending' || state.status === 'unanswered';
  const isRefused = preview.status === 'ready' && preview.data.status === 'refused';
  // "Cancel" beside "Cancel subscription" would be ambiguous.
  const close =
    action === 'cancel' ? (
      <Button isDisabled={isPending} onPress={drawer.onClose}>
        {tFeedback('close')}
      </Button>
    ) : (
      <CancelButton isPending={isPending} onPress={drawer.onClose} />
    );
  if (isRefused) return close;
  return (
    <>
      {close}
      <Button
        variant={action === 'cancel' ? 'danger' : 'primary'}
        isPending={isPending}
        isDisabled={!isPending && !isKnown}
        disabledReason={isPending || isKnown ? undefined : whyNot()}
        isGuarded
        onPress={making.onConfirm}
      >
        {label()}
      </Button>
    </>
  );
}
