import type { Reading } from '../../domain/reading';
import { uiLaterMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { ErrorState } from '../ui/ErrorState';
import { FailureReason } from '../ui/FailureReason';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface SignInReadingProps {
  reading: Reading<unknown>;
  /** Text for screen readers while loading. */
  loading: string;
  /** Heading of the error. */
  failed: string;
}

/** Shown in a section while it loads, or if it failed. */
export function SignInReading({ reading, loading, failed }: SignInReadingProps) {
  const tLater = useMessages(uiLaterMessages);
  if (reading.status === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
        <Skeleton width="45%" />
        <Skeleton width="30%" />
      </>
    );
  }
  if (reading.status !== 'failed') return null;
  return (
    <ErrorState
      headingLevel={3}
      title={failed}
      text={<FailureReason failure={reading.failure} fallback={tLater('tryLater')} />}
      onRetry={reading.failure.retry}
      isRetrying={reading.isRefreshing}
    />
  );
}
