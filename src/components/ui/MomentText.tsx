import { forwardRef } from 'react';
import { useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { momentWords, utcMomentFormat } from './date-format';

/** Props of {@link MomentText}. */
export interface MomentTextProps {
  /** When. */
  instant: Date;
  /** Puts it into a sentence. @default it stands alone */
  sentence?: ((moment: string) => string) | undefined;
  /**
   * The present time, in milliseconds since 1970: today is said by its time, the next six days
   * by their weekday.
   * @default its date is said
   */
  now?: number | undefined;
  /** A class of your own on the element. */
  className?: string | undefined;
}

/** A day with its time in the viewer's zone, and in UTC on hover (commerce §2.1). */
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
