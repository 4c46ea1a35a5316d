import { type Failure, isNoAnswer } from '../../domain/failure';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { ErrorState, type ErrorStateProps } from './ErrorState';
import { FailureReason } from './FailureReason';

/** Props of {@link FailedState}. */
export interface FailedStateProps extends Pick<ErrorStateProps, 'isRetrying' | 'headingLevel'> {
  /** Why it is not there, with the way to try again. */
  failure: Failure;
  /** What could not be loaded, where the server has no sentence of its own. */
  fallback: string;
}

/** In place of what could not be read: where no answer came, it is the connection that is named. */
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
