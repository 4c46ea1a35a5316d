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
import { HeaderMenu } from './HeaderMenu';

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
  /** Language, where no languages are given to choose from. @default not shown */
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
  const { profile, projects, subscription, statements, settings } = links;
  const hasPages = [profile, projects, subscription, statements].some(Boolean);
  const hasSettings = Boolean(language || links.language || settings);
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
      <HeaderMenu label={label}>
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
        {profile && (
          <MenuItem id="profile" icon={<UserIcon />} href={profile}>
            {frame('myProfile')}
          </MenuItem>
        )}
        {projects && (
          <MenuItem id="projects" icon={<ProjectsIcon />} href={projects}>
            {frame('myProjects')}
          </MenuItem>
        )}
        {subscription && (
          <MenuItem id="subscription" icon={<SubscriptionsIcon />} href={subscription}>
            {frame('mySubscription')}
          </MenuItem>
        )}
        {statements && (
          <MenuItem id="statements" icon={<StatementsIcon />} href={statements}>
            {frame('myStatements')}
          </MenuItem>
        )}
        {hasPages && <MenuSeparator />}
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
          links.language && (
            <MenuItem
              id="language"
              icon={<LanguageIcon />}
              end={languageName(locale)}
              href={links.language}
            >
              {frame('language')}
            </MenuItem>
          )
        )}
        {settings && (
          <MenuItem id="settings" icon={<SettingsIcon />} href={settings}>
            {frame('accountSettings')}
          </MenuItem>
        )}
        {hasSettings && <MenuSeparator />}
        <MenuItem id="sign-out" icon={<SignOutIcon />} onAction={onSignOut}>
          {t('signOut')}
        </MenuItem>
      </HeaderMenu>
    </MenuTrigger>
  );
}
