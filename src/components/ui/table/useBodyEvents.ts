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

/** The index of the row of an element; -1 for what is in none, and for overlays. */
const indexAt = (element: Element, body: HTMLElement) =>
  recordRows(body).indexOf(element.closest<HTMLElement>('tr') as HTMLElement);

/** Where in the body an event comes from. */
interface Place {
  readonly element: HTMLElement;
  readonly index: number;
}

function placeOf({ target, currentTarget }: SyntheticEvent<HTMLTableSectionElement>): Place | null {
  const element = target as HTMLElement;
  const index = indexAt(element, currentTarget);
  return index === -1 ? null : { element, index };
}

/** The listeners of a table's body: one of each kind for all rows. */
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

  /** The checkbox of a row that may not be selected, and why. */
  function refusalAt(place: Place | null) {
    const reason = place ? selection.refusals[place.index] : undefined;
    const box = place?.element.closest('td')?.querySelector<HTMLElement>('[data-select]');
    return reason !== undefined && box ? { box, reason } : null;
  }

  function openMenu({ element, index }: Place): boolean {
    const anchor = element.closest<HTMLElement>('button[data-actions]');
    const row = rows[index];
    const key = keys[index];
    if (!anchor || !setup.rowActions || row === undefined || key === undefined) return false;
    const label = anchor.getAttribute('aria-label') ?? '';
    void table.showMenu({ key, anchor, label, actions: setup.rowActions(row) });
    return true;
  }

  function prepareMenu(event: SyntheticEvent): void {
    // A preload: a failure shows when it is opened.
    if ((event.target as Element).matches('button[data-actions]'))
      loadActionsMenu().catch(() => {});
  }

  return {
    ref,
    onChange(event: ChangeEvent<HTMLTableSectionElement>) {
      const place = placeOf(event);
      if (!place?.element.matches('[data-select]')) return;
      selection.toggle(place.index, (event.nativeEvent as unknown as MouseEvent).shiftKey);
    },
    onClick(event: MouseEvent<HTMLTableSectionElement>) {
      const place = placeOf(event);
      if (!place) return;
      const refusal = refusalAt(place);
      if (refusal) hint.show(refusal.box, refusal.reason, 'focus');
      // The whole cell is the checkbox's target.
      if (!openMenu(place) && place.element.matches('td[data-tool="select"]')) {
        selection.toggle(place.index, event.shiftKey);
      }
    },
    onMouseDown(event: MouseEvent<HTMLTableSectionElement>) {
      // A range of rows is meant, not a range of text.
      const isBox = event.shiftKey && placeOf(event)?.element.closest('[data-tool="select"]');
      if (isBox) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
      const place = opensMenu(event.key) ? placeOf(event) : null;
      if (place && openMenu(place)) event.preventDefault();
    },
    onFocus(event: FocusEvent<HTMLTableSectionElement>) {
      focus.onFocus(event);
      prepareMenu(event);
      const refusal = refusalAt(placeOf(event));
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
      const refusal = event.pointerType === 'mouse' ? refusalAt(placeOf(event)) : null;
      if (refusal) hint.show(refusal.box, refusal.reason, 'hover');
    },
    onPointerOut(event: PointerEvent<HTMLTableSectionElement>) {
      if (event.pointerType === 'mouse' && refusalAt(placeOf(event)))
        hint.hide(event.relatedTarget);
    },
  };
}
