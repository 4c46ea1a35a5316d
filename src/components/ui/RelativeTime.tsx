import { type RelativeTimeUnit, relativeTimeOf } from '../../domain/time/relative-time';
import { uiTimeMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { dateTimeFormat } from './date-format';

/** How long ago it was in words, with the exact time in the viewer's zone on hover (specification §9). */
export function RelativeTime({ instant, now }: { instant: Date; now: number }) {
  const t = useMessages(uiTimeMessages);
  const locale = useMessagesLocale();
  const age = relativeTimeOf(instant, now);
  return (
    <time dateTime={instant.toISOString()} title={dateTimeFormat(locale).format(instant)}>
      {'count' in age ? t(age.unit satisfies RelativeTimeUnit, age) : t(age.unit)}
    </time>
  );
}
