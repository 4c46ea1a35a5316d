import { authTrustMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { Checkbox } from '../ui/Checkbox';

/** Props of {@link TrustDevice}. */
export interface TrustDeviceProps {
  /** Whether it is checked. Controlled; pass it to `useTwoFactorScreen` as `trustsDevice`. */
  isSelected: boolean;
  /** Called with the new value. */
  onChange: (isSelected: boolean) => void;
}

/**
 * Skips the code in this browser for 30 days (contract §4.28). Pass it to `TwoFactorScreen` as a
 * child.
 *
 * @example
 * ```tsx
 * <TrustDevice isSelected={false} onChange={(trusts) => save(trusts)} />
 * ```
 */
export function TrustDevice(props: TrustDeviceProps) {
  const t = useMessages(authTrustMessages);
  return <Checkbox {...props} label={t('trustDevice')} description={t('trustDeviceHelp')} />;
}
