import { type ReactNode, useId, useRef, useState } from 'react';
import type { LanguageChoice } from '../../contracts/shell';
import type { Access } from '../../domain/access';
import type { InviteRefusal } from '../../domain/shell/actions';
import type { ShellUser } from '../../domain/shell/shell-user';
import { type SidebarState, toggledSidebar } from '../../domain/shell/sidebar';
import type { ShellTheme } from '../../domain/shell/theme-choice';
import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { BREAKPOINTS } from '../../theme/breakpoints';
import { useBlockSizeVariable } from '../ui/useBlockSizeVariable';
import { useMediaQuery } from '../ui/useMediaQuery';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CartButton, type CartButtonProps } from './CartButton';
import { InviteButton } from './InviteButton';
import type { ShellNavigationItem } from './navigation-items';
import { PaletteButton, type PaletteButtonProps } from './PaletteButton';
import { ScrollToTop } from './ScrollToTop';
import { ShellHeader } from './ShellHeader';
import { SideNavigation } from './SideNavigation';
import { ShellBanners, ShellBody, ShellFrame, ShellMain, SkipLink } from './shell-layout';
import { ThemeSwitch } from './ThemeSwitch';
import { UserMenu, type UserMenuLinks, type UserMenuProps } from './UserMenu';

/** Props of {@link AppShell}. What is left out is not shown. */
export interface AppShellProps {
  /** The provider's name. */
  brandName: string;
  /** The provider's logo; `Logo` switches it with the theme. @default the name as a word mark */
  logo?: ReactNode;
  /** Entries the viewer may see; filter them with `visibleNavigation`. */
  navigation: readonly ShellNavigationItem[];
  /** Path of the current page, which marks the active entry. A change closes all menus. */
  currentPath: string;
  /** The initial state of the navigation. @default 'default' */
  defaultSidebar?: SidebarState | undefined;
  /**
   * Whether the navigation stays wide beside the page, from 992 pixels; `useAppShell` remembers it.
   * @default false
   */
  isNavigationPinned?: boolean | undefined;
  /** Called when the pin in the wide navigation is pressed. @default no pin */
  onNavigationPinnedChange?: ((isPinned: boolean) => void) | undefined;
  /** The signed-in user, for the account menu. */
  user: ShellUser;
  /** Addresses of the account menu's entries. @default those entries are not shown */
  userLinks?: UserMenuLinks | undefined;
  /** Access to the pages of the account menu. @default allowed */
  userLinkAccess?: UserMenuProps['linkAccess'];
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
  /** The selected theme. @default no theme switch */
  theme?: ShellTheme | undefined;
  /** Called with the newly selected theme. @default no theme switch */
  onThemeChange?: ((theme: ShellTheme) => void) | undefined;
  /** The languages of the account menu. @default only the current language */
  language?: LanguageChoice | undefined;
  /** Button of the command palette, see `CommandPalette`. @default none */
  palette?: PaletteButtonProps | undefined;
  /** Button of the cart, for viewers who may buy, see `canUseCart`. @default none */
  cart?: CartButtonProps | undefined;
  /** Whether the viewer may invite users, see `inviteAccess`. @default no Invite button */
  invite?: Access<InviteRefusal> | undefined;
  /** Called when Invite is pressed. @default none */
  onInvite?: (() => void) | undefined;
  /** Why nobody can be invited now, as a sentence. @default inviting is possible */
  inviteRefusal?: string | undefined;
  /** The bell. @default none */
  notifications?: ReactNode;
  /** Further content at the end of the header. @default none */
  actions?: ReactNode;
  /** Banners below the header, which stay in view while the page scrolls. @default none */
  banner?: ReactNode;
  /** Shown under the page, usually a `ShellFooter`. @default none */
  footer?: ReactNode;
  /** Announced to screen readers when it changes: the page title after a route change. */
  announcement?: string | undefined;
  /** The page. It does not re-render when the shell's state changes. */
  children: ReactNode;
}

/**
 * The frame around every page: header, side navigation, banners and footer (specification §2.4). It
 * fills the window; the fixed header never covers the focused element. `useAppShell` returns its
 * props from the session and browser settings.
 *
 * @example
 * ```tsx
 * <AppShell
 *   brandName="Fjord"
 *   navigation={[{ id: 'reports', label: 'Reports', href: '/reports', icon: <ReportsIcon /> }]}
 *   currentPath="/reports"
 *   user={user}
 *   onSignOut={leave}
 * >
 *   <Reports />
 * </AppShell>
 * ```
 */
