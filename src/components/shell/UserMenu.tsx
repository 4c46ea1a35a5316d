import type { LanguageChoice } from '../../domain/shell/language-choice';
import type { ShellUser } from '../../domain/shell/shell-user';
import { displayNameOf } from '../../domain/users/user';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Avatar } from '../ui/Avatar';
import { Badge } from '../ui/Badge';
import {
  CheckIcon,
  LanguageIcon,
  ProjectsIcon,
  SettingsIcon,
  SignOutIcon,
  StatementsIcon,
  SubscriptionsIcon,
  UserIcon,
} from '../ui/icons';
import { Menu, MenuHeader, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '../ui/Menu';
import { useOpenOnPage } from '../ui/useOpenOnPage';

/** Where the entries of the account menu lead. One without an address is shown disabled. */
export interface UserMenuLinks {
  /** My Profile. @default disabled */
  readonly profile?: string | undefined;
  /** My Projects. @default disabled */
  readonly projects?: string | undefined;
  /** My Subscription. @default disabled */
  readonly subscription?: string | undefined;
  /** My Statements. @default disabled */
  readonly statements?: string | undefined;
  /** Language, where no languages are given to choose from. @default disabled */
  readonly language?: string | undefined;
  /** Account Settings. @default disabled */
  readonly settings?: string | undefined;
}

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  /** Who is signed in. */
  user: ShellUser;
  /** Called by Sign Out. */
  onSignOut: () => void;
  /** Where its entries lead. @default none: every entry but Sign Out is disabled, and says why */
  links?: UserMenuLinks | undefined;
  /** The languages to choose from. @default none: Language leads where `links` says */
  language?: LanguageChoice | undefined;
  /** The path of the page that is shown: on another one the menu is closed. @default '' */
  page?: string | undefined;
}

// A name or an e-mail may be anything: it stays in its lines, and turns nothing around it.
const Who = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  justify-items: start;
  gap: 2px;
  overflow-wrap: anywhere;
  & > bdi {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font-weight: 600;
  }
  & > bdi + bdi {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    font-weight: 400;
  }
  & > [data-slot='badge'] { margin-block-start: 6px; max-block-size: 64px; overflow: hidden; }
  `),
);

/** A name in a label: a longer one only keeps a screen reader busy. */
const LABEL_LENGTH = 80;

function labelled(name: string): string {
  return name.length <= LABEL_LENGTH ? name : `${name.slice(0, LABEL_LENGTH)}…`;
}

/** What a language calls itself, or its tag where nobody knows. */
function languageName(locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** The avatar that opens the account menu (specification §2.4). */
export function UserMenu({ user, onSignOut, links = {}, language, page = '' }: UserMenuProps) {
  const t = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const locale = useMessagesLocale();
  const [isOpen, setOpen] = useOpenOnPage(page);
  const label = t('userMenu', { name: labelled(displayNameOf(user)) });
  const to = (href: string | undefined, reason = frame('noPage')) =>
    href ? { href } : { isDisabled: true, disabledReason: reason };
  return (
    <MenuTrigger
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Avatar
          firstname={user.firstname}
          lastname={user.lastname}
          email={user.email}
          picture={user.userAvatar}
          size="md"
          isDecorative
        />
      }
    >
      <Menu label={label}>
        <MenuHeader>
          <Who>
            <bdi>{displayNameOf(user)}</bdi>
            <bdi>{user.email}</bdi>
            {user.roleName !== '' && (
              <Badge>
                <bdi>{user.roleName}</bdi>
              </Badge>
            )}
          </Who>
        </MenuHeader>
        <MenuItem id="profile" icon={<UserIcon />} {...to(links.profile)}>
          {frame('myProfile')}
        </MenuItem>
        <MenuItem id="projects" icon={<ProjectsIcon />} {...to(links.projects)}>
          {frame('myProjects')}
        </MenuItem>
        <MenuItem id="subscription" icon={<SubscriptionsIcon />} {...to(links.subscription)}>
          {frame('mySubscription')}
        </MenuItem>
        <MenuItem id="statements" icon={<StatementsIcon />} {...to(links.statements)}>
          {frame('myStatements')}
        </MenuItem>
        <MenuSeparator />
        {language ? (
          <Submenu
            item={
              <MenuItem id="language" icon={<LanguageIcon />} end={languageName(locale)}>
                {frame('language')}
              </MenuItem>
            }
          >
            <Menu label={frame('language')} selectedId={language.current}>
              {language.offered.map(({ tag, name }) => (
                <MenuItem
                  key={tag}
                  id={tag}
                  textValue={name}
                  end={tag === language.current && <CheckIcon size={16} aria-hidden />}
                  onAction={() => language.onChange(tag)}
                >
                  <bdi lang={tag}>{name}</bdi>
                </MenuItem>
              ))}
            </Menu>
          </Submenu>
        ) : (
          <MenuItem
            id="language"
            icon={<LanguageIcon />}
            end={languageName(locale)}
            {...to(links.language, frame('oneLanguage'))}
          >
            {frame('language')}
          </MenuItem>
        )}
        <MenuItem id="settings" icon={<SettingsIcon />} {...to(links.settings)}>
          {frame('accountSettings')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="sign-out" icon={<SignOutIcon />} onAction={onSignOut}>
          {t('signOut')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
