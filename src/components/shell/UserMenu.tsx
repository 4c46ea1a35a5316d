import { shellMessages } from '../../messages/en/shell';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { Avatar } from '../ui/Avatar';
import { Badge } from '../ui/Badge';
import { SignOutIcon } from '../ui/icons';
import { Menu, MenuHeader, MenuItem, MenuTrigger } from '../ui/Menu';

/** Who is signed in, as the top bar shows him. */
export interface ShellUser {
  /** What the person is called. */
  readonly name: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** Name of the first role; '' shows no badge. */
  readonly roleName: string;
  /** Base64 of a picture, '' for initials. */
  readonly picture: string;
}

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  user: ShellUser;
  onSignOut: () => void;
}

const Who = /* @__PURE__ */ styled(
  'div',
  `
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
  & > strong {
    font-weight: 600;
  }
  & > span {
    font-size: 13px;
    color: var(--plinth-text-muted);
  }
  `,
);

/** The avatar that opens the account menu (specification §2.4). */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const t = useMessages(shellMessages);
  return (
    <MenuTrigger
      label={t('userMenu', { name: user.name })}
      trigger={
        <Avatar
          firstname={user.firstname}
          lastname={user.lastname}
          email={user.email}
          picture={user.picture}
          size="md"
          isDecorative
        />
      }
    >
      <Menu label={t('userMenu', { name: user.name })}>
        <MenuHeader>
          <Who>
            <strong dir="auto">{user.name}</strong>
            <span>{user.email}</span>
            {user.roleName !== '' && (
              <span>
                <Badge tone="neutral">{user.roleName}</Badge>
              </span>
            )}
          </Who>
        </MenuHeader>
        <MenuItem id="sign-out" icon={<SignOutIcon />} onAction={onSignOut}>
          {t('signOut')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
