import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
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

/** The one menu of all rows: for which row it is open, and what to render. */
export function useActionsMenu(onFailure: (anchor: HTMLElement) => void) {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const chosen = useRef<(() => void) | null>(null);

  // Once the menu is gone and its button has the focus: a dialog that opens now gives it back there,
  // and not to an entry of a menu that no longer exists.
  useEffect(() => {
    if (open !== null) return;
    const run = chosen.current;
    chosen.current = null;
    run?.();
  }, [open]);

  async function show(request: Omit<OpenMenu, 'Menu'>): Promise<void> {
    // Not every browser focuses a button that is pressed.
    request.anchor.focus();
    try {
      const { TableActionsMenu: Menu } = await loadActionsMenu();
      // Whoever went on meanwhile is not called back.
      if (!request.anchor.matches(':focus')) return;
      const actions = request.actions.map(({ onAction, ...action }) => ({
        ...action,
        onAction: onAction && (() => choose(request.anchor, onAction)),
      }));
      setOpen({ ...request, actions, Menu });
    } catch {
      onFailure(request.anchor);
    }
  }

  function choose(anchor: HTMLElement, onAction: () => void): void {
    chosen.current = () => {
      anchor.focus();
      onAction();
    };
  }

  const close = useCallback(() => setOpen(null), []);

  const element: ReactNode = open && (
    <open.Menu anchor={open.anchor} label={open.label} actions={open.actions} onClose={close} />
  );
  return { openKey: open?.key, show, element };
}
