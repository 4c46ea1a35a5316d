import type { ChangePreview } from '../../domain/subscriptions/change-preview';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { sharedOrderRefusalsMessages } from '../../messages/generated/en/shared';
import { subscriptionsRefusalsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { numberFormat } from '../ui/number-format';

type Refusal = Pick<
  Extract<ChangePreview, { status: 'refused' }>,
  'code' | 'message' | 'lowestQuantity'
>;

/** Why a change is not possible now: in our words if the reason is known, or the server's. */
export function useChangeRefusalWords(): (subscription: Subscription, refusal: Refusal) => string {
  const t = useMessages(subscriptionsRefusalsMessages);
  const tOrderRefusals = useMessages(sharedOrderRefusalsMessages);
  const locale = useMessagesLocale();
  const count = (value: number) => numberFormat(locale).format(value);
  return ({ quantity, customerName }, { code, message, lowestQuantity }) => {
    switch (code) {
      case 'window_closed':
        return lowestQuantity === null
          ? message || t('refusedState')
          : t('refusedSeats', {
              lowest: count(lowestQuantity),
              most: count(Math.max(quantity - lowestQuantity, 0)),
            });
      case 'not_an_upgrade':
        return t('refusedNoTerm');
      case 'customer_suspended':
        return tOrderRefusals('refusedSuspended', { name: customerName });
      case 'credit_limit':
        return tOrderRefusals('refusedCredit', { name: customerName });
      case 'changing':
        return t('refusedChanging');
      case 'renewal_locked':
        return t('refusedLocked');
      case 'not_live':
        return t('refusedState');
      default:
        return message || t('refusedState');
    }
  };
}
