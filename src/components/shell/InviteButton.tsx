import type { InviteButtonProps } from '../../contracts/shell';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { InviteIcon } from '../ui/icons';
import { useRefusal } from '../ui/useRefusal';

// On narrow screens only the icon is visible; the accessible name stays.
const Root = styled(Button)(
  layered(
    () => `
  ${mediaDown('md')} {
    inline-size: var(--plinth-control-md);
    padding: 0;
    & [data-slot='invite-label'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    @media (pointer: coarse) { inline-size: var(--plinth-control-touch); }
  }
  `,
  ),
);

/** Opens the dialog to invite a user; disabled without the permission (specification §6). */
export function InviteButton({ access, disabledReason, onInvite }: InviteButtonProps) {
  const t = useMessages(shellFrameMessages);
  const refusal = useRefusal();
  return (
    <Root
      data-slot="invite-button"
      isDisabled={!access.allowed || disabledReason !== undefined}
      {...(disabledReason === undefined ? refusal(access, t('inviteRefused')) : { disabledReason })}
      onPress={onInvite}
    >
      <InviteIcon aria-hidden />
      <Part as="span" data-slot="invite-label">
        {t('invite')}
      </Part>
    </Root>
  );
}
