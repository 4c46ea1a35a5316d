import type { ReactNode } from 'react';
import type { RoleGiving } from '../../contracts/roles';
import type { ProfileAccount, ProfileUser } from '../../contracts/users';
import { avatarSource } from '../../domain/avatar';
import { canGetRole } from '../../domain/roles/role';
import { listed } from '../../domain/text/listed';
import { sharedPeopleMessages, sharedRolesMessages } from '../../messages/generated/en/shared';
import {
  usersAccountMessages,
  usersProfileMessages,
  usersRoleMessages,
  usersSharedMessages,
} from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { useRefusal } from '../ui/useRefusal';
import { AccountButton } from './AccountButton';
import { givingRefusal } from './user-row-actions';

const List = styled('dl')(
  layered(`
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

function GiveRole({
  user,
  giving,
}: {
  user: ProfileUser;
  giving: Pick<RoleGiving, 'access' | 'refusal' | 'onOpen'>;
}) {
  const t = useMessages(usersRoleMessages);
  const tRoles = useMessages(sharedRolesMessages);
  const receiver = { ...user, roles: user.roles.map(({ name }) => name) };
  const ofUser = canGetRole(receiver).allowed ? undefined : tRoles('keepsAdmin');
  return (
    <Button
      size="sm"
      {...givingRefusal(giving, ofUser, useRefusal())}
      onPress={() => giving.onOpen(receiver)}
    >
      {t('giveRole')}
    </Button>
  );
}

/** Read-only facts of the account settings, each with the reason. */
export function ProfileFacts({
  user,
  roleGiving,
  account,
}: {
  user: ProfileUser;
  /** Enables and disables the account. @default not offered */
  account?: ProfileAccount | undefined;
  /** Assigns another role. @default only on the Roles page */
  roleGiving?: Pick<RoleGiving, 'access' | 'refusal' | 'onOpen'> | undefined;
}) {
  const t = useMessages(usersProfileMessages);
  const tShared = useMessages(usersSharedMessages);
  const tPeople = useMessages(sharedPeopleMessages);
  const tAccount = useMessages(usersAccountMessages);
  const locale = useMessagesLocale();
  const hasPicture = avatarSource(user.userAvatar) !== null;
  const facts: readonly {
    readonly name: string;
    readonly value: string;
    readonly why?: string | undefined;
    readonly action?: ReactNode;
  }[] = [
    { name: tShared('email'), value: user.email, why: t('accountEmailWhy') },
    ...(user.customerName === undefined
      ? []
      : [
          {
            name: tPeople('columnCompany'),
            value: user.customerName,
            why: t('accountCompanyWhy'),
          },
        ]),
    {
      name: tPeople('columnRole'),
      value:
        listed(
          user.roles.map((role) => role.name),
          locale,
        ) || t('accountNoRole'),
      why: roleGiving ? undefined : t('accountRolesWhy'),
      action: roleGiving && <GiveRole user={user} giving={roleGiving} />,
    },
    ...(account
      ? [
          {
            name: tAccount('accountAccess'),
            value: tAccount(user.isActive ? 'accountOn' : 'accountOff'),
            action: (
              <AccountButton
                action={user.isActive ? 'deactivate' : 'activate'}
                of={{ account, user }}
              />
            ),
          },
        ]
      : []),
    {
      name: t('accountPicture'),
      value: t(hasPicture ? 'accountPictureShown' : 'accountPictureNone'),
      why: t('accountPictureWhy'),
    },
  ];
  return (
    <List data-slot="profile-facts">
      {facts.map(({ name, value, why, action }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {why && (
            <Part as="dd" data-slot="fact-why">
              {why}
            </Part>
          )}
          {action && <dd>{action}</dd>}
        </div>
      ))}
    </List>
  );
}
