import type { ReactNode } from 'react';
import { displayNameOf } from '../../domain/users/user';
import { usersListMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { type Translate, useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Avatar } from '../ui/Avatar';
import { Badge, type BadgeProps } from '../ui/Badge';
import type { MarkedUser, UserMark } from './user-marks';

const MARKS = {
  waiting: 'warning',
  deleting: 'warning',
  deleted: 'neutral',
  failed: 'danger',
} as const satisfies Record<UserMark, BadgeProps['tone']>;

function Mark({ mark }: { mark: UserMark }) {
  const t = useMessages(usersListMessages);
  const tShared = useMessages(usersSharedMessages);
  const texts = {
    waiting: t('markWaiting'),
    deleting: tShared('markDeleting'),
    deleted: tShared('markDeleted'),
    failed: t('markFailed'),
  };
  return <Badge tone={MARKS[mark]}>{texts[mark]}</Badge>;
}

/** Who it is: picture, name, e-mail, and on narrow screens what the other columns say. */
export function UserCell({
  user,
  isSelf,
  t,
  summary,
}: {
  user: MarkedUser;
  isSelf: boolean;
  t: Translate<(typeof usersListMessages)['messages']>;
  /** Stands in for the columns that a narrow screen has no place for. */
  summary: ReactNode;
}) {
  const name = displayNameOf(user);
  return (
    <Part as="span" data-slot="user-cell">
      <Avatar
        isDecorative
        firstname={user.firstname}
        lastname={user.lastname}
        email={user.email}
        picture={user.userAvatar}
      />
      <span>
        <Part as="span" data-slot="user-name">
          <bdi>{name}</bdi>
          {isSelf && <Badge tone="brand">{t('you')}</Badge>}
          {user.isSystem && <Badge>{t('systemUser')}</Badge>}
          {user.mark && <Mark mark={user.mark} />}
        </Part>
        {name !== user.email && <small>{user.email}</small>}
        <Part as="small" data-slot="user-summary">
          {summary}
        </Part>
      </span>
    </Part>
  );
}
