import { announcedMinutesOf } from '../../domain/impersonation/impersonation';
import { purchaseFinalMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** How long a price holds. It is announced at 5, 2 and 1 minutes, not at every tick. */
export function PriceTimeLeft({ secondsLeft }: { secondsLeft: number }) {
  const t = useMessages(purchaseFinalMessages);
  const minutes = Math.ceil(secondsLeft / 60);
  const announced = announcedMinutesOf(minutes);
  return (
    <>
      <p>{secondsLeft > 0 ? t('holdsMinutes', { count: minutes }) : t('newPriceComing')}</p>
      <VisuallyHidden role="status">
        {secondsLeft > 0 && announced !== null && t('holdsMinutes', { count: announced })}
      </VisuallyHidden>
    </>
  );
}
