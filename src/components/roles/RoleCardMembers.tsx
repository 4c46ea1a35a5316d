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

const Line = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--plinth-space-3);
  min-block-size: 36px;
  padding-block-start: 14px;
  box-sizing: content-box;
  border-block-start: 1px solid var(--plinth-border);
  font-size: var(--plinth-font-size-sm);
  line-height: 20px;
  color: var(--plinth-text-muted);
  `),
);

/** The last line of a role card: its people, or why there are none to see (specification §2.6). */
export function RoleCardMembers({
  roleName,
  members,
}: {
  roleName: string;
  members: Reading<Page<RoleMember>>;
}) {
  const t = useMessages(rolesMessages);
  const tShared = useMessages(rolesSharedMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  switch (members.status) {
    case 'loading':
      return (
        <Line aria-busy>
          <VisuallyHidden>{tShared('loadingUsers')}</VisuallyHidden>
          <Skeleton shape="pill" width={120} height={32} />
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
