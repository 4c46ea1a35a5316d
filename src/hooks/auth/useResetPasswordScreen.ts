import type { AuthFrameProps, ResetPasswordScreenProps } from '../../contracts/auth';
import type { ResetLink } from '../../domain/auth/password-reset';
import { useResetPassword } from './useResetPassword';

/** Settings of {@link useResetPasswordScreen}. The frame of the form is passed on to the screen. */
export interface ResetPasswordScreenOptions
  extends AuthFrameProps,
    Pick<ResetPasswordScreenProps, 'signInHref' | 'forgotPasswordHref'> {
  /**
   * What `readResetLink` read from the address on arrival; null for a broken link. Remove it from
   * the address before anything else is loaded.
   */
  link: ResetLink | null;
}

/**
 * The page of a mailed link: what `ResetPasswordScreen` takes (specification §2.1, §4, §7.1, §8).
 *
 * @example
 * ```tsx
 * function Reset({ link }: { link: ResetLink | null }) {
 *   const hrefs = { signInHref: '/in', forgotPasswordHref: '/forgot' };
 *   return <ResetPasswordScreen {...useResetPasswordScreen({ brandName: 'Fjord', link, ...hrefs })} />;
 * }
 * ```
 */
export function useResetPasswordScreen({
  link,
  ...given
}: ResetPasswordScreenOptions): ResetPasswordScreenProps {
  const { state, isPending, failure, run } = useResetPassword();
  return {
    ...given,
    status: state.status === 'done' ? 'done' : link ? 'form' : 'broken',
    email: link?.email ?? '',
    isPending,
    failure,
    onSubmit: ({ newPassword }) => {
      if (link) void run({ ...link, newPassword });
    },
  };
}
