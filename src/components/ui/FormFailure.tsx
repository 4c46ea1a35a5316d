import { forwardRef } from 'react';
import type { Failure } from '../../domain/failure';
import { FailureReason } from './FailureReason';
import { FormError, type FormErrorProps } from './FormError';

/** Props of {@link FormFailure}. */
export interface FormFailureProps extends Omit<FormErrorProps, 'children'> {
  /** Why submitting failed; null or undefined if it did not. */
  failure: Failure | null | undefined;
  /**
   * The text if the server sends none.
   * @default without a response, that the outcome is unknown; otherwise that something went wrong
   */
  fallback?: string | undefined;
}

/**
 * Why a form could not be submitted, above its button: a {@link FormError} with the reason. Names a
 * missing permission, and inside a `PermissionHelpProvider` offers help with it.
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
