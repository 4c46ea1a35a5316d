/** What is on its way: parts that are loaded, outlines, and what says so to assistive software. */
const AWAITED = '[aria-busy="true"], [data-slot="page-skeleton"], [data-slot="skeleton"]';
/** What an element shows in the end: a part of ours, or what the page puts in its place. */
const SHOWN = '[data-plinth-root] :is([data-slot], slot)';

/**
 * Watches whether the content of an element is there. Calls back with false at first, and then whenever
 * that changes; the returned function stops it.
 */
export function watchProgress(root: ShadowRoot, onChange: (isReady: boolean) => void): () => void {
  let isReady = false;
  const look = () => {
    const next = root.querySelector(SHOWN) !== null && root.querySelector(AWAITED) === null;
    if (next === isReady) return;
    isReady = next;
    onChange(next);
  };
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  onChange(false);
  return () => changes.disconnect();
}
