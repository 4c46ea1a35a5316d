import { forwardRef } from 'react';
import { useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { momentWords, utcMomentFormat } from './date-format';

export interface MomentTextProps {
  /** The instant to show. */
  instant: Date;
  /** Wraps the text in a sentence. @default the text alone */
  sentence?: ((moment: string) => string) | undefined;
  /**
   * Current time in milliseconds since 1970: today is shown as a time, the next six days as a
   * weekday.
   * @default always a date
   */
  now?: number | undefined;
  /** A class on the element. */
  className?: string | undefined;
}

/** A date and time in the viewer's zone, with UTC on hover (commerce §2.1). */
export const MomentText = forwardRef<HTMLTimeElement, MomentTextProps>(function MomentText(
  { instant, sentence, now, className },
  ref,
) {
  const locale = useMessagesLocale();
  const moment = momentWords(instant, locale, now);
  return (
    <Part
      as="time"
      ref={ref}
      data-slot="moment-text"
      dateTime={instant.toISOString()}
      title={utcMomentFormat(locale).format(instant)}
      className={className}
    >
      {sentence ? sentence(moment) : moment}
    </Part>
  );
});
