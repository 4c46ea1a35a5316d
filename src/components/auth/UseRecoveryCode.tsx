import { authRecoveryCodeMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';

/** Props of {@link UseRecoveryCode}. */
export interface UseRecoveryCodeProps {
  /** Called on press. Show `RecoveryCodeScreen`. */
  onPress: () => void;
}

/**
 * A button that switches from the code to a recovery code (contract §4.28). Pass it to
 * `TwoFactorScreen` as `footer`.
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
