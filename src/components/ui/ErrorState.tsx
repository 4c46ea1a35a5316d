import { forwardRef, type ReactNode } from 'react';
import type { Failure } from '../../domain/failure';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Button } from './Button';
import { StateFrame } from './EmptyState';
import { failureCode } from './failure-code';
import { RetryIcon, WarningIcon } from './icons';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** What to do next, or a {@link FailureReason}; rendered as plain text. @default none */
  text?: ReactNode;
  /** Retries this part. @default no button */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is pending. @default false */
  isRetrying?: boolean | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The failure, emitted as an event for pages that embed an element. @default no event */
  failure?: Failure | undefined;
  /** A class on the root. */
  className?: string | undefined;
}

/** Shown in place of content that failed; the rest of the page keeps working. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, text, onRetry, isRetrying = false, headingLevel = 2, failure, className },
  ref,
) {
  const t = useMessages(uiFeedbackMessages);
  const Heading = `h${headingLevel}` as const;
  return (
    <StateFrame
      ref={ref}
      data-slot="error-state"
      data-failure={failure && failureCode(failure)}
      role="alert"
      className={className}
    >
      <Part as="span" data-slot="state-icon" data-tone="danger" aria-hidden>
        <WarningIcon />
      </Part>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {onRetry && (
        <Part as="div" data-slot="state-actions">
          <Button isPending={isRetrying} onPress={onRetry}>
            <RetryIcon aria-hidden />
            <span>{t('tryAgain')}</span>
          </Button>
        </Part>
      )}
    </StateFrame>
  );
});
