import { type Failure, failureText, isUnanswered } from '../../domain/failure';
import { uiFailureMessages, uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { NeededPermission } from './NeededPermission';

/** Props of {@link FailureReason}. */
export interface FailureReasonProps {
  /** The failure to explain. */
  failure: Failure;
  /**
   * The text if the server sends none.
   * @default without a response, that the outcome is unknown; otherwise that something went wrong
   */
  fallback?: string | undefined;
}

/**
 * Explains a failure: the server's sentence, otherwise yours, and the missing permission if there
 * is one. Inside a `PermissionHelpProvider` it offers help with that permission. It is inline text,
 * for example for a list item; for forms use {@link FormFailure}.
 */
export function FailureReason({ failure, fallback }: FailureReasonProps) {
  const t = useMessages(uiForbiddenMessages);
  const tFailure = useMessages(uiFailureMessages);
  const isSignedOut = failure.kind === 'unauthorized';
  const text = isSignedOut
    ? t('signedOut')
    : failureText(
        failure,
        // Without a response the request may have succeeded; a refusal is a response.
        fallback ?? tFailure(isUnanswered(failure) ? 'outcomeUnknown' : 'failed'),
      );
  return (
    <>
      <span dir="auto">{text}</span>
      <NeededPermission failure={failure} text={text} />
    </>
  );
}
