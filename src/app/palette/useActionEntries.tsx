import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { THEME_ICONS } from '../../components/shell/theme-icons';
import {
  CartIcon,
  ImpersonationIcon,
  InviteIcon,
  LanguageIcon,
  SignOutIcon,
} from '../../components/ui/icons';
import type { PaletteEntry, PaletteSource } from '../../domain/palette/palette-entry';
import { cartAccess } from '../../domain/products/product-access';
import { inviteAccess } from '../../domain/shell/actions';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { useStoredTheme } from '../../hooks/shell/useStoredTheme';
import {
  paletteEntriesMessages,
  paletteShortcutsMessages,
} from '../../messages/generated/en/palette';
import { sharedSessionMessages } from '../../messages/generated/en/shared';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { authPaths } from '../auth/paths';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useLanguage } from '../language/language-context';
import { useLeave } from '../unsaved/unsaved-context';
import { useOpenInvite } from '../users/invite-context';
import { usePaletteOpening } from './palette-context';
import { usePaletteRefusal } from './usePaletteRefusal';
import { usePaletteWords } from './usePaletteWords';

/** What a language is called in another. */
function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const IMPERSONATE = { permission: 'User.Impersonate' };
const THEMES = ['light', 'dark', 'system'] as const;

/**
 * The actions that are available on any page; disabled ones show the reason.
 *
 * @param people - the users that can be impersonated
 * @param customers - the customers that can be bought for
 */
export function useActionEntries(
  user: CurrentUser,
  people: PaletteSource<ReactNode>,
  customers: PaletteSource<ReactNode>,
): readonly PaletteEntry<ReactNode>[] {
  const t = useMessages(paletteEntriesMessages);
  const shortcuts = useMessages(paletteShortcutsMessages);
  const tSession = useMessages(sharedSessionMessages);
  const frame = useMessages(shellFrameMessages);
  const shared = useMessages(usersSharedMessages);
  const group = useMessages(uiDataMessages)('actions');
  const locale = useMessagesLocale();
  const openInvite = useOpenInvite();
  const impersonate = useImpersonate();
  const leave = useLeave();
  const navigate = useNavigate();
  const { openShortcuts } = usePaletteOpening();
  const { choice } = useLanguage();
  const [, setTheme] = useStoredTheme();
  const refusal = usePaletteRefusal();
  const words = usePaletteWords();
  const inviteRefusal = useActionAccess('inviteUsers').reason;

  return useMemo(() => {
    const invite = {
      id: 'action:invite',
      group,
      keywords: words('invite'),
      icon: <InviteIcon />,
      title: t('invite'),
      ...(inviteRefusal === undefined
        ? refusal(inviteAccess(user), frame('inviteRefused'))
        : { refusal: inviteRefusal }),
      onAction: openInvite,
    };
    const buy = {
      id: 'action:buy',
      group,
      keywords: words('buyFor'),
      icon: <CartIcon />,
      title: t('buyFor'),
      ...refusal(cartAccess(user), t('buyRefused')),
      page: { title: t('buyFor'), placeholder: t('chooseCustomer'), sources: [customers] },
    };
    const act = {
      id: 'action:impersonate',
      group,
      keywords: words('impersonate'),
      icon: <ImpersonationIcon />,
      title: t('impersonate'),
      ...refusal(viewerAccess(user, IMPERSONATE), shared('impersonateNoPermission')),
      page: { title: t('impersonate'), placeholder: t('chooseUser'), sources: [people] },
    };
    const theme = {
      id: 'action:theme',
      group,
      icon: THEME_ICONS.system,
      title: t('changeTheme'),
      keywords: [...THEMES.map((name) => frame(name)), ...words('theme')],
      page: {
        title: t('changeTheme'),
        entries: THEMES.map((name) => ({
          id: `theme:${name}`,
          group: frame('themeMenu'),
          icon: THEME_ICONS[name],
          title: frame(name),
          onAction: () => setTheme(name),
        })),
      },
    };
    const others = choice.offered.filter(({ tag }) => tag !== choice.current);
    const speak = others.map(({ tag, name }) => ({
      id: `language:${tag}`,
      group,
      icon: <LanguageIcon />,
      title: t('speak', { language: languageName(tag, locale) }),
      keywords: [name],
      onAction: () => choice.onChange(tag),
    }));
    const language = {
      id: 'action:language',
      group,
      icon: <LanguageIcon />,
      title: frame('language'),
      keywords: words('language'),
      page: { title: frame('language'), entries: speak },
    };
    // An entry among many appears only when it is searched for.
    const typed = speak.map((entry) => ({ ...entry, isTypedOnly: true }));
    const languages = speak.length > 0 ? [language, ...typed] : [];
    const keys = {
      id: 'action:shortcuts',
      group,
      keywords: words('shortcuts'),
      title: shortcuts('shortcutsTitle'),
      shortcut: '?',
      onAction: openShortcuts,
    };
    const signOut = {
      id: 'action:signOut',
      group,
      keywords: words('signOut'),
      icon: <SignOutIcon />,
      title: tSession('signOut'),
      onAction: () => leave(() => void navigate(authPaths.logout, { replace: true })),
    };
    // Users of a customer buy only for themselves; an impersonating tab starts no other
    // impersonation.
    const buys = user.customerType > 0 ? [buy] : [];
    const acts = impersonate ? [act] : [];
    return [invite, ...buys, ...acts, theme, ...languages, keys, signOut];
  }, [
    t,
    shortcuts,
    tSession,
    frame,
    shared,
    group,
    locale,
    openInvite,
    impersonate,
    leave,
    navigate,
    openShortcuts,
    choice,
    setTheme,
    refusal,
    words,
    inviteRefusal,
    user,
    people,
    customers,
  ]);
}
