import { avatarSource } from '../../domain/users/avatar';
import { usersProfileMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import type { ProfileUser } from './ProfileScreen';

const List = /* @__PURE__ */ styled('dl')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-4);
  margin: 0;
  & > div { display: grid; gap: 2px; }
  & > div + div { padding-block-start: var(--plinth-space-4); border-block-start: 1px solid var(--plinth-border); }
  & dt { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & dd { margin: 0; overflow-wrap: anywhere; }
  & [data-slot='fact-why'] {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
  }
  `),
);

/** What the account settings show and do not change, each with its reason. */
export function ProfileFacts({ user }: { user: ProfileUser }) {
  const t = useMessages(usersProfileMessages);
  const tShared = useMessages(usersSharedMessages);
  const hasPicture = avatarSource(user.userAvatar) !== null;
  const facts = [
    { name: tShared('email'), value: user.email, why: t('accountEmailWhy') },
    {
      name: t('accountRoles'),
      value: user.roles.map((role) => role.name).join(', ') || t('accountNoRole'),
      why: t('accountRolesWhy'),
    },
    {
      name: t('accountPicture'),
      value: t(hasPicture ? 'accountPictureShown' : 'accountPictureNone'),
      why: t('accountPictureWhy'),
    },
  ];
  return (
    <List data-slot="profile-facts">
      {facts.map(({ name, value, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <Part as="dd" data-slot="fact-why">
            {why}
          </Part>
        </div>
      ))}
    </List>
  );
}
