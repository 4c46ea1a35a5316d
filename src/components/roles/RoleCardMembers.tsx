import type { Page } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import { CARD_USERS_SHOWN, type RoleMember } from '../../domain/roles/role';
import { displayNameOf } from '../../domain/users/user';
import { rolesMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AvatarGroup } from '../ui/AvatarGroup';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Line = styled('div')(
  layered(`
  display: flex;
  align-items: center;
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  min-block-size: 28px;
  `),
);

/** Users of a role, or why they cannot be shown (specification §2.6). */
export function RoleCardMembers({
  roleName,
  members,
  isDeferred = false,
}: {
  roleName: string;
  members: Reading<Page<RoleMember>>;
  /** Whether they have not been requested yet, because the card is not visible. @default false */
  isDeferred?: boolean | undefined;
}) {
  const t = useMessages(rolesMessages);
  const tShared = useMessages(rolesSharedMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  switch (members.status) {
    case 'loading':
      return (
        <Line aria-busy data-deferred={isDeferred || undefined}>
          <VisuallyHidden>{tShared('loadingUsers')}</VisuallyHidden>
          <Skeleton shape="pill" width={96} height={24} />
        </Line>
      );
    case 'failed':
      return (
        <Line>
          <span>{tShared('usersFailed')}</span>
          <Button
            size="sm"
            variant="secondary"
            onPress={members.failure.retry}
            aria-label={t('tryAgainUsers', { role: roleName })}
          >
            {tFeedback('tryAgain')}
          </Button>
        </Line>
      );
    case 'empty':
      return <Line>{t('noUsers')}</Line>;
    case 'ready':
      return (
        <Line>
          <AvatarGroup
            label={t('usersOf', { role: roleName })}
            size="sm"
            max={CARD_USERS_SHOWN}
            total={members.data.totalRecords ?? members.data.data.length}
            people={members.data.data.map((member) => ({
              name: displayNameOf(member),
              firstname: member.firstname,
              lastname: member.lastname,
              email: member.email,
              picture: member.userAvatar,
            }))}
          />
        </Line>
      );
  }
}
