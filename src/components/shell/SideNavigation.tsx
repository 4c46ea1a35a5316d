import type { ReactNode } from 'react';
import type { ShellNavigationItem } from '../../contracts/shell';
import type { SidebarState } from '../../domain/shell/sidebar';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { PinIcon } from '../ui/icons';
import { useLatePart } from '../ui/useLatePart';
import { NavigationList } from './NavigationList';

export interface SideNavigationProps {
  id: string;
  items: readonly ShellNavigationItem[];
  currentPath: string;
  state: SidebarState;
  /** Whether it stays wide beside the page. */
  isPinned: boolean;
  /** Called when the pin is pressed. @default no pin */
  onPinnedChange?: ((isPinned: boolean) => void) | undefined;
  /** Whether the window is under 576 pixels wide: the navigation then is a modal drawer. */
  isSmall: boolean;
  /** Called to reset it to the state that fits the window's width. */
  onReset: () => void;
  /** Called when Escape has closed the wide navigation. Focus its toggle here. */
  onEscape: () => void;
  /** Content below the entries of the drawer. @default none */
  drawerFooter?: ReactNode;
}

const Nav = styled('nav')(
  layered(
    () => `
  box-sizing: border-box;
  position: fixed;
  z-index: 19;
  inset-block: var(--plinth-shell-header) 0;
  inset-inline-start: 0;
  inline-size: var(--plinth-shell-side);
  padding: var(--plinth-space-3) var(--plinth-space-2);
  display: flex;
  flex-direction: column;
  gap: var(--plinth-space-4);
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: var(--plinth-surface);
  border-inline-end: 1px solid var(--plinth-border);
  &[data-state='true'] { inline-size: var(--plinth-shell-wide); }
  &[data-state='true']:not([data-pinned]) { box-shadow: var(--plinth-shadow); }
  & > [data-slot='navigation-pin'] {
    box-sizing: border-box;
    margin-block-start: auto;
    justify-content: flex-start;
    gap: var(--plinth-space-3);
    min-block-size: 32px;
    padding: 5px 10px;
    color: var(--plinth-text-muted);
    font-weight: 500;
    & > svg { inline-size: 18px; block-size: 18px; }
    &[aria-pressed='true'] > svg { fill: currentColor; }
    @media (pointer: coarse) { min-block-size: var(--plinth-control-touch); }
  }
  &[data-state='false'] { display: none; }
  ${mediaDown('sm')} { display: none; }
  `,
  ),
);

const loadDrawer = async () => (await import('./NavigationDrawer')).NavigationDrawer;

/**
 * The main navigation (specification §2.4): an icon column whose groups open flyouts. Opened wide
 * it overlays the page, or stands beside it if pinned. Below 576 pixels it is a modal drawer.
 */
export function SideNavigation({
  id,
  items,
  currentPath,
  state,
  isPinned,
  onPinnedChange,
  isSmall,
  onReset,
  onEscape,
  drawerFooter,
}: SideNavigationProps) {
  const t = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const isWide = state === true;
  // Split: the drawer depends on react-aria, and only small windows need it.
  const Drawer = useLatePart(loadDrawer, {
    isNear: isSmall,
    isWanted: isSmall && isWide,
    onFailure: onReset,
  });
  return (
    <>
      <Nav
        id={id}
        aria-label={t('mainNavigation')}
        data-slot="side-navigation"
        data-state={String(state)}
        data-pinned={isPinned || undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isWide && !isPinned) onEscape();
        }}
      >
        <NavigationList
          items={items}
          currentPath={currentPath}
          layout={isWide ? 'wide' : 'column'}
          onChoose={onReset}
        />
        {isWide && onPinnedChange && (
          <Button
            variant="ghost"
            data-slot="navigation-pin"
            aria-pressed={isPinned}
            onPress={() => onPinnedChange(!isPinned)}
          >
            <PinIcon aria-hidden />
            <span>{frame('pinNavigation')}</span>
          </Button>
        )}
      </Nav>
      {Drawer && (
        <Drawer
          items={items}
          currentPath={currentPath}
          isOpen={isSmall && isWide}
          onClose={onReset}
          footer={drawerFooter}
        />
      )}
    </>
  );
}
