import { nowAfter } from '../../domain/time/now-after';
import { relativeTimeOf } from '../../domain/time/relative-time';
import { uiTimeMessages } from '../../messages/generated/en/ui';
import { type Translate, useMessages, useMessagesLocale } from '../../messages/messages';
import { dateTimeFormat } from './date-format';

export type TimeWords = Translate<(typeof uiTimeMessages)['messages']>;

/** A relative time, with the exact time in the viewer's zone on hover (specification §9). */
export function timeAgo(instant: Date, now: number, t: TimeWords, locale: string) {
  const age = relativeTimeOf(instant, nowAfter(now, instant));
  return (
    <time dateTime={instant.toISOString()} title={dateTimeFormat(locale).format(instant)}>
      {'count' in age ? t(age.unit, age) : t(age.unit)}
    </time>
  );
}

/** {@link timeAgo} as a component. */
export function RelativeTime({ instant, now }: { instant: Date; now: number }) {
  return timeAgo(instant, now, useMessages(uiTimeMessages), useMessagesLocale());
}
