import { useId, useRef, useState } from 'react';
import type { AppShellProps } from '../../contracts/shell';
import { type SidebarState, toggledSidebar } from '../../domain/shell/sidebar';
import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { BREAKPOINTS } from '../../theme/breakpoints';
import { useBlockSizeVariable } from '../ui/useBlockSizeVariable';
import { useMediaQuery } from '../ui/useMediaQuery';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CartButton } from './CartButton';
import { InviteButton } from './InviteButton';
import { PaletteButton } from './PaletteButton';
import { ScrollToTop } from './ScrollToTop';
import { ShellHeader } from './ShellHeader';
import { SideNavigation } from './SideNavigation';
import { ShellBanners, ShellBody, ShellFrame, ShellMain, SkipLink } from './shell-layout';
import { ThemeSwitch } from './ThemeSwitch';
import { UserMenu } from './UserMenu';

/**
 * The frame around every page: header, side navigation, banners and footer (specification §2.4). It
 * fills the window; the fixed header never covers the focused element. `useAppShell` returns its
 * props from the session and browser settings.
 *
 * @example
 * ```tsx
 * <AppShell
 *   brandName="Fjord"
 *   currentPath="/reports"
 *   navigation={{
 *     items: [{ id: 'reports', label: 'Reports', href: '/reports', icon: <ReportsIcon /> }],
 *   }}
 *   account={{ user, onSignOut: leave }}
 * >
 *   <Reports />
 * </AppShell>
 * ```
 */
export function AppShell({
  brandName,
  logo,
  currentPath,
  navigation,
  account,
  theme,
  header = {},
  banner,
  footer,
  announcement = '',
  children,
}: AppShellProps) {
  const { defaultState = 'default', onPinnedChange } = navigation;
  const { palette, invite, cart, notifications, actions } = header;
  const t = useMessages(shellMessages);
  const contentId = useId();
  const navigationId = useId();
  const isSmall = useMediaQuery(`(max-width: ${BREAKPOINTS.sm - 0.02}px)`);
  const isRoomy = useMediaQuery(`(min-width: ${BREAKPOINTS.lg}px)`);
  const isWide = useMediaQuery('(min-width: 1280px)');
  const main = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [measured, holder] = useBlockSizeVariable('--shell-banner');
  const [sidebar, setSidebar] = useState({ state: defaultState, at: currentPath });
  // A navigation opened wide closes with the next page.
  const own = sidebar.state === true && sidebar.at !== currentPath ? 'default' : sidebar.state;
  const wantsPin = navigation.isPinned ?? (isWide && navigation.isPinnedAtFirst === true);
  const isPinned = isRoomy && wantsPin && own !== false;
  const state = isPinned || own;
  const setState = (next: SidebarState) => setSidebar({ state: next, at: currentPath });
  const themeSwitch = theme && { ...theme, page: currentPath };

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
        {invite && <InviteButton key={currentPath} {...invite} />}
        {cart && <CartButton {...cart} />}
        {notifications}
        {themeSwitch && <ThemeSwitch {...themeSwitch} />}
        {actions}
        <UserMenu {...account} page={currentPath} />
      </ShellHeader>
      <SideNavigation
        id={navigationId}
        items={navigation.items}
        currentPath={currentPath}
        state={state}
        isPinned={isPinned}
        onPinnedChange={
          isRoomy && onPinnedChange
            ? (next) => {
                // After unpinning it stays open under the pointer.
                setState(true);
                onPinnedChange(next);
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
