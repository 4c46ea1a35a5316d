import { type FocusEvent, type RefObject, useRef } from 'react';
import { readPage } from '../../domain/read-page';
import { useBrowserEffect } from './useBrowserEffect';

type RowKey = string | number;

/** Rows that may contain the focus. */
interface FocusRows {
  /** Container of the rows. */
  rows: RefObject<HTMLElement | null>;
  /** Focused if no row is left. @default the container */
  region?: RefObject<HTMLElement | null>;
  count: number;
  keyAt: (index: number) => RowKey;
  /** Returns the index of an element's row, or -1. @default by `data-index` */
  indexAt?: (element: Element, rows: HTMLElement) => number;
  /** Returns the row with an index, if it is rendered. @default by `data-index` */
  rowAt?: (index: number, rows: HTMLElement) => HTMLElement | null | undefined;
}

/** The focused row and control. */
interface HeldPlace {
  readonly key: RowKey;
  index: number;
  readonly control: number;
  readonly element: Element;
  /** Whether an overlay has the focus, which returns it itself if possible. */
  isBorrowed: boolean;
  /** Animation frame in which the focus is checked. */
  frame: number;
}

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/** Dialogs, alert dialogs and menus. */
const OVERLAY = '[role$=dialog], [role=menu]';

/** Whether an element is in an overlay, which returns the focus when it closes. */
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

/** The focusable elements of a row, including itself. */
function controlsOf(row: HTMLElement): HTMLElement[] {
  const inside = [...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return row.matches('[tabindex]') ? [row, ...inside] : inside;
}

/**
 * When a focused row is removed, focuses the same control of the row in its place, or else the
 * region. Likewise when a focused control is removed from its row.
 */
export function useKeptFocus(props: FocusRows) {
  const { rows, region = rows, count, keyAt } = props;
  const { indexAt = markedIndexAt, rowAt = markedRowAt } = props;
  const held = useRef<HeldPlace | null>(null);

  /** The current index of the row, most often unchanged or near. */
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
      // The row may stay while its control is removed, after its action is done.
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
      // A closing overlay keeps the page inert until React has cleaned up, then returns the focus.
      if (place.isBorrowed || wasBorrowed || target?.closest('[inert]')) {
        place.frame = requestAnimationFrame(passOn);
        return;
      }
      held.current = null;
      // Do not move the focus if it is elsewhere by now.
      if (!isLost || !target) return;
      // An element that is not focusable, such as the region, needs a `tabindex`.
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus();
    };
    passOn();
  });

  return {
    /** Index of the focused row, or of the one in its place; -1 if none. */
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
      // Blur to nothing or to another part of the page ends it. An overlay
      // only borrows the focus.
      const isBorrowed = relatedTarget
        ? currentTarget.contains(relatedTarget) || isOver(relatedTarget, currentTarget)
        : target.getAttribute('aria-expanded') === 'true';
      if (!isBorrowed) held.current = null;
    },
  };
}
