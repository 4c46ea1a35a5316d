import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ListKey } from './list-key';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** The row that has the focus, and which of its controls. */
interface HeldPlace {
  readonly key: ListKey;
  index: number;
  readonly control: number;
  /** The row went while a dialog was open, which gives the focus back itself if it still can. */
  isBehindDialog: boolean;
}

/** What is over the page, and takes the focus until it is closed. */
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** On a server there is no focus to keep, and React 18 warns of layout effects there. */
const useBrowserEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/** The controls of a row, itself first when it takes focus. */
function controlsOf(row: HTMLElement): HTMLElement[] {
  const inside = [...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return row.matches('[tabindex]') ? [row, ...inside] : inside;
}

/**
 * A focused row keeps its focus: it and its neighbours stay drawn while it is scrolled away. When it
 * is taken out of the list, focus goes to the same control of the row in its place, else to the list.
 */
export function useKeptFocus(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  getKey: (index: number) => ListKey,
) {
  const held = useRef<HeldPlace | null>(null);

  /** Where the row of a key is now: most often where it was, or near. */
  function indexOf(key: ListKey, before: number): number {
    if (before < count && getKey(before) === key) return before;
    for (let index = 0; index < count; index += 1) if (getKey(index) === key) return index;
    return -1;
  }

  useBrowserEffect(() => {
    const place = held.current;
    const list = scroller.current;
    if (!place || !list) return;
    const index = indexOf(place.key, place.index);
    if (index !== -1) {
      place.index = index;
      return;
    }
    const root = list.getRootNode() as Document | ShadowRoot;
    const isLost = () => !root.activeElement || root.activeElement === list.ownerDocument.body;
    if (!isLost()) {
      // Whoever is elsewhere by now is left there.
      if (root.activeElement?.closest(DIALOG)) place.isBehindDialog = true;
      else held.current = null;
      return;
    }
    held.current = null;
    const at = Math.min(place.index, count - 1);
    const row = list.querySelector<HTMLElement>(`[data-index="${at}"]`);
    const controls = row ? controlsOf(row) : [];
    const target = controls[place.control] ?? controls[0] ?? list;
    if (target === list && !list.hasAttribute('tabindex')) list.tabIndex = -1;
    if (!place.isBehindDialog) target.focus();
    // A menu or a dialog that closes with this keeps the page inert until all is done.
    if (isLost()) requestAnimationFrame(() => isLost() && target.focus());
  });

  return {
    /** Indexes of the rows that have to stay drawn. */
    keep(): readonly number[] {
      const place = held.current;
      if (!place) return [];
      const found = indexOf(place.key, place.index);
      // The row that takes the place of one that is gone.
      const at = found === -1 ? Math.min(place.index, count - 1) : found;
      return [at - 1, at, at + 1];
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const row = event.target.closest<HTMLElement>('[data-index]');
      const index = row && event.currentTarget.contains(row) ? Number(row.dataset.index) : -1;
      held.current =
        row && index >= 0 && index < count
          ? {
              key: getKey(index),
              index,
              control: controlsOf(row).indexOf(event.target),
              isBehindDialog: false,
            }
          : null;
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      // By a press on nothing. A dialog or a menu that takes the focus gives it back.
      const isMenuOpen = event.target.getAttribute('aria-expanded') === 'true';
      if (event.relatedTarget === null && !isMenuOpen) held.current = null;
    },
  };
}
