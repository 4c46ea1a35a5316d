/** Nothing moves, so that a story plays to its end as fast as it can. */
const STILL = `*, *::before, *::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
}`;

/**
 * A story in a frame of the gallery or of a docs page keeps to itself: the page around would take the
 * theme of its frames for its own. Until it is run, a story plays there without motion, and a browser
 * scrolls every window around what gets the focus, so that the page would jump with each of them.
 */
export function quietFrame(): void {
  const state = window.frameElement?.getAttribute('data-gallery');
  if (state == null) return;
  // Storybook tells its parent whatever happens; a window without one has nobody to tell.
  Object.defineProperty(window, 'parent', { value: window });
  if (state === 'awake') return;
  const still = document.createElement('style');
  still.textContent = STILL;
  document.head.append(still);
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusQuietly(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
