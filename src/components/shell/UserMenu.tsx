import type { LanguageChoice } from '../../contracts/shell';
import type { Access, NeedRefusal } from '../../domain/access';
import type { ShellUser } from '../../domain/shell/shell-user';
import { displayNameOf } from '../../domain/users/user';
import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { Avatar } from '../ui/Avatar';
import { PlainTrigger } from '../ui/PlainTrigger';
import { useLateOverlay } from '../ui/useLateOverlay';

/** Where the entries of the account menu lead. One without an address is not shown. */
export interface UserMenuLinks {
  /** My Profile. @default not shown */
  readonly profile?: string | undefined;
  /** My Projects. @default not shown */
  readonly projects?: string | undefined;
  /** My Subscription. @default not shown */
  readonly subscription?: string | undefined;
  /** My Statements. @default not shown */
  readonly statements?: string | undefined;
  /** Language, where no languages are given to choose from. @default no address: the one that is spoken is named */
  readonly language?: string | undefined;
  /** Account Settings. @default not shown */
  readonly settings?: string | undefined;
}

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  /** Who is signed in. */
  user: ShellUser;
  /** Called by Sign Out. */
  onSignOut: () => void;
  /** Where its entries lead. @default none: Sign Out alone */
  links?: UserMenuLinks | undefined;
  /** Whether the viewer may see their pages; one that they may not says why. @default they may */
  linkAccess?: Readonly<Partial<Record<keyof UserMenuLinks, Access<NeedRefusal>>>> | undefined;
  /** The languages to choose from. @default none: Language leads where `links` says, or names the one that is spoken */
  language?: LanguageChoice | undefined;
  /** The path of the page that is shown: on another one the menu is closed. @default '' */
  page?: string | undefined;
}

/** A name in a label: a longer one only keeps a screen reader busy. */
const LABEL_LENGTH = 80;

function labelled(name: string): string {
  return name.length <= LABEL_LENGTH ? name : `${name.slice(0, LABEL_LENGTH)}…`;
}

const loadMenu = async () => (await import('./AccountMenu')).AccountMenu;

/** The avatar that opens the account menu (specification §2.4). */
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
