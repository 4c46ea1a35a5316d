import type { PasskeySignInProps } from '../../contracts/auth';
import { authPasskeyMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { PermissionsIcon } from '../ui/icons';
import { KEEP_FOCUS } from '../ui/keep-focus';
import { useAuthFailure } from './useAuthFailure';

const Root = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-3);
  margin-block-start: calc(-1 * var(--plinth-space-2));
  `),
);

/**
 * Signs in with a passkey (contract §4.28). Pass it to `LoginScreen` as `footer`. Renders nothing
 * if the browser does not support passkeys.
 *
 * @example
 * ```tsx
 * <PasskeySignIn {...usePasskeySignIn()} />
 * ```
 */
export function PasskeySignIn(props: PasskeySignInProps) {
  const { isSupported, isPending, failure, disabledReason, onSignIn } = props;
  const t = useMessages(authPasskeyMessages);
  const failed = useAuthFailure();
  if (!isSupported) return null;
  return (
    <Root data-slot="passkey-sign-in">
      <Button
        {...KEEP_FOCUS}
        variant="ghost"
        isPending={isPending}
        isDisabled={Boolean(disabledReason)}
        disabledReason={disabledReason}
        onPress={onSignIn}
      >
        <PermissionsIcon aria-hidden />
        <span>{t('passkeySignIn')}</span>
      </Button>
      <FormError shouldFocus={false}>{failed(failure, t('passkeyFailed'))}</FormError>
    </Root>
  );
}
