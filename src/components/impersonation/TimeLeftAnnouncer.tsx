import { useState } from 'react';
import { announcedMinutesOf } from '../../domain/impersonation/impersonation';
import { impersonationMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/**
 * Announces the time left to screen readers when it reaches 5, 2 or 1 minutes, and never in
 * between. The time at mount is not announced: the text around it says it.
 */
export function TimeLeftAnnouncer({ minutesLeft }: { minutesLeft: number }) {
  const t = useMessages(impersonationMessages);
  const reached = announcedMinutesOf(minutesLeft);
  const [told, setTold] = useState<{ reached: number | null; minutes: number | null }>({
    reached,
    minutes: null,
  });
  if (reached !== told.reached) {
    // After an extension nothing is announced: the dialog says it.
    const isNews = reached !== null && (told.reached === null || reached < told.reached);
    setTold({ reached, minutes: isNews ? minutesLeft : null });
  }
  return (
    <VisuallyHidden role="status" data-slot="time-left-announcer">
      {told.minutes !== null && t('expiresIn', { count: told.minutes })}
    </VisuallyHidden>
  );
}
