import { authTrustMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { Checkbox } from '../ui/Checkbox';

/** Props of {@link TrustDevice}. */
export interface TrustDeviceProps {
  /** Whether it is ticked. You hold it, and hand it to `useTwoFactorScreen` as `trustsDevice`. */
  isSelected: boolean;
  /** Called with what it is now. */
  onChange: (isSelected: boolean) => void;
}

/**
 * Has no code asked for in this browser for 30 days (contract §4.28). Put it into `TwoFactorScreen` as
 * its child.
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
