import { type ReactNode, useId, useState } from 'react';
import { shellMessages } from '../../messages/en/shell';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { Link } from '../ui/Link';
import { ShellHeader } from './ShellHeader';
import { type ShellNavigationItem, SideNavigation } from './SideNavigation';
import { type ShellUser, UserMenu } from './UserMenu';

/** Props of {@link AppShell}. */
export interface AppShellProps {
  /** The provider's name. */
  brandName: string;
  /** The provider's logo. @default the brand's name as a word mark */
  logo?: ReactNode;
  /** Where the logo leads (specification §2.4). @default '/' */
  homeHref?: string;
  /** What the viewer may see; access is decided before it gets here. */
  navigation: readonly ShellNavigationItem[];
  /** The path of the page that is open; marks the active item. */
  currentPath: string;
  user: ShellUser;
  onSignOut: () => void;
  /** Banners across the page, over the content. @default none */
  banner?: ReactNode;
  /** The page. */
  children: ReactNode;
}

const Frame = /* @__PURE__ */ styled(
  'div',
  `
  --plinth-shell-header: 56px;
  --plinth-shell-side: 108px;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--plinth-surface-sunken);
  color: var(--plinth-text);
  `,
);

const Body = /* @__PURE__ */ styled(
  'div',
  `
  padding-block-start: var(--plinth-shell-header);
  @media (min-width: 576px) {
    padding-inline-start: var(--plinth-shell-side);
  }
  `,
);

const Main = /* @__PURE__ */ styled(
  'main',
  `
  max-inline-size: 1280px;
  margin-inline: auto;
  padding: 24px 16px 48px;
  scroll-margin-block-start: var(--plinth-shell-header);
  @media (min-width: 576px) {
    padding: 32px 32px 64px;
  }
  &:focus {
    outline: none;
  }
  `,
);

const SkipLink = /* @__PURE__ */ styled(
  Link,
  `
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 3;
  padding: 8px 14px;
  border-radius: 6px;
  background: var(--plinth-surface-raised);
  box-shadow: var(--plinth-shadow);
  &:not(:focus-visible) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
  `,
);

/** The frame around every page: header, side navigation, user menu (specification §2.4). */
export function AppShell({
  brandName,
  logo,
  homeHref = '/',
  navigation,
  currentPath,
  user,
  onSignOut,
  banner,
  children,
}: AppShellProps) {
  const t = useMessages(shellMessages);
  const contentId = useId();
  const navigationId = useId();
  // Remembers where it was opened: on another page it is closed by itself.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const isMenuOpen = menuOpenAt === currentPath;
  const closeMenu = () => setMenuOpenAt(null);

  return (
    <Frame data-slot="app-shell">
      <SkipLink href={`#${contentId}`}>{t('skipToContent')}</SkipLink>
      <ShellHeader
        brandName={brandName}
        logo={logo}
        homeHref={homeHref}
        isMenuOpen={isMenuOpen}
        menuId={navigationId}
        onToggleMenu={() => setMenuOpenAt(isMenuOpen ? null : currentPath)}
      >
        <UserMenu user={user} onSignOut={onSignOut} />
      </ShellHeader>
      <SideNavigation
        // A new page closes every flyout.
        key={currentPath}
        id={navigationId}
        items={navigation}
        currentPath={currentPath}
        isOpenOnSmallScreens={isMenuOpen}
        onClose={closeMenu}
      />
      <Body>
        {banner}
        <Main id={contentId} tabIndex={-1}>
          {children}
        </Main>
      </Body>
    </Frame>
  );
}
