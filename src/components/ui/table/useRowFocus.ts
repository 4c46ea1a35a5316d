import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableKey } from './table-props';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** On a server there is no focus to keep, and React 18 warns of layout effects there. */
const useBrowserEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Focus stays in a table whose focused row goes away: it goes to the same control of the row that
 * takes its place, else to the table's region.
 */
export function useRowFocus(
  body: RefObject<HTMLTableSectionElement | null>,
  region: RefObject<HTMLElement | null>,
  keys: readonly TableKey[],
) {
  const held = useRef<{ key: TableKey; index: number; control: number } | null>(null);

  useBrowserEffect(() => {
    const place = held.current;
    const section = body.current;
    if (!place || !section) return;
    const index = keys.indexOf(place.key);
    if (index !== -1) {
      place.index = index;
      return;
    }
    held.current = null;
    const root = section.getRootNode() as Document | ShadowRoot;
    const isLost = () => !root.activeElement || root.activeElement === section.ownerDocument.body;
    // Whoever is elsewhere by now is left there.
    if (!isLost()) return;
    const row = section.rows[Math.min(place.index, keys.length - 1)];
    const controls = row?.querySelectorAll<HTMLElement>(FOCUSABLE);
    const target = controls?.[place.control] ?? controls?.[0] ?? region.current;
    if (!target) return;
    if (target === region.current && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus();
    // A menu that closes with this keeps the page inert until all is done.
    if (isLost()) requestAnimationFrame(() => isLost() && target.focus());
  });

  return {
    onFocus(event: FocusEvent<HTMLTableSectionElement>) {
      const row = event.target.closest('tr');
      const index = row?.parentElement === event.currentTarget ? row.sectionRowIndex : -1;
      const key = keys[index];
      if (!row || key === undefined) return;
      const control = [...row.querySelectorAll(FOCUSABLE)].indexOf(event.target);
      held.current = { key, index, control };
    },
    onBlur(event: FocusEvent<HTMLTableSectionElement>) {
      // By a press on nothing. A dialog or a menu that takes the focus gives it back.
      const isMenuOpen = event.target.getAttribute('aria-expanded') === 'true';
      if (event.relatedTarget === null && !isMenuOpen) held.current = null;
    },
  };
}
