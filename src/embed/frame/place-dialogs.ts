const BACKDROP = '[data-slot="dialog-backdrop"]';
/** What is seen of a frame is too little for a dialog below this, in CSS pixels. */
const LEAST_HEIGHT = 320;

/** Moves a dialog to where the reader looks, once: `fixed` is the whole frame, however far it reaches. */
function place(backdrop: HTMLElement): void {
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    if (!seen || seen.intersectionRect.height < LEAST_HEIGHT) return;
    const { intersectionRect, boundingClientRect } = seen;
    const gap = Number.parseFloat(getComputedStyle(backdrop).paddingTop) || 0;
    const above = intersectionRect.top - boundingClientRect.top;
    const below = boundingClientRect.bottom - intersectionRect.bottom;
    backdrop.style.paddingBlock = `${gap + above}px ${gap + below}px`;
  });
  observer.observe(backdrop);
}

/** Puts dialogs into the part of a high frame that is seen, until the returned function is called. */
export function placeDialogs({ body }: Document): () => void {
  const placed = new WeakSet<Element>();
  const changes = new MutationObserver(() => {
    for (const backdrop of body.querySelectorAll<HTMLElement>(BACKDROP)) {
      if (!placed.has(backdrop)) place(backdrop);
      placed.add(backdrop);
    }
  });
  changes.observe(body, { childList: true, subtree: true });
  return () => changes.disconnect();
}
