import { AnchoredMenu, type MenuPlace } from '../AnchoredMenu';
import { Menu, MenuItem } from '../Menu';
import type { TableAction } from './table-props';

/** Props of {@link TableActionsMenu}. */
export interface TableActionsMenuProps extends MenuPlace {
  label: string;
  actions: readonly TableAction[];
  /** Called before `onClose` with what an entry does. */
  onChoose: (action: () => void) => void;
}

/** The one menu of all rows of a table, at the button that was pressed. */
export function TableActionsMenu(props: TableActionsMenuProps) {
  const { label, actions, onChoose, ...place } = props;
  return (
    <AnchoredMenu {...place} label={label}>
      <Menu label={label}>
        {actions.map(({ id, label: text, onAction, onWhy, ...item }) => (
          <MenuItem
            key={id}
            id={id}
            {...item}
            onAction={onAction && (() => onChoose(onAction))}
            onWhy={onWhy && (() => onChoose(onWhy))}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </AnchoredMenu>
  );
}
