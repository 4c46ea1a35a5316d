import type { AuthFrameProps, TwoFactorScreenProps } from '../../contracts/auth';
import { type TwoFactorOptions, useTwoFactor } from './useTwoFactor';

/** Settings of {@link useTwoFactorScreen}. What is around the form goes on to the screen. */
export interface TwoFactorScreenOptions
  extends AuthFrameProps,
    TwoFactorOptions,
    Pick<TwoFactorScreenProps, 'signInHref' | 'onBack'> {}

/**
 * The page of the second factor: what `TwoFactorScreen` takes (specification §2.1, §8). It sends what
 * the sign-in form handed over with the code; nothing of it outlives the page or five minutes.
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
  ...given
}: TwoFactorScreenOptions): TwoFactorScreenProps {
  const { submit, ...state } = useTwoFactor({ trustsDevice });
  return { ...given, ...state, onSubmit: submit };
}
