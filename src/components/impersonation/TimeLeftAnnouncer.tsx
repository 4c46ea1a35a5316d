import { useState } from 'react';
import { announcedMinutesOf } from '../../domain/impersonation/impersonation';
import { impersonationMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/**
 * Announces the time left to screen readers at 5, 2 and 1 minutes, but not in between. The time at
 * mount is not announced: the text around it contains it.
 */
export function TimeLeftAnnouncer({ minutesLeft }: { minutesLeft: number }) {
  const t = useMessages(impersonationMessages);
  const reached = announcedMinutesOf(minutesLeft);
  const [announced, setAnnounced] = useState<{ reached: number | null; minutes: number | null }>({
    reached,
    minutes: null,
  });
  if (reached !== announced.reached) {
    // After an extension nothing is announced: the dialog does that.
    const isNews = reached !== null && (announced.reached === null || reached < announced.reached);
    setAnnounced({ reached, minutes: isNews ? minutesLeft : null });
  }
  return (
    <VisuallyHidden role="status" data-slot="time-left-announcer">
      {announced.minutes !== null && t('expiresIn', { count: announced.minutes })}
    </VisuallyHidden>
  );
}
