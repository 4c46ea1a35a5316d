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

/** Fetches the menu; a table without actions, or whose menus nobody opens, carries no react-aria. */
export const loadActionsMenu = () => import('./TableActionsMenu');

/**
 * The keys that open a menu at its button. Enter and Space are taken before the browser makes a click
 * of them: react-aria would take that for one of a screen reader, and might leave the focus on the
 * menu instead of its first entry.
 */
export function opensMenu(key: string): boolean {
  return key === 'Enter' || key === ' ' || key === 'ArrowDown' || key === 'ArrowUp';
}

/** The one menu of all rows: for which row it is open, and what to render. */
export function useActionsMenu(onFailure: (anchor: HTMLElement) => void) {
  const [open, setOpen] = useState<OpenMenu | null>(null);

  async function show(request: Omit<OpenMenu, 'Menu'>): Promise<void> {
    // Not every browser focuses a button that is pressed.
    request.anchor.focus();
    try {
      const { TableActionsMenu: Menu } = await loadActionsMenu();
      // A user who has gone on meanwhile keeps their focus.
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
