import type { ShellAccount, UserMenuLinks } from '../../contracts/shell';
import { ALLOWED } from '../../domain/access';
import { displayNameOf } from '../../domain/users/user';
import { sharedSessionMessages } from '../../messages/generated/en/shared';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AnchoredMenu, type MenuPlace } from '../ui/AnchoredMenu';
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
import { Menu, MenuHeader, MenuItem, MenuSeparator, Submenu } from '../ui/Menu';
import { useRefusal } from '../ui/useRefusal';
import { HeaderMenu } from './HeaderMenu';

interface AccountMenuProps extends MenuPlace, ShellAccount {
  label: string;
}

// Isolated and wrapped: user names are arbitrary text.
const Identity = styled('div')(
  layered(`
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

/** The language's own name; its tag if the browser does not have it. */
function languageName(locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** The menu of the avatar: user, pages, language and Sign Out. */
export function AccountMenu(props: AccountMenuProps) {
  const { user, onSignOut, links = {}, linkAccess = {}, language, label, ...place } = props;
  const t = useMessages(sharedSessionMessages);
  const frame = useMessages(shellFrameMessages);
  const locale = useMessagesLocale();
  const { profile, projects, subscription, statements, settings } = links;
  const refusal = useRefusal();
  // Specification §2.4 lists the entries; an entry without access shows the reason.
  const leadTo = (name: keyof UserMenuLinks) => {
    const access = linkAccess[name] ?? ALLOWED;
    return access.allowed ? { href: links[name] } : { isDisabled: true, ...refusal(access) };
  };
  const hasPages = [profile, projects, subscription, statements].some(Boolean);
  // With a single language there is no choice, only its name.
  const offered = language && language.offered.length > 1 ? language : null;
  return (
    <AnchoredMenu {...place} label={label}>
      <HeaderMenu label={label}>
        <MenuHeader>
          <Identity>
            <bdi>{displayNameOf(user)}</bdi>
            <bdi>{user.email}</bdi>
            {user.roleName !== '' && (
              <Badge>
                <bdi>{user.roleName}</bdi>
              </Badge>
            )}
          </Identity>
        </MenuHeader>
        {profile && (
          <MenuItem id="profile" icon={<UserIcon />} href={profile}>
            {frame('myProfile')}
          </MenuItem>
        )}
        {projects && (
          <MenuItem id="projects" icon={<ProjectsIcon />} {...leadTo('projects')}>
            {frame('myProjects')}
          </MenuItem>
        )}
        {subscription && (
          <MenuItem id="subscription" icon={<SubscriptionsIcon />} {...leadTo('subscription')}>
            {frame('mySubscription')}
          </MenuItem>
        )}
        {statements && (
          <MenuItem id="statements" icon={<StatementsIcon />} {...leadTo('statements')}>
            {frame('myStatements')}
          </MenuItem>
        )}
        {hasPages && <MenuSeparator />}
        {offered ? (
          <Submenu
            item={
              <MenuItem id="language" icon={<LanguageIcon />} end={languageName(locale)}>
                {frame('language')}
              </MenuItem>
            }
          >
            <Menu label={frame('language')} selectedId={offered.current}>
              {offered.offered.map(({ tag, name }) => (
                <MenuItem
                  key={tag}
                  id={tag}
                  textValue={name}
                  end={tag === offered.current && <CheckIcon size={16} aria-hidden />}
                  onAction={() => offered.onChange(tag)}
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
            {...(links.language
              ? { href: links.language }
              : { isDisabled: true, disabledReason: frame('onlyLanguage') })}
          >
            {frame('language')}
          </MenuItem>
        )}
        {settings && (
          <MenuItem id="settings" icon={<SettingsIcon />} href={settings}>
            {frame('accountSettings')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem id="sign-out" icon={<SignOutIcon />} onAction={onSignOut}>
          {t('signOut')}
        </MenuItem>
      </HeaderMenu>
    </AnchoredMenu>
  );
}
