import { resetPassword } from '../../api/calls/auth';
import type { AuthFrameProps, ResetPasswordScreenProps } from '../../contracts/auth';
import type { ResetLink } from '../../domain/auth/password-reset';
import { useWrite, type Write } from '../writes/useWrite';

/** What {@link useResetPassword} sends: the password byte for byte. */
export interface ResetPasswordInput extends ResetLink {
  /** The new password, byte for byte. */
  readonly newPassword: string;
}

/** Sets a new password with the token of a mailed link (specification §7.1). */
export function useResetPassword(): Write<ResetPasswordInput, void> {
  return useWrite(async (client, input) => {
    // The server's message is not passed on: the page has its own.
    await resetPassword(client, input);
  });
}

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
