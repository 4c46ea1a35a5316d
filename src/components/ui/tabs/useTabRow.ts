import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Scrolls the row, and never the page, to the selected tab. The focus scrolls by itself. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[data-selected]')?.getBoundingClientRect();
  if (!tab) return;
  const row = list.getBoundingClientRect();
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right;
  else if (tab.left < row.left) list.scrollLeft -= row.left - tab.left;
}

/** Where a key leads from a tab, of `count`; undefined for a key that leads nowhere. */
function nextIndex(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (index + 1) % count;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (index - 1 + count) % count;
  return undefined;
}

/**
 * A row of tabs: the keys that move in it, the one tab that the Tab key stops at, and the selected one
 * in sight.
 *
 * @param selected - the id of the selected tab
 * @param count - how many tabs there are
 * @param onMove - called with the id of the tab that a key has moved the focus to
 */
export function useTabRow(
  selected: string | undefined,
  count: number,
  onMove: (id: string) => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected, and among how many
  useEffect(() => {
    const row = list.current;
    // A DOM without layout, as in a host's unit tests, has no observer either.
    if (!row || typeof ResizeObserver === 'undefined') return;
    // It is told once the page is laid out, which costs nothing then, and again when the row has less
    // room or a tab needs more.
    const observer = new ResizeObserver(() => showSelected(row));
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [selected, count]);

  return {
    /** The id of the tab that the Tab key stops at. */
    stop: focused ?? selected,
    /** For the row. */
    row: {
      ref: list,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.dataset.tab ?? null),
      onBlur: () => setFocused(null),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const row = event.currentTarget;
        const tab = (event.target as Element).closest<HTMLElement>('[data-tab]');
        if (!tab) return;
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          tab.click();
          return;
        }
        const tabs = [...row.querySelectorAll<HTMLElement>('[data-tab]:not([aria-disabled])')];
        const isRtl = getComputedStyle(row).direction === 'rtl';
        const next = tabs[nextIndex(event.key, tabs.indexOf(tab), tabs.length, isRtl) ?? -1];
        if (!next) return;
        event.preventDefault();
        next.focus();
        onMove(next.dataset.tab ?? '');
      },
    },
  };
}
