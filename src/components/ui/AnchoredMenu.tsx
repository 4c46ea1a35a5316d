import { type ReactNode, useMemo, useRef } from 'react';
import { MenuContext, PopoverContext, RootMenuTriggerStateContext } from 'react-aria-components';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { OverlayEnvironment } from './OverlayEnvironment';

/** Position and initial focus of a menu that was loaded on demand. */
export interface MenuPlace {
  /** The pressed button, which regains the focus. */
  readonly anchor: HTMLElement;
  /** Element id of the menu. @default generated */
  readonly id?: string | undefined;
  /** Entry to focus, or the menu itself. @default 'first' */
  readonly focus?: MenuFocus | undefined;
  readonly onClose: () => void;
}

/** Initial focus of a menu: an entry after a key press, the menu itself after a click. */
export type MenuFocus = 'first' | 'last' | 'menu';

interface AnchoredMenuProps extends MenuPlace {
  label: string;
  /** The `Menu` to show. */
  children: ReactNode;
}

/** A menu anchored to any button, without react-aria's trigger. It is open while it is rendered. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { anchor, id, label, focus = 'first', onClose, children } = props;
  const triggerRef = useRef(anchor);
  triggerRef.current = anchor;
  // Choosing in a nested menu closes both.
  const root = useMenuTriggerState({ isOpen: true, onOpenChange: onClose });
  const popover = useMemo(
    () => ({
      trigger: 'MenuTrigger',
      triggerRef,
      isOpen: true,
      onOpenChange: onClose,
      'aria-label': label,
    }),
    [label, onClose],
  );
  const menu = useMemo(
    () => ({ id, autoFocus: focus === 'menu' ? true : focus, onClose }),
    [id, focus, onClose],
  );
  return (
    <OverlayEnvironment>
      <RootMenuTriggerStateContext.Provider value={root}>
        <PopoverContext.Provider value={popover}>
          <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>
        </PopoverContext.Provider>
      </RootMenuTriggerStateContext.Provider>
    </OverlayEnvironment>
  );
}
