import { type FocusEvent, type RefObject, useRef } from 'react';
import { readPage } from '../../domain/read-page';
import { useBrowserEffect } from './useBrowserEffect';

type RowKey = string | number;

/** Rows of which one may have the focus. */
interface FocusRows {
  /** What holds the rows. */
  rows: RefObject<HTMLElement | null>;
  /** What takes the focus when no row is left. @default what holds the rows */
  region?: RefObject<HTMLElement | null>;
  count: number;
  keyAt: (index: number) => RowKey;
  /** The index of the row that an element is, or is in; or -1. @default by `data-index` */
  indexAt?: (element: Element, rows: HTMLElement) => number;
  /** The row of an index, if it is drawn. @default by `data-index` */
  rowAt?: (index: number, rows: HTMLElement) => HTMLElement | null | undefined;
}

/** The row that has the focus, and which of its controls. */
interface HeldPlace {
  readonly key: RowKey;
  index: number;
  readonly control: number;
  readonly element: Element;
  /** An overlay has the focus, and returns it itself if it still can. */
  isBorrowed: boolean;
  /** In which it is looked whether the focus can be passed on. */
  frame: number;
}

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/** Dialogs, alert dialogs and menus. */
const OVERLAY = '[role$=dialog], [role=menu]';

/** Whether an element is in an overlay, which returns the focus once it is closed. */
function isOver(element: Element | null, rows: HTMLElement): boolean {
  const overlay = element?.closest(OVERLAY);
  return overlay?.contains(rows) === false;
}

function markedIndexAt(element: Element, rows: HTMLElement): number {
  const row = element.closest<HTMLElement>('[data-index]');
  return row && rows.contains(row) ? Number(row.dataset.index) : -1;
}

const markedRowAt = (index: number, rows: HTMLElement) =>
  rows.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** The controls of a row, itself first when it takes focus. */
function controlsOf(row: HTMLElement): HTMLElement[] {
  const inside = [...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return row.matches('[tabindex]') ? [row, ...inside] : inside;
}

/**
 * A row that goes away while it has the focus passes it on: to the same control of the row in its
 * place, else to the region. So does a control that goes while its row stays.
 */
export function useKeptFocus(props: FocusRows) {
  const { rows, region = rows, count, keyAt } = props;
  const { indexAt = markedIndexAt, rowAt = markedRowAt } = props;
  const held = useRef<HeldPlace | null>(null);

  /** Where the row of a place is now: most often where it was, or near. */
  function find({ key, index }: HeldPlace): number {
    if (index < count && keyAt(index) === key) return index;
    for (let at = 0; at < count; at += 1) if (keyAt(at) === key) return at;
    return -1;
  }

  useBrowserEffect(() => {
    const place = held.current;
    const list = rows.current;
    if (!place || !list) return;
    cancelAnimationFrame(place.frame);
    const index = find(place);
    if (index !== -1) {
      place.index = index;
      // The row may stay while its control goes: what it was for is done.
      if (place.element.isConnected) return;
    }
    const root = list.getRootNode() as Document | ShadowRoot;
    const passOn = () => {
      if (held.current !== place) return;
      const active = readPage(root, 'activeElement');
      const isLost = !active || active === readPage(list.ownerDocument, 'body');
      const wasBorrowed = place.isBorrowed;
      place.isBorrowed = isOver(active, list);
      const row = rowAt(Math.min(place.index, count - 1), list);
      const controls = row ? controlsOf(row) : [];
      const target = controls[place.control] ?? controls[0] ?? region.current;
      // An overlay that closes keeps the page inert until React has cleaned up, then returns the focus.
      if (place.isBorrowed || wasBorrowed || target?.closest('[inert]')) {
        place.frame = requestAnimationFrame(passOn);
        return;
      }
      held.current = null;
      // A focus that is elsewhere by now stays there.
      if (!isLost || !target) return;
      // What is no control, as the region, takes the focus with the attribute alone.
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus();
    };
    passOn();
  });

  return {
    /** The index of the row that is held, or of the one that takes its place; -1 when none is. */
    heldIndex(): number {
      const place = held.current;
      if (!place) return -1;
      const index = find(place);
      return index === -1 ? Math.min(place.index, count - 1) : index;
    },
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      const index = indexAt(target, currentTarget);
      const row = index >= 0 && index < count ? rowAt(index, currentTarget) : null;
      held.current = row
        ? {
            key: keyAt(index),
            index,
            control: controlsOf(row).indexOf(target),
            element: target,
            isBorrowed: false,
            frame: 0,
          }
        : null;
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      // A press on nothing ends it, as does going on to something else of the page. What opens over
      // the page only borrows the focus.
      const isBorrowed = relatedTarget
        ? currentTarget.contains(relatedTarget) || isOver(relatedTarget, currentTarget)
        : target.getAttribute('aria-expanded') === 'true';
      if (!isBorrowed) held.current = null;
    },
  };
}
