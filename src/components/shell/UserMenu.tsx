import type { LanguageChoice } from '../../contracts/shell';
import type { Access, NeedRefusal } from '../../domain/access';
import type { ShellUser } from '../../domain/shell/shell-user';
import { displayNameOf } from '../../domain/users/user';
import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { Avatar } from '../ui/Avatar';
import { PlainTrigger } from '../ui/PlainTrigger';
import { useLateOverlay } from '../ui/useLateOverlay';

/** Addresses of the account menu's entries. An entry without one is not shown. */
export interface UserMenuLinks {
  /** Address of My Profile. @default not shown */
  readonly profile?: string | undefined;
  /** Address of My Projects. @default not shown */
  readonly projects?: string | undefined;
  /** Address of My Subscription. @default not shown */
  readonly subscription?: string | undefined;
  /** Address of My Statements. @default not shown */
  readonly statements?: string | undefined;
  /** Address of Language, if no languages are given. @default the current language as plain text */
  readonly language?: string | undefined;
  /** Address of Account Settings. @default not shown */
  readonly settings?: string | undefined;
}

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  /** The signed-in user. */
  user: ShellUser;
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
  /** Addresses of the entries. @default only Sign Out */
  links?: UserMenuLinks | undefined;
  /** Access to the pages; an entry without access shows the reason. @default allowed */
  linkAccess?: Readonly<Partial<Record<keyof UserMenuLinks, Access<NeedRefusal>>>> | undefined;
  /** The languages to choose from. @default Language is a link or plain text */
  language?: LanguageChoice | undefined;
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
