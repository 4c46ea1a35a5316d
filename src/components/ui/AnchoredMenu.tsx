import { type ReactNode, useMemo, useRef } from 'react';
import { MenuContext, PopoverContext, RootMenuTriggerStateContext } from 'react-aria-components';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { OverlayEnvironment } from './OverlayEnvironment';

/** Where a menu opens that was loaded late, and where the focus starts. */
export interface MenuPlace {
  /** The button that was pressed; gets the focus back. */
  readonly anchor: HTMLElement;
  /** The id of the menu. @default its own */
  readonly id?: string | undefined;
  /** The entry that gets the focus, or the menu itself. @default 'first' */
  readonly focus?: MenuFocus | undefined;
  /** Called when it is to be closed. */
  readonly onClose: () => void;
}

/** Where the focus starts in a menu: a key has its entry, a mouse the menu itself. */
export type MenuFocus = 'first' | 'last' | 'menu';

interface AnchoredMenuProps extends MenuPlace {
  label: string;
  /** The `Menu`. */
  children: ReactNode;
}

/** A menu at a button that knows nothing of it: it is open as long as it is rendered. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { anchor, id, label, focus = 'first', onClose, children } = props;
  const triggerRef = useRef(anchor);
  triggerRef.current = anchor;
  // What is chosen in a menu inside of it closes both.
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
