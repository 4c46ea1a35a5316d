import type {
  AuthFrameProps,
  TwoFactorFormProps,
  TwoFactorScreenProps,
} from '../../contracts/auth';
import { type TwoFactorOptions, useTwoFactor } from './useTwoFactor';

/** Settings of {@link useTwoFactorScreen}. The frame of the form is passed on to the screen. */
export interface TwoFactorScreenOptions
  extends AuthFrameProps,
    TwoFactorOptions,
    Pick<TwoFactorScreenProps, 'signInHref'>,
    Pick<TwoFactorFormProps, 'onBack'> {}

/**
 * The page of the second factor: what `TwoFactorScreen` takes (specification §2.1, §8). It sends
 * the credentials from the sign-in form with the code, and discards them with the page or after
 * five minutes.
 *
 * @example
 * ```tsx
 * function Code({ onBack }: { onBack: () => void }) {
 *   return <TwoFactorScreen {...useTwoFactorScreen({ brandName: 'Fjord', signInHref: '/in', onBack })} />;
 * }
 * ```
 */
export function useTwoFactorScreen({
  trustsDevice,
  onBack,
  ...given
}: TwoFactorScreenOptions): TwoFactorScreenProps {
  const { status, email, submit, ...form } = useTwoFactor({ trustsDevice });
  return { ...given, status, email, form: { ...form, onSubmit: submit, onBack } };
}