export function AppShell({
  brandName,
  logo,
  navigation,
  currentPath,
  defaultSidebar = 'default',
  isNavigationPinned = false,
  onNavigationPinnedChange,
  user,
  userLinks,
  userLinkAccess,
  onSignOut,
  theme,
  onThemeChange,
  language,
  palette,
  cart,
  invite,
  onInvite,
  inviteRefusal,
  notifications,
  actions,
  banner,
  footer,
  announcement = '',
  children,
}: AppShellProps) {
  const t = useMessages(shellMessages);
  const contentId = useId();
  const navigationId = useId();
  const isSmall = useMediaQuery(`(max-width: ${BREAKPOINTS.sm - 0.02}px)`);
  const isRoomy = useMediaQuery(`(min-width: ${BREAKPOINTS.lg}px)`);
  const main = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [measured, holder] = useBlockSizeVariable('--shell-banner');
  const [sidebar, setSidebar] = useState({ state: defaultSidebar, at: currentPath });
  // A navigation opened wide closes with the next page.
  const own = sidebar.state === true && sidebar.at !== currentPath ? 'default' : sidebar.state;
  const isPinned = isRoomy && isNavigationPinned && own !== false;
  const state = isPinned || own;
  const setState = (next: SidebarState) => setSidebar({ state: next, at: currentPath });
  const themeSwitch = theme && onThemeChange && { theme, onThemeChange, page: currentPath };

  function focusMain(): void {
    main.current?.focus({ preventScroll: true });
  }
  function scrollToTop(): void {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frame = main.current?.closest('[data-slot="app-shell"]');
    frame?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
    // The button unmounts, and would lose the focus.
    focusMain();
  }

  return (
    <ShellFrame
      ref={holder}
      data-slot="app-shell"
      data-sidebar={String(state)}
      data-pinned={isPinned || undefined}
    >
      <SkipLink
        href={`#${contentId}`}
        onPress={(event) => {
          // The router owns the address: it would treat a fragment as another page.
          event.preventDefault();
          main.current?.scrollIntoView({ block: 'nearest' });
          focusMain();
        }}
      >
        {t('skipToContent')}
      </SkipLink>
      <ShellHeader
        brandName={brandName}
        logo={logo}
        sidebar={state}
        navigationId={navigationId}
        toggleRef={toggle}
        onToggle={() => setState(toggledSidebar(state))}
      >
        {palette && <PaletteButton {...palette} />}
        {/* Keyed by page, so that an open hint closes on navigation. */}
        {invite && (
          <InviteButton
            key={currentPath}
            access={invite}
            inviteRefusal={inviteRefusal}
            onInvite={onInvite}
          />
        )}
        {cart && <CartButton {...cart} />}
        {notifications}
        {themeSwitch && <ThemeSwitch {...themeSwitch} />}
        {actions}
        <UserMenu
          user={user}
          links={userLinks}
          linkAccess={userLinkAccess}
          language={language}
          onSignOut={onSignOut}
          page={currentPath}
        />
      </ShellHeader>
      <SideNavigation
        id={navigationId}
        items={navigation}
        currentPath={currentPath}
        state={state}
        isPinned={isPinned}
        onPinnedChange={
          isRoomy && onNavigationPinnedChange
            ? (next) => {
                // After unpinning it stays open under the pointer.
                setState(true);
                onNavigationPinnedChange(next);
              }
            : undefined
        }
        isSmall={isSmall}
        onReset={() => setState('default')}
        onEscape={() => {
          setState('default');
          toggle.current?.focus();
        }}
        drawerFooter={themeSwitch && <ThemeSwitch {...themeSwitch} hasLabel />}
      />
      {/* Pressing the page resets the navigation (specification §2.4); keyboard users have the
          toggle. */}
      <ShellBody
        onClick={() => own !== 'default' && setState('default')}
        // The wide navigation overlays the page, and must not cover the focused element.
        onFocus={() => own === true && setState('default')}
      >
        <ShellBanners ref={measured} data-slot="shell-banners">
          {banner}
        </ShellBanners>
        <ShellMain ref={main} id={contentId} tabIndex={-1}>
          {children}
        </ShellMain>
        {footer}
        <ScrollToTop onPress={scrollToTop} />
      </ShellBody>
      <VisuallyHidden role="status" data-slot="route-announcer">
        {announcement}
      </VisuallyHidden>
    </ShellFrame>
  );
}
