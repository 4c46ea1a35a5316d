import type { SeatsRefusal } from '../../domain/subscriptions/bulk-seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionChangesBulkMessages } from '../../messages/generated/en/subscription-changes';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { numberFormat } from '../ui/number-format';
import { useChangeRefusalWords } from './change-refusal-words';

/** Why the seats of one of many are not changed, in words. */
export function useSeatsRefusalWords(): (
  subscription: Subscription,
  refusal: SeatsRefusal,
) => string {
  const t = useMessages(subscriptionChangesBulkMessages);
  const locale = useMessagesLocale();
  const changeWords = useChangeRefusalWords();
  return (subscription, refusal) => {
    switch (refusal.code) {
      case 'unchanged':
        return t('sameSeats');
      case 'tooFew':
        return t('tooFewSeats', { seats: numberFormat(locale).format(subscription.quantity) });
      case 'noNumber':
        return t('noSeats');
      default:
        return changeWords(subscription, refusal);
    }
  };
}
