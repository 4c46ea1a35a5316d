import type {
  ChangeEvent,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  RefObject,
  SyntheticEvent,
} from 'react';
import { useRef } from 'react';
import type { Hint } from '../useHint';
import { useKeptFocus } from '../useKeptFocus';
import { recordRows } from './record-rows';
import type { RowSetup } from './TableRow';
import type { TableKey } from './table-props';
import { loadActionsMenu, opensMenu, type useActionsMenu } from './useActionsMenu';
import type { SelectionState } from './useTableSelection';

interface BodyEvents<Row> {
  rows: readonly Row[];
  keys: readonly TableKey[];
  setup: RowSetup<Row>;
  selection: SelectionState;
  region: RefObject<HTMLElement | null>;
  hint: Hint;
  showMenu: ReturnType<typeof useActionsMenu>['show'];
}

/** The index of an element's row; -1 outside of rows and in overlays. */
const indexAt = (element: Element, body: HTMLElement) =>
  recordRows(body).indexOf(element.closest<HTMLElement>('tr') as HTMLElement);

type BodyEvent = SyntheticEvent<HTMLTableSectionElement>;

/** Delegated listeners of a table's body, for all rows. */
export function useBodyEvents<Row>(table: BodyEvents<Row>) {
  const { rows, keys, setup, selection, hint } = table;
  const ref = useRef<HTMLTableSectionElement>(null);
  const focus = useKeptFocus({
    rows: ref,
    region: table.region,
    count: keys.length,
    keyAt: (index) => keys[index] ?? index,
    indexAt,
    rowAt: (index, body) => recordRows(body)[index],
  });

  /** The checkbox that cannot be selected, and why. */
  function refusalAt({ target, currentTarget }: BodyEvent) {
    const cell = (target as Element).closest('[data-refused]');
    const box = cell?.querySelector<HTMLElement>('[data-select]');
    const reason = box ? selection.refusals[indexAt(box, currentTarget)] : undefined;
    return box && reason !== undefined ? { box, reason } : null;
  }

  function openMenu({ target, currentTarget }: BodyEvent): boolean {
    const anchor = (target as Element).closest<HTMLElement>('button[data-actions]');
    const index = anchor ? indexAt(anchor, currentTarget) : -1;
    const row = rows[index];
    const key = keys[index];
    if (!anchor || !setup.rowActions || row === undefined || key === undefined) return false;
    const label = anchor.getAttribute('aria-label') ?? '';
    void table.showMenu({ key, anchor, label, actions: setup.rowActions(row) });
    return true;
  }

  function prepareMenu(event: SyntheticEvent): void {
    // Only a preload: opening the menu retries and shows the failure.
    if ((event.target as Element).matches('button[data-actions]'))
      loadActionsMenu().catch(() => {});
  }

  return {
    ref,
    onChange({ target, currentTarget, nativeEvent }: ChangeEvent<HTMLTableSectionElement>) {
      if (!target.matches('[data-select]')) return;
      const { shiftKey } = nativeEvent as unknown as MouseEvent;
      selection.toggle(indexAt(target, currentTarget), shiftKey);
    },
    onClick(event: MouseEvent<HTMLTableSectionElement>) {
      const refusal = refusalAt(event);
      if (refusal) hint.show(refusal.box, refusal.reason, 'focus');
      const target = event.target as Element;
      // The whole cell is the checkbox's target.
      if (!openMenu(event) && target.matches('td[data-tool="select"]')) {
        selection.toggle(indexAt(target, event.currentTarget), event.shiftKey);
      }
    },
    onMouseDown(event: MouseEvent<HTMLTableSectionElement>) {
      // Shift selects rows here, not text.
      const isRange = event.shiftKey && (event.target as Element).closest('[data-tool="select"]');
      if (isRange) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
      if (opensMenu(event.key) && openMenu(event)) event.preventDefault();
    },
    onFocus(event: FocusEvent<HTMLTableSectionElement>) {
      focus.onFocus(event);
      prepareMenu(event);
      const refusal = refusalAt(event);
      if (refusal && event.target.matches(':focus-visible')) {
        hint.show(refusal.box, refusal.reason, 'focus');
      }
    },
    onBlur(event: FocusEvent<HTMLTableSectionElement>) {
      focus.onBlur(event);
      hint.hide();
    },
    onPointerOver(event: PointerEvent<HTMLTableSectionElement>) {
      prepareMenu(event);
      const refusal = event.pointerType === 'mouse' ? refusalAt(event) : null;
      if (refusal) hint.show(refusal.box, refusal.reason, 'hover');
    },
    onPointerOut(event: PointerEvent<HTMLTableSectionElement>) {
      if (event.pointerType === 'mouse' && refusalAt(event)) hint.hide(event.relatedTarget);
    },
  };
}
