import { type RefObject, useEffect, useRef } from 'react';
import { AnchoredMenu, type MenuPlace } from '../AnchoredMenu';
import { Menu, MenuItem } from '../Menu';
import type { TableAction } from './table-props';

export interface TableActionsMenuProps extends MenuPlace {
  label: string;
  actions: readonly TableAction[];
}

interface AfterMenuProps {
  anchor: HTMLElement;
  chosen: RefObject<(() => void) | null>;
}

/**
 * Runs the chosen action after the menu has closed and its button is focused: a dialog opened by
 * the action then returns the focus to the button, not to a removed menu item.
 */
function AfterMenu({ anchor, chosen }: AfterMenuProps) {
  useEffect(
    () => () => {
      if (!chosen.current) return;
      anchor.focus();
      chosen.current();
    },
    [anchor, chosen],
  );
  return null;
}

/** The shared menu of all rows, at the pressed button. */
export function TableActionsMenu({ label, actions, ...place }: TableActionsMenuProps) {
  const chosen = useRef<() => void>(null);
  const choose = (action: (() => void) | undefined) =>
    action &&
    (() => {
      chosen.current = action;
    });
  return (
    <>
      <AnchoredMenu {...place} label={label}>
        <Menu label={label}>
          {actions.map(({ id, label: text, onAction, onWhy, ...item }) => (
            <MenuItem key={id} id={id} {...item} onAction={choose(onAction)} onWhy={choose(onWhy)}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </AnchoredMenu>
      <AfterMenu anchor={place.anchor} chosen={chosen} />
    </>
  );
}
