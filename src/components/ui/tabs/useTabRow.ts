import {
  type FocusEvent,
  type KeyboardEvent,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Width in pixels of the fade at an end with hidden tabs; keep in sync with `tabs-css`. */
const FADE = 32;

/** Scrolls the row, but never the page, to the selected tab. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[data-selected]')?.getBoundingClientRect();
  if (!tab) return;
  const row = list.getBoundingClientRect();
  if (tab.right > row.right - FADE) list.scrollLeft += tab.right - row.right + FADE;
  else if (tab.left < row.left + FADE) list.scrollLeft -= row.left - tab.left + FADE;
}

/** Marks the ends at which tabs are hidden. Right to left, scrolling starts at 0 and is negative. */
function markEnds(list: HTMLElement): void {
  const excess = list.scrollWidth - list.clientWidth;
  const isRtl = getComputedStyle(list).direction === 'rtl';
  const before = isRtl ? excess + list.scrollLeft : list.scrollLeft;
  // Sizes are rounded: a single pixel does not count.
  list.toggleAttribute('data-more-left', before > 1);
  list.toggleAttribute('data-more-right', excess - before > 1);
}

/** The index that a key moves to; undefined for other keys. */
function nextIndex(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (index + 1) % count;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (index - 1 + count) % count;
  return undefined;
}

/**
 * A row of tabs: arrow keys, roving tab stop, and scrolling to the selected tab.
 *
 * @param selected - id of the selected tab
 * @param count - number of tabs
 * @param onMove - called with the id of the tab that a key has focused
 */
export function useTabRow(
  selected: string | undefined,
  count: number,
  onMove: (id: string) => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new selection or count
  useEffect(() => {
    const row = list.current;
    // jsdom, for example in a host's unit tests, has no observer.
    if (!row || typeof ResizeObserver === 'undefined') return;
    // Runs after layout, so that measuring is free, and again when the row shrinks
    // or a tab grows.
    const observer = new ResizeObserver(() => {
      showSelected(row);
      markEnds(row);
    });
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [selected, count]);

  return {
    /** Id of the tab that is the tab stop. */
    stop: focused ?? selected,
    /** Props of the row. */
    row: {
      ref: list,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.dataset.tab ?? null),
      onBlur: () => setFocused(null),
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => markEnds(currentTarget),
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
