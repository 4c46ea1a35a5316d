import { type Failure, isNoAnswer } from '../../domain/failure';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { ErrorState, type ErrorStateProps } from './ErrorState';
import { FailureReason } from './FailureReason';

export interface FailedStateProps extends Pick<ErrorStateProps, 'isRetrying' | 'headingLevel'> {
  /** The failure, which can be retried. */
  failure: Failure;
  /** The error text if the server sends none. */
  fallback: string;
}

/** Shown in place of content that failed to load; without a response it blames the connection. */
export function FailedState({ failure, fallback, ...props }: FailedStateProps) {
  const t = useMessages(uiFailureMessages);
  return (
    <ErrorState
      {...props}
      title={t(isNoAnswer(failure) ? 'unreachable' : 'failed')}
      text={<FailureReason failure={failure} fallback={fallback} />}
      onRetry={failure.retry}
      failure={failure}
    />
  );
}
