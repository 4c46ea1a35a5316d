import { useMemo, useRef } from 'react';
import { MenuContext, PopoverContext } from 'react-aria-components';
import { Menu, MenuItem } from '../Menu';
import { OverlayEnvironment } from '../OverlayEnvironment';
import type { TableAction } from './table-props';

/** Props of {@link TableActionsMenu}. */
export interface TableActionsMenuProps {
  /** The button that was pressed; gets the focus back. */
  anchor: HTMLElement;
  label: string;
  actions: readonly TableAction[];
  /** Called before `onClose` with what an entry does. */
  onChoose: (action: () => void) => void;
  onClose: () => void;
}

/** The one menu of all rows of a table, at the button that was pressed. */
export function TableActionsMenu(props: TableActionsMenuProps) {
  const { anchor, label, actions, onChoose, onClose } = props;
  const triggerRef = useRef(anchor);
  triggerRef.current = anchor;
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
  const menu = useMemo(() => ({ autoFocus: 'first' as const, onClose }), [onClose]);

  return (
    <OverlayEnvironment>
      <PopoverContext.Provider value={popover}>
        <MenuContext.Provider value={menu}>
          <Menu label={label}>
            {actions.map(({ id, label: text, onAction, ...item }) => (
              <MenuItem
                key={id}
                id={id}
                {...item}
                onAction={onAction && (() => onChoose(onAction))}
              >
                {text}
              </MenuItem>
            ))}
          </Menu>
        </MenuContext.Provider>
      </PopoverContext.Provider>
    </OverlayEnvironment>
  );
}
