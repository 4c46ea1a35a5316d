import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { isOfMethod } from '../../../domain/text/composition';
import { foldedText } from '../../../domain/text/fold';
import { canOpen, type TreeRowData } from './tree-node';

/** Milliseconds after which type-ahead starts over. */
const PAUSE_MS = 1000;

/** Type-ahead: finds the next row that begins with the typed text; a repeated letter cycles. */
function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });

  return function find(
    rows: readonly TreeRowData[],
    active: number,
    key: string,
    timeStamp: number,
  ): number {
    const before = timeStamp - typed.current.at > PAUSE_MS ? '' : typed.current.text;
    const text = before + foldedText(key);
    typed.current = { text, at: timeStamp };
    const isOneLetter = [...text].every((letter) => letter === text[0]);
    const query = isOneLetter ? text.slice(0, 1) : text;
    // More letters may still match the current row.
    const start = active + (isOneLetter ? 1 : 0);
    for (let step = 0; step < rows.length; step += 1) {
      const at = (start + step) % rows.length;
      if (foldedText(rows[at]?.node.label ?? '').startsWith(query)) return at;
    }
    return -1;
  };
}

interface TreeKeys {
  rows: readonly TreeRowData[];
  active: number;
  expanded: ReadonlySet<string>;
  /** Activates a row, and scrolls it into view. */
  goTo: (index: number) => void;
  setOpen: (keys: readonly string[], isOpen: boolean) => void;
  /** Checks a row, or expands it if there are no checkboxes. */
  press: (index: number) => void;
}

/** Keyboard support of a tree, as in the ARIA Authoring Practices. */
export function useTreeKeys({ rows, active, expanded, goTo, setOpen, press }: TreeKeys) {
  const typeAhead = useTypeAhead();

  /** Inward arrow: expands a row, then moves to its first child. */
  function goIn({ node }: TreeRowData): void {
    if (!canOpen(node)) return;
    if (expanded.has(node.key)) goTo(active + 1);
    else setOpen([node.key], true);
  }

  /** Outward arrow: collapses a row, or moves to its parent. */
  function goOut({ node, parent }: TreeRowData): void {
    if (canOpen(node) && expanded.has(node.key)) setOpen([node.key], false);
    else if (parent !== -1) goTo(parent);
  }

  return function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const row = rows[active];
    if (!row || event.target !== event.currentTarget || isOfMethod(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const { key } = event;
    if (key === 'ArrowDown') goTo(Math.min(active + 1, rows.length - 1));
    else if (key === 'ArrowUp') goTo(Math.max(active - 1, 0));
    else if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) goIn(row);
    else if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) goOut(row);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(rows.length - 1);
    else if (key === ' ' || key === 'Enter') press(active);
    else if (key === '*') {
      const siblings = rows.filter(({ node, parent }) => parent === row.parent && canOpen(node));
      setOpen(
        siblings.map(({ node }) => node.key),
        true,
      );
    } else if (key.length === 1) {
      const found = typeAhead(rows, active, key, event.timeStamp);
      if (found !== -1) goTo(found);
    } else return;
    event.preventDefault();
  };
}
