import { useState } from 'react';
import { announcedMinutesOf } from '../../domain/impersonation/impersonation';
import { impersonationMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/**
 * Tells screen readers how much time is left when it has come down to 5, 2 or 1 minutes, and never
 * in between. What is there when it appears is not told: the text around it says it.
 */
export function TimeLeftAnnouncer({ minutesLeft }: { minutesLeft: number }) {
  const t = useMessages(impersonationMessages);
  const reached = announcedMinutesOf(minutesLeft);
  const [told, setTold] = useState<{ reached: number | null; minutes: number | null }>({
    reached,
    minutes: null,
  });
  if (reached !== told.reached) {
    // Upwards, after an extension, there is nothing to tell: the dialog says so.
    const isNews = reached !== null && (told.reached === null || reached < told.reached);
    setTold({ reached, minutes: isNews ? minutesLeft : null });
  }
  return (
    <VisuallyHidden role="status" data-slot="time-left-announcer">
      {told.minutes !== null && t('expiresIn', { count: told.minutes })}
    </VisuallyHidden>
  );
}
