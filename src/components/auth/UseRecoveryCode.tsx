import { authRecoveryCodeMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';

/** Props of {@link UseRecoveryCode}. */
export interface UseRecoveryCodeProps {
  /** Called when it is pressed: show `RecoveryCodeScreen`. */
  onPress: () => void;
}

/**
 * The way from the code to a recovery code (contract §4.28). Put it into `TwoFactorScreen` as its
 * `footer`.
 *
 * @example
 * ```tsx
 * <UseRecoveryCode onPress={() => location.assign('/recovery-code')} />
 * ```
 */
export function UseRecoveryCode({ onPress }: UseRecoveryCodeProps) {
  const t = useMessages(authRecoveryCodeMessages);
  return (
    <Button variant="ghost" onPress={onPress}>
      {t('recoveryCodeUse')}
    </Button>
  );
}
