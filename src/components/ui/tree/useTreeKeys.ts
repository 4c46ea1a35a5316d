import type { KeyboardEvent } from 'react';
import { isOfMethod } from '../../../domain/text/composition';
import { canOpen, type TreeRowData } from './tree-node';
import { useTypeAhead } from './useTypeAhead';

interface TreeKeys {
  rows: readonly TreeRowData[];
  active: number;
  expanded: ReadonlySet<string>;
  /** Makes a row the active one and scrolls it into view. */
  goTo: (index: number) => void;
  setOpen: (keys: readonly string[], isOpen: boolean) => void;
  /** Checks a row, or opens it where nothing can be checked. */
  press: (index: number) => void;
}

/** The keys of a tree as the ARIA Authoring Practices describe them. */
export function useTreeKeys({ rows, active, expanded, goTo, setOpen, press }: TreeKeys) {
  const typeAhead = useTypeAhead();

  /** Towards what is in a row: opens it, then goes to the first of its rows. */
  function goIn({ node }: TreeRowData): void {
    if (!canOpen(node)) return;
    if (expanded.has(node.key)) goTo(active + 1);
    else setOpen([node.key], true);
  }

  /** Away from it: closes it, or goes to its group. */
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
