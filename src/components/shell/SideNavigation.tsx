import type { ReactNode } from 'react';
import type { SidebarState } from '../../domain/shell/sidebar';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Drawer } from '../ui/Drawer';
import { NavigationList } from './NavigationList';
import type { ShellNavigationItem } from './navigation-items';

/** Props of {@link SideNavigation}. */
export interface SideNavigationProps {
  id: string;
  items: readonly ShellNavigationItem[];
  currentPath: string;
  state: SidebarState;
  /** Whether the window is under 576 pixels wide: the navigation then is a modal drawer. */
  isSmall: boolean;
  /** Called when it wants to be as the width says. */
  onReset: () => void;
  /** Called when Escape closed the wide navigation: its button takes the focus. */
  onEscape: () => void;
  /** Shown under the entries of the drawer. @default none */
  drawerFooter?: ReactNode;
}

const Nav = /* @__PURE__ */ styled('nav')(
  /* @__PURE__ */ layered(
    () => `
  box-sizing: border-box;
  position: fixed;
  z-index: 19;
  inset-block: var(--plinth-shell-header) 0;
  inset-inline-start: 0;
  inline-size: var(--plinth-shell-side);
  padding: var(--plinth-space-3) var(--plinth-space-2);
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: var(--plinth-surface);
  border-inline-end: 1px solid var(--plinth-border);
  &[data-state='true'] { inline-size: 264px; box-shadow: var(--plinth-shadow); }
  &[data-state='false'] { display: none; }
  ${mediaDown('sm')} { display: none; }
  `,
  ),
);

const FromTheStart = /* @__PURE__ */ styled(Drawer)(
  /* @__PURE__ */ layered(`
  &[data-kind='drawer'] { --drawer-from: -100%; }
  &[data-kind='drawer']:dir(rtl) { --drawer-from: 100%; }
  `),
);

/**
 * The main navigation (specification §2.4): a column of icons whose groups open a flyout; opened
 * wide it lies over the page with its groups inside; under 576 pixels it is a modal drawer.
 */
export function SideNavigation({
  id,
  items,
  currentPath,
  state,
  isSmall,
  onReset,
  onEscape,
  drawerFooter,
}: SideNavigationProps) {
  const t = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const isWide = state === true;
  return (
    <>
      <Nav
        id={id}
        aria-label={t('mainNavigation')}
        data-slot="side-navigation"
        data-state={String(state)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isWide) onEscape();
        }}
      >
        <NavigationList
          items={items}
          currentPath={currentPath}
          layout={isWide ? 'wide' : 'column'}
          onChoose={onReset}
        />
      </Nav>
      <FromTheStart
        title={frame('navigationTitle')}
        isOpen={isSmall && isWide}
        onClose={onReset}
        isDismissable
        footer={drawerFooter}
      >
        <nav aria-label={t('mainNavigation')}>
          <NavigationList
            items={items}
            currentPath={currentPath}
            layout="wide"
            onChoose={onReset}
          />
        </nav>
      </FromTheStart>
    </>
  );
}
