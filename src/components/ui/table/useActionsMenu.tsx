import { type ReactNode, useCallback, useState } from 'react';
import type { TableActionsMenu } from './TableActionsMenu';
import type { TableAction, TableKey } from './table-props';

interface OpenMenu {
  readonly key: TableKey;
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly actions: readonly TableAction[];
  readonly Menu: typeof TableActionsMenu;
}

/** Split: a table whose menus are not used does not load react-aria. */
export const loadActionsMenu = () => import('./TableActionsMenu');

/**
 * Keys that open a menu. Enter and Space are handled before the browser turns them into a click:
 * react-aria would treat that as a screen reader's click, and might focus the menu instead of its
 * first item.
 */
export function opensMenu(key: string): boolean {
  return key === 'Enter' || key === ' ' || key === 'ArrowDown' || key === 'ArrowUp';
}

/** The shared menu of all rows: the row it is open for, and the element to render. */
export function useActionsMenu(onFailure: (anchor: HTMLElement) => void) {
  const [open, setOpen] = useState<OpenMenu | null>(null);

  async function show(request: Omit<OpenMenu, 'Menu'>): Promise<void> {
    // Not every browser focuses a pressed button.
    request.anchor.focus();
    try {
      const { TableActionsMenu: Menu } = await loadActionsMenu();
      // Do not move the focus if the user has moved it meanwhile.
      if (!request.anchor.matches(':focus')) return;
      setOpen({ ...request, Menu });
    } catch {
      onFailure(request.anchor);
    }
  }

  const close = useCallback(() => setOpen(null), []);

  const element: ReactNode = open && (
    <open.Menu anchor={open.anchor} label={open.label} actions={open.actions} onClose={close} />
  );
  return { openKey: open?.key, show, element };
}
