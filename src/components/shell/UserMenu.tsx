import type { ShellAccount } from '../../contracts/shell';
import { displayNameOf } from '../../domain/users/user';
import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { Avatar } from '../ui/Avatar';
import { PlainTrigger } from '../ui/PlainTrigger';
import { useLateOverlay } from '../ui/useLateOverlay';

/** Props of {@link UserMenu}. */
export interface UserMenuProps extends ShellAccount {
  /** Path of the current page: the menu closes when this changes. @default '' */
  page?: string | undefined;
}

/** Maximum length of a name in a label: longer ones slow down screen readers. */
const LABEL_LENGTH = 80;

function labelled(name: string): string {
  return name.length <= LABEL_LENGTH ? name : `${name.slice(0, LABEL_LENGTH)}…`;
}

const loadMenu = async () => (await import('./AccountMenu')).AccountMenu;

/** The avatar, which opens the account menu (specification §2.4). */
export function UserMenu({ page = '', ...account }: UserMenuProps) {
  const t = useMessages(shellMessages);
  const { Overlay, ...menu } = useLateOverlay(loadMenu, { page });
  const { user } = account;
  const label = t('userMenu', { name: labelled(displayNameOf(user)) });
  return (
    <>
      <PlainTrigger type="button" data-slot="menu-trigger" aria-label={label} {...menu.trigger}>
        <Avatar
          firstname={user.firstname}
          lastname={user.lastname}
          email={user.email}
          picture={user.userAvatar}
          size="md"
          isDecorative
        />
      </PlainTrigger>
      {Overlay && <Overlay {...account} label={label} {...menu.place()} />}
      {menu.failure}
    </>
  );
}
