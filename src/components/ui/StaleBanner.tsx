import { isNoAnswer } from '../../domain/failure';
import type { Reading } from '../../domain/reading';
import { uiFailureMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Banner } from './Banner';
import { Button } from './Button';
import { failureCode } from './failure-code';

export interface StaleBannerProps {
  reading: Reading<unknown>;
  /** The text for data that may be out of date. @default a sentence about a list */
  text?: string | undefined;
}

/** Shown above data whose refresh failed, and while the server does not answer. */
export function StaleBanner({ reading, text }: StaleBannerProps) {
  const t = useMessages(uiFailureMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  if (reading.status !== 'ready' || !reading.isStale) return null;
  const { failure, isRefreshing } = reading;
  const isLost = isNoAnswer(failure);
  const stale = text ?? t('stale');
  return (
    <Banner
      tone="warning"
      data-failure={failure && failureCode(failure)}
      title={isLost ? t('unreachable') : stale}
      actions={
        failure?.retry && (
          <Button size="sm" isPending={isRefreshing} onPress={failure.retry}>
            {tFeedback('tryAgain')}
          </Button>
        )
      }
    >
      {isLost && stale}
    </Banner>
  );
}
