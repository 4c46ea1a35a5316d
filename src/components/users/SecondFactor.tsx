import type { Access } from '../../domain/access';
import type { ProfileRefusal } from '../../domain/users/profile-access';
import {
  usersAccountMessages,
  usersProfileMessages,
  usersSharedMessages,
} from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { AccountButton, type AccountButtonProps } from './AccountButton';

export interface SecondFactorProps {
  isOn: boolean;
  /** Name of the user. */
  name: string;
  access: Access<ProfileRefusal>;
  /** Called to open the setup. */
  onSetUp: () => void;
  /** Called to ask for confirmation to turn it off. */
  onTurnOff: () => void;
  /** Resets another user's second factor. @default not offered */
  reset?: AccountButtonProps['of'] | undefined;
}

const Root = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--plinth-space-3) var(--plinth-space-6);
  & > div { display: grid; justify-items: start; gap: 6px; min-inline-size: 0; flex: 1 1 220px; }
  & p { margin: 0; color: var(--plinth-text-muted); overflow-wrap: anywhere; }
  & > button { flex: none; }
  `),
);

/** Shows whether signing in requires a code, with a button to change that. */
export function SecondFactor({ isOn, name, access, onSetUp, onTurnOff, reset }: SecondFactorProps) {
  const t = useMessages(usersProfileMessages);
  const tShared = useMessages(usersSharedMessages);
  const tAccount = useMessages(usersAccountMessages);
  const reason =
    !access.allowed &&
    t(access.reason === 'notOwn' ? 'secondFactorNotOwn' : 'secondFactorImpersonating', { name });
  return (
    <Root data-slot="second-factor">
      <div>
        <Badge tone={isOn ? 'success' : 'neutral'}>
          {t(isOn ? 'secondFactorOn' : 'secondFactorOff')}
        </Badge>
        <p>{t(isOn ? 'secondFactorIsOn' : 'secondFactorIsOff')}</p>
        {reason && <p>{reset ? tAccount('resetWhy', { name }) : reason}</p>}
      </div>
      {/* One button in both states, so that a dialog can return the focus to it. */}
      {reset ? (
        <AccountButton action="resetSecondFactor" of={reset} />
      ) : (
        <Button
          isDisabled={!access.allowed}
          disabledReason={reason || undefined}
          onPress={isOn ? onTurnOff : onSetUp}
        >
          {isOn ? tShared('turnOff') : t('secondFactorSetUp')}
        </Button>
      )}
    </Root>
  );
}
