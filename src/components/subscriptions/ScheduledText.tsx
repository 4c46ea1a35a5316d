import type { ScheduledChange } from '../../domain/subscriptions/subscription';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { subscriptionsFactsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';

/** Describes what is scheduled for the renewal: `8 seats, another plan`. */
export function useScheduledWords(): (scheduled: ScheduledChange) => string {
  const t = useMessages(subscriptionsFactsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  return ({ quantity, planId, endsOn }) => {
    const parts = [
      quantity !== null && tFacts('seats', { count: quantity }),
      planId !== null && t('scheduledPlan'),
      endsOn !== null && t('scheduledEnd', { date: formatCivilDate(lastDayOf(endsOn), locale) }),
    ].filter((part) => part !== false);
    return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
  };
}

/** The same as an element. */
export function ScheduledText({ scheduled }: { scheduled: ScheduledChange }) {
  return <span>{useScheduledWords()(scheduled)}</span>;
}
