import type { ProfileUser } from '../../contracts/users';
import { displayNameOf } from '../../domain/users/user';
import { usersProfileMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Avatar } from '../ui/Avatar';
import { Badge } from '../ui/Badge';

const Root = styled('div')(
  layered(`
  display: flex;
  align-items: center;
  gap: var(--plinth-space-4);
  min-inline-size: 0;
  & > div { display: grid; gap: 2px; min-inline-size: 0; overflow-wrap: anywhere; }
  & strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--plinth-space-1) var(--plinth-space-2);
    font-size: var(--plinth-font-size-lg);
    font-weight: 600;
    line-height: 24px;
    letter-spacing: -0.01em;
  }
  & strong > bdi { min-inline-size: 0; font-family: var(--plinth-font-heading); }
  & strong > span { min-inline-size: 0; letter-spacing: normal; }
  & > div > span { color: var(--plinth-text-muted); }
  `),
);

/** A user's picture or initials, name, e-mail and roles. */
export function ProfileIdentity({ user }: { user: ProfileUser }) {
  const t = useMessages(usersProfileMessages);
  const { email, firstname, lastname, userAvatar } = user;
  const name = displayNameOf(user);
  return (
    <Root data-slot="profile-identity">
      <Avatar size="xl" isDecorative {...{ email, firstname, lastname }} picture={userAvatar} />
      <div>
        <strong>
          <bdi>{name}</bdi>
          {user.roles.map((role) => (
            <Badge key={role.name} tone="brand">
              {role.name}
            </Badge>
          ))}
          {!user.isActive && <Badge tone="warning">{t('accountInactive')}</Badge>}
        </strong>
        {name !== email && <span>{email}</span>}
      </div>
    </Root>
  );
}
