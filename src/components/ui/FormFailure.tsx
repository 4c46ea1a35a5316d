import { forwardRef } from 'react';
import type { Failure } from '../../domain/failure';
import { FailureReason } from './FailureReason';
import { FormError, type FormErrorProps } from './FormError';

/** Props of {@link FormFailure}. */
export interface FormFailureProps extends Omit<FormErrorProps, 'children'> {
  /** Why the form could not be sent; null or nothing for no failure. */
  failure: Failure | null | undefined;
  /**
   * What is said where the server has no sentence of its own.
   * @default without an answer, that it is not known whether it was done; else that something went wrong
   */
  fallback?: string | undefined;
}

/**
 * Why a form could not be sent, above its button: a {@link FormError} with the reason of a failure. What
 * is refused for want of a permission names it, and below a `PermissionHelpProvider` offers who can
 * give it.
 *
 * @example
 * ```tsx
 * <FormFailure failure={{ kind: 'server' }} fallback="That could not be saved." />
 * ```
 */
export const FormFailure = forwardRef<HTMLDivElement, FormFailureProps>(function FormFailure(
  { failure, fallback, ...box },
  ref,
) {
  return (
    <FormError {...box} ref={ref}>
      {failure && <FailureReason failure={failure} fallback={fallback} />}
    </FormError>
  );
});
