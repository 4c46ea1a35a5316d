import { displayNameOf } from '../../domain/users/user';
import type { UserFact, UserRow } from '../../domain/users/user-row';
import { uiPeopleMessages } from '../../messages/generated/en/ui';
import { usersListMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Avatar } from '../ui/Avatar';
import { Drawer } from '../ui/Drawer';
import { dateTimeFormat } from '../ui/date-format';
import { Link } from '../ui/Link';
import { UserActive, UserLastLogin, UserRoles, UserTwoFactor } from './UserFacts';

const Body = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-5);
  overflow-wrap: anywhere;
  & dl { display: grid; gap: 14px; margin: 0; }
  & dt { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & dd { margin: 0; }
  & dd small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  `),
);

/** One user beside the list: what the list knows of them, also what a narrow screen leaves out. */
export function UserDrawer({
  user,
  isOpen,
  facts,
  now,
  editHref,
  onClose,
}: {
  user: UserRow;
  isOpen: boolean;
  /** The facts that the server sends about users. */
  facts: readonly UserFact[];
  now: number;
  editHref: string;
  onClose: () => void;
}) {
  const t = useMessages(usersListMessages);
  const tShared = useMessages(usersSharedMessages);
  const tPeople = useMessages(uiPeopleMessages);
  const locale = useMessagesLocale();
  const { lastLoginDate } = user;
  return (
    <Drawer
      title={displayNameOf(user)}
      isOpen={isOpen}
      isDismissable
      onClose={onClose}
      footer={
        <Link data-variant="primary" href={editHref}>
          {t('detailsEdit')}
        </Link>
      }
    >
      <Body data-slot="user-details">
        <Avatar
          size="xl"
          isDecorative
          firstname={user.firstname}
          lastname={user.lastname}
          email={user.email}
          picture={user.userAvatar}
        />
        <dl>
          <div>
            <dt>{tShared('email')}</dt>
            <dd>{user.email}</dd>
          </div>
          {facts.includes('roles') && (
            <div>
              <dt>{t('columnRoles')}</dt>
              <dd>
                <UserRoles user={user} t={t} />
              </dd>
            </div>
          )}
          {facts.includes('lastLoginDate') && (
            <div>
              <dt>{t('columnLastLogin')}</dt>
              <dd>
                <UserLastLogin user={user} t={t} now={now} />
                {lastLoginDate instanceof Date && (
                  <small>{dateTimeFormat(locale).format(lastLoginDate)}</small>
                )}
              </dd>
            </div>
          )}
          {facts.includes('isActive') && (
            <div>
              <dt>{tPeople('columnActive')}</dt>
              <dd>
                <UserActive user={user} t={t} />
              </dd>
            </div>
          )}
          {facts.includes('twoFactorEnabled') && (
            <div>
              <dt>{t('columnTwoFactor')}</dt>
              <dd>
                <UserTwoFactor user={user} t={t} />
              </dd>
            </div>
          )}
        </dl>
      </Body>
    </Drawer>
  );
}
