import type { ReactNode } from 'react';
import { displayNameOf } from '../../domain/users/user';
import type { usersListMessages } from '../../messages/generated/en/users';
import type { Translate } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Avatar } from '../ui/Avatar';
import { Badge, type BadgeProps } from '../ui/Badge';
import type { MarkedUser, UserMark } from './user-marks';

const MARKS = {
  waiting: ['warning', 'markWaiting'],
  deleting: ['warning', 'markDeleting'],
  deleted: ['neutral', 'markDeleted'],
  failed: ['danger', 'markFailed'],
} as const satisfies Record<UserMark, readonly [BadgeProps['tone'], string]>;

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
  const mark = user.mark && MARKS[user.mark];
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
          {mark && <Badge tone={mark[0]}>{t(mark[1])}</Badge>}
        </Part>
        {name !== user.email && <small>{user.email}</small>}
        <Part as="small" data-slot="user-summary">
          {summary}
        </Part>
      </span>
    </Part>
  );
}
