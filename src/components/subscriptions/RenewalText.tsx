import { renewalAmount } from '../../domain/subscriptions/renewal';
import { endsAtRenewal, type Subscription } from '../../domain/subscriptions/subscription';
import { formatCivilDate } from '../../domain/time/civil-format';
import { subscriptionCommitmentMessages } from '../../messages/generated/en/subscription';
import { subscriptionsColumnsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { priceWords } from './new-price-column';

/** What comes after the term: another one with its price, or nothing. */
export function RenewalText({ subscription }: { subscription: Subscription }) {
  const t = useMessages(subscriptionCommitmentMessages);
  const locale = useMessagesLocale();
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const { renewsOn } = subscription;
  if (endsAtRenewal(subscription)) return <p>{t('thenEnds')}</p>;
  const amount = renewalAmount(subscription);
  if (renewsOn === null || amount === null) return null;
  const date = formatCivilDate(renewsOn, locale);
  return (
    <p>{t('thenRenews', { date, amount: priceWords(amount, subscription, tColumns, locale) })}</p>
  );
}
