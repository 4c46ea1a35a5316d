import { type Failure, failureText, isUnanswered } from '../../domain/failure';
import { uiFailureMessages, uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { NeededPermission } from './NeededPermission';

/** Props of {@link FailureReason}. */
export interface FailureReasonProps {
  /** Why it failed. */
  failure: Failure;
  /**
   * What is said where the server has no sentence of its own.
   * @default without an answer, that it is not known whether it was done; else that something went wrong
   */
  fallback?: string | undefined;
}

/**
 * Why something failed: the server's own sentence, else yours, and of what is refused for want of a
 * permission also which one. Below a `PermissionHelpProvider` it offers who can give it. It is text
 * for a place of yours, such as an entry of a list; a form has {@link FormFailure}.
 */
export function FailureReason({ failure, fallback }: FailureReasonProps) {
  const t = useMessages(uiForbiddenMessages);
  const tFailure = useMessages(uiFailureMessages);
  const isSignedOut = failure.kind === 'unauthorized';
  const text = isSignedOut
    ? t('signedOut')
    : failureText(
        failure,
        // An answer may be lost, and what was sent be done; a refusal is an answer.
        fallback ?? tFailure(isUnanswered(failure) ? 'outcomeUnknown' : 'failed'),
      );
  return (
    <>
      <span>{text}</span>
      <NeededPermission failure={failure} said={text} />
    </>
  );
}
