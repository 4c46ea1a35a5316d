import type { ForgotPasswordValues } from '../../domain/forms/forgot-password';
import type { WriteState } from '../../domain/write-state';
import { useRequestPasswordReset } from './useRequestPasswordReset';
import { useResendWait } from './useResendWait';

/** What {@link useForgotPassword} returns. */
export interface ForgotPassword {
  /** How the last request went. */
  readonly state: WriteState<void>;
  /** Whole seconds until another link may be requested; 0 if one may. */
  readonly secondsLeft: number;
  /** Whether a link was requested before. */
  readonly isResend: boolean;
  /** Requests a link; ignored while a request is pending or during the wait. */
  readonly send: (values: ForgotPasswordValues) => void;
}

/** The "forgot password" page (specification §2.1, §4): the request and the wait after it. */
export function useForgotPassword(): ForgotPassword {
  const { state, run } = useRequestPasswordReset();
  const { secondsLeft, hasAsked } = useResendWait();
  return {
    state,
    secondsLeft: state.status === 'pending' ? 0 : secondsLeft,
    isResend: hasAsked,
    send: (values) => {
      if (secondsLeft === 0) void run(values);
    },
  };
}
