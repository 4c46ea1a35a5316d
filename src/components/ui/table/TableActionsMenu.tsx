import { type RefObject, useEffect, useRef } from 'react';
import { AnchoredMenu, type MenuPlace } from '../AnchoredMenu';
import { Menu, MenuItem } from '../Menu';
import type { TableAction } from './table-props';

/** Props of {@link TableActionsMenu}. */
export interface TableActionsMenuProps extends MenuPlace {
  label: string;
  actions: readonly TableAction[];
}

interface AfterMenuProps {
  anchor: HTMLElement;
  chosen: RefObject<(() => void) | null>;
}

/**
 * Runs the chosen action once the menu before it is gone and its button has the focus: a dialog that
 * the action opens then returns the focus to that button, not to an entry that is gone.
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

/** The one menu of all rows of a table, at the button that was pressed. */
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
