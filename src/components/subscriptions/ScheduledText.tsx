import type { ScheduledChange } from '../../domain/subscriptions/subscription';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  subscriptionFactsMessages,
  subscriptionSeatsMessages,
} from '../../messages/generated/en/subscription';
import { useMessages, useMessagesLocale } from '../../messages/messages';

/** What is scheduled for the renewal, in words: `8 seats, another plan`. */
export function ScheduledText({ scheduled }: { scheduled: ScheduledChange }) {
  const t = useMessages(subscriptionFactsMessages);
  const tSeats = useMessages(subscriptionSeatsMessages);
  const locale = useMessagesLocale();
  const { quantity, planId, endsOn } = scheduled;
  const parts = [
    quantity !== null && tSeats('batchSeats', { count: quantity }),
    planId !== null && t('scheduledPlan'),
    endsOn !== null && t('scheduledEnd', { date: formatCivilDate(lastDayOf(endsOn), locale) }),
  ].filter((part) => part !== false);
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' });
  return <span>{list.format(parts)}</span>;
}
