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

/** Props of {@link AppShell}. What is left away is not shown. */
export interface AppShellProps {
  /** The provider's name. */
  brandName: string;
  /** The provider's logo; `Logo` changes it with the theme. @default the name as a word mark */
  logo?: ReactNode;
  /** What the viewer may see; access is decided before it gets here, see `visibleNavigation`. */
  navigation: readonly ShellNavigationItem[];
  /** The path of the page that is open: marks the active entry. A new one closes every menu. */
  currentPath: string;
  /** The initial state of the navigation. @default 'default' */
  defaultSidebar?: SidebarState | undefined;
  /**
   * Whether the navigation stays wide, beside the page, from 992 pixels on; `useAppShell` remembers
   * it. @default false
   */
  isNavigationPinned?: boolean | undefined;
  /** Called by the pin in the wide navigation. @default no pin */
  onNavigationPinnedChange?: ((isPinned: boolean) => void) | undefined;
  /** Who is signed in, for the account menu. */
  user: ShellUser;
  /** Where the entries of the account menu lead. @default those entries are not shown */
  userLinks?: UserMenuLinks | undefined;
  /** Whether the viewer may see where they lead. @default they may */
  userLinkAccess?: UserMenuProps['linkAccess'];
  /** Called by Sign Out in the account menu. */
  onSignOut: () => void;
  /** The theme that is chosen. @default no theme switch */
  theme?: ShellTheme | undefined;
  /** Called with another theme. @default no theme switch */
  onThemeChange?: ((theme: ShellTheme) => void) | undefined;
  /** The languages to choose from, in the account menu. @default none but the one that is spoken */
  language?: LanguageChoice | undefined;
  /** What opens the command palette, see `CommandPalette`. @default none */
  palette?: PaletteButtonProps | undefined;
  /** The cart, for who may buy, see `canUseCart`. @default none */
  cart?: CartButtonProps | undefined;
  /** Whether the viewer may invite users, see `inviteAccess`. @default no Invite button */
  invite?: Access<InviteRefusal> | undefined;
  /** Called by the Invite button. @default nothing happens */
  onInvite?: (() => void) | undefined;
  /** Why nobody may be invited now: a sentence. @default they may */
  inviteRefusal?: string | undefined;
  /** The bell. @default none */
  notifications?: ReactNode;
  /** More at the end of the header. @default none */
  actions?: ReactNode;
  /** Banners, under the header. They stay there when the page is scrolled. @default none */
  banner?: ReactNode;
  /** Shown under the page, usually a `ShellFooter`. @default none */
  footer?: ReactNode;
  /** Told to screen readers when it changes: the title of the page after a route change. */
  announcement?: string | undefined;
  /** The page. Nothing that the shell does renders it again. */
  children: ReactNode;
}

/**
 * The frame around every page: header, side navigation, banners and footer (specification §2.4).
 * It takes the whole window; the header is fixed and never covers what has the focus. `useAppShell`
 * returns what it shows of the session and of this browser.
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
  // What was opened wide does not outlive the page it was opened on.
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
    // The button goes away; its focus must not go with it.
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
          // The address is the router's; a fragment would be another page to it.
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
        {/* Another page, another button: what it explains is closed. */}
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
                // What is no longer pinned stays open where the pointer is.
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
      {/* A press on the page puts the navigation back (specification §2.4); by key it is the toggle. */}
      <ShellBody
        onClick={() => own !== 'default' && setState('default')}
        // The wide navigation lies over the page, and must not cover what has the focus.
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
